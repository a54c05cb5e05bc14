/** Reasons of conditions in their normal state. */
const calm: ReadonlySet<string> = new Set([
  "ReadyForNewScale",
  "SucceededGetScale",
  "SucceededRescale",
  "ValidMetricFound",
  "DesiredWithinRange",
  "NotScaledToZero",
]);

const reasonOfCondition = /^( {2}(?:AbleToScale|ScalingActive|ScalingLimited|ScaledToZero) +(?:True|False|Unknown) +)(\w+)/gm;

/** Splits a description so that every second part is the reason of an unusual condition. */
export function boldReasons(description: string): string[] {
  const parts: string[] = [];
  let from = 0;
  for (const { index, 1: before = "", 2: reason = "" } of description.matchAll(reasonOfCondition)) {
    if (calm.has(reason)) continue;
    const start = index + before.length;
    parts.push(description.slice(from, start), reason);
    from = start + reason.length;
  }
  return [...parts, description.slice(from)];
}
