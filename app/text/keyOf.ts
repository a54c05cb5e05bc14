/** The key of a text in the catalogue: "Went from {0} to {1}."; "step [a shape of load]". */
export function keyOf(texts: readonly string[], as?: string): string {
  const template = texts.map((text, index) => (index === 0 ? text : `{${index - 1}}${text}`)).join("");
  return as === undefined ? template : `${template} [${as}]`;
}
