/** Reasons of conditions that are as usual. */
const calm: ReadonlySet<string> = new Set([
  "ReadyForNewScale",
  "SucceededGetScale",
  "SucceededRescale",
  "ValidMetricFound",
  "DesiredWithinRange",
  "NotScaledToZero",
]);

const reasonOfCondition = /^( {2}(?:AbleToScale|ScalingActive|ScalingLimited|ScaledToZero) +(?:True|False|Unknown) +)(\w+)/gm;

/** A description in parts: every second one is the reason of an unusual condition. */
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
