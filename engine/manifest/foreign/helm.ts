/** Helm's templates: `{{ .Values.replicas }}`. */
export const isHelmTemplate = (text: string): boolean =>
  /\{\{-?[ \t]*(?:[.$(]|\/\*|(?:if|else|end|with|range|include|template|define|toYaml|tpl|default|required|printf|quote)\b)/.test(text);

/**
 * The text that a template makes with the defaults that it names itself, every condition true. The release has the name that `helm
 * template` uses without a name. Null if a value has no default: its value is in a chart that is not here.
 */
export function helmDefaults(text: string): string | null {
  const lines = text.split("\n").flatMap((line) => {
    if (/^[ \t]*\{\{-?[ \t]*(?:if|else|end|with|range|define|\/\*)[^{}]*\}\}[ \t]*$/.test(line)) return [];
    // Labels and annotations, which scale nothing.
    const only = /^[ \t]*(?:[\w.]+:[ \t]*)?\{\{([^{}]*)\}\}[ \t\r]*$/.exec(line)?.[1];
    if (only !== undefined && /\|[ \t]*n?indent/.test(only)) return [];
    return [line.replaceAll(/\{\{-?([^{}]*?)-?\}\}/g, (whole, expression: string) => valueOf(expression.trim()) ?? whole)];
  });
  const filled = lines.join("\n");
  return filled.includes("{{") ? null : filled;
}

function valueOf(expression: string): string | undefined {
  const given = /\bdefault[ \t]+("[^"]*"|[\w.]+)/.exec(expression)?.[1];
  if (given !== undefined && !given.startsWith(".")) return given;
  return /\.Release\.Name\b|^(?:include|template)[ \t]+"[^"]*(?:name|Name)"/.test(expression) ? "release-name" : undefined;
}
