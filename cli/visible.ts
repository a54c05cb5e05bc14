/**
 * A text that is safe to show in a terminal: control characters in a name could colour, move or rewrite the lines around it, or turn their
 * direction. They are escaped as in JSON, so that JSON output keeps its meaning.
 */
export const visible = (text: string): string =>
  // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
  text.replaceAll(/(?![\n\t]|\r\n)[\u0000-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, (character) => escaped(character));

const escaped = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
