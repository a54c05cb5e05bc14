/**
 * What Go's fmt makes of a text that is used as a format without arguments: `50%"` becomes `50%!"(MISSING)`.
 * Mirrors doPrintf in Go's fmt/print.go.
 */
export function formatWithoutArguments(text: string): string {
  return text.replaceAll(directive, (_all, index1: string, width: string, precision: string, index2: string, index3: string, verb: string) => {
    const badWidth = width === "*" ? "%!(BADWIDTH)" : "";
    const badPrecision = precision === "*" ? "%!(BADPREC)" : "";
    const indexed = [index1, index2, index3].some((index) => index !== "");
    return badWidth + badPrecision + resultOf(verb, indexed);
  });
}

/** Flags, argument index, width, precision with its own index, the verb's index, and the verb, which the text's end may cut off. */
const directive = /%[-#0+ ]*(\[[^\]]*\]|\[?)(\*|[0-9]*)(?:\.(\[[^\]]*\]|\[?)(\*|[0-9]*))?(\[[^\]]*\]|\[?)(.?)/gsu;

function resultOf(verb: string, indexed: boolean): string {
  if (verb === "") return "%!(NOVERB)";
  if (verb === "%") return "%";
  return `%!${verb}(${indexed ? "BADINDEX" : "MISSING"})`;
}
