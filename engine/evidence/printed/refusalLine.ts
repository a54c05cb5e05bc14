/** What a program says in the place of an answer; null for any other line. */
export function readRefusalLine(text: string): string | null {
  if (text.length > longestLine || !inEachLine.test(text)) return null;
  const line = text.trim();
  const unknown =
    /^W\d{4} [\d:.]{8,20}\s+\d+ warnings\.go:\d+\] (unknown field .*)$/s.exec(line)?.[1] ??
    /^Warning: (unknown field .*)$/s.exec(line)?.[1];
  if (unknown !== undefined) return unknown;
  return refusals.some((pattern) => pattern.test(line)) ? line : null;
}

const longestLine = 20_000;

/** Words of the refusals below. */
const inEachLine =
  /unknown field|error|unable to|The connection|No resources|sh: |couldn't get|is invalid|failed to apply|The Kubernetes API|no matches for|webhook/i;

/** A further cause in a line of its own, as kubectl lists them below a refusal. */
export const isFurtherCause = (text: string): boolean => /^\s*\* (?:spec|metadata|status|<nil>)[\w.[\]<>]*: \S/.test(text);

/** What Helm and kubectl add to a refusal, which says nothing of its own. */
export const isRemarkOfRefusal = (text: string): boolean => /^\s*ensure CRDs are installed first\s*$/.test(text);

const refusals = [
  /^Error from server(?: \(\w+\))?:/,
  /^error: \S/i,
  /^Unable to connect to the server/,
  /^The connection to the server .* was refused/,
  /^No resources found\b/,
  /^(?:zsh|bash|sh|-bash): .*(?:not found|No such file)/,
  /^error validating|^unable to recognize|^couldn't get resource list/i,
  /^The [A-Z]\w+ "[^"]*" is invalid:/,
  // Argo CD and Flux, of what the API server answered them.
  /^one or more objects failed to apply/,
  /^The Kubernetes API could not find /,
  // What any tool quotes of it: the words are the API server's own.
  /\b(?:HorizontalPodAutoscaler|ScaledObject)(?:\.[\w.]{1,60})? "[^"]{1,253}" is invalid: /,
  /\bno matches for kind "(?:HorizontalPodAutoscaler|ScaledObject)" in version "/,
  /\badmission webhook "[^"]{1,253}" denied the request: /,
] as const;
