/**
 * What Go's fmt makes of a text that is used as a format without arguments: `50%"` becomes `50%!"(MISSING)`. Mirrors doPrintf in Go's
 * fmt/print.go.
 */
export function formatWithoutArguments(text: string): string {
  return text.replaceAll(directive, (_all, ...parts: (string | undefined)[]) => {
    const [index, width, precisionIndex, precision, verbIndex, verb = ""] = parts;
    const missing = (width === "*" ? "%!(BADWIDTH)" : "") + (precision === "*" ? "%!(BADPREC)" : "");
    if (verb === "") return `${missing}%!(NOVERB)`;
    if (verb === "%") return `${missing}%`;
    const isIndexed = Boolean(index) || Boolean(precisionIndex) || Boolean(verbIndex);
    return `${missing}%!${verb}(${isIndexed ? "BADINDEX" : "MISSING"})`;
  });
}

/** Flags, argument index, width, the precision with its own index, the verb's index, and the verb, unless the text ends before it. */
const directive = /%[-#0+ ]*(\[[^\]]*\]|\[?)(\*|[0-9]*)(?:\.(\[[^\]]*\]|\[?)(\*|[0-9]*))?(\[[^\]]*\]|\[?)(.?)/gsu;
