/** Go's url.QueryEscape: a blank becomes "+", and more is escaped than by encodeURIComponent. */
export function queryEscape(text: string): string {
  return encodeURIComponent(text.replaceAll(loneSurrogate, "\ufffd"))
    .replaceAll("%20", "+")
    .replaceAll(/[!'()*]/g, (character) => `%${character.codePointAt(0)!.toString(16).toUpperCase()}`);
}

const loneSurrogate = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;
