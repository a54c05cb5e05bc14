/**
 * What the controllers of all versions say, as far as it is the same text each time. It tells a message that is cut from a whole one, and a
 * word that a terminal broke from two words.
 */
const sentences = [
  "the HPA controller was able to get the target's current scale",
  "the HPA controller was unable to get the target's current scale: ",
  "the HPA controller was able to update the target scale to ",
  "the HPA controller was unable to update the target scale: ",
  "the HPA was able to successfully calculate a replica count from ",
  "the HPA was able to succesfully calculate a replica count from ",
  "the HPA was able to compute the replica count based on the provided metrics",
  "the HPA was unable to compute the replica count: ",
  "the HPA target's scale is missing a selector",
  "the HPA target's scale is missing a Selector",
  "the HPA controller did not scale the workload to zero",
  "the HPA controller scaled the workload to zero",
  "scaling is disabled since the replica count of the target is zero",
  "the desired count is within the acceptable range",
  "the desired replica count is more than the maximum replica count",
  "the desired replica count is less than the minimum replica count",
  "the desired replica count is zero",
  "the desired replica count is increasing faster than the maximum scale rate",
  "the desired replica count is decreasing faster than the maximum scale rate",
  "the desired replica count was less than the minimum replica count",
  "the last scale time was sufficiently old as to warrant a new scale",
  "the time since the previous scale is still within both the downscale and upscale forbidden windows",
  "the time since the previous scale is still within the downscale forbidden window",
  "the time since the previous scale is still within the upscale forbidden window",
  "recommended size matches current size",
  "recent recommendations were higher than current one, applying the highest recent recommendation",
  "recent recommendations were lower than current one, applying the lowest recent recommendation",
  "cpu resource utilization (percentage of request)",
  "memory resource utilization (percentage of request)",
  "cpu resource utilization (percentage of request) above target",
  "memory resource utilization (percentage of request) above target",
  "cpu container resource utilization (percentage of request) above target",
  "memory container resource utilization (percentage of request) above target",
  "cpu resource above target",
  "memory resource above target",
  "All metrics below target",
  "Current number of replicas below Spec.MinReplicas",
  "Current number of replicas above Spec.MaxReplicas",
  "Current number of replicas must be greater than 0",
  "external metric ",
  "pods metric ",
  "failed to compute desired number of replicas based on listed metrics for ",
  "failed to compute desired number of replicas based on the provided metrics for ",
  "failed to get cpu utilization: ",
  "failed to get memory utilization: ",
  "failed to get cpu resource metric value: ",
  "failed to get memory resource metric value: ",
  "failed to get object metric value: ",
  "failed to get pods metric value: ",
  "failed to get external metric ",
  "failed to get CPU utilization: ",
  "failed to get CPU consumption and request: ",
  "failed to get pod requests: ",
  "failed to unmarshal heapster response: ",
  "some pods do not have request for cpu",
  "metrics obtained for ",
  "missing request for cpu",
  "missing request for memory",
  "unable to get metrics for resource cpu: ",
  "unable to get metrics for resource memory: ",
  "unable to get metric ",
  "unable to get external metric ",
  "unable to fetch metrics from resource metrics API: ",
  "unable to fetch metrics from custom metrics API: ",
  "unable to fetch metrics from external metrics API: ",
  "unable to fetch metrics from API: ",
  "no metrics returned from resource metrics API",
  "no metrics returned from custom metrics API",
  "no metrics returned from external metrics API",
  "no metrics returned from heapster",
  "no recommendations from heapster",
  "did not receive metrics for any ready pods",
  "did not receive metrics for targeted pods (pods might be unready)",
  "unable to calculate ready pods: ",
  "no pods returned by selector while calculating replica count",
  "no matching pods found for selector",
  "the server could not find the requested resource (get pods.metrics.k8s.io)",
  "the server could not find the requested resource (get services http:heapster:)",
  "the server could not find the metric ",
  "the server is currently unable to handle the request (get pods.metrics.k8s.io)",
  "the server is currently unable to handle the request (get pods.custom.metrics.k8s.io)",
  'an error on the server ("service unavailable") has prevented the request from succeeding (get pods.metrics.k8s.io)',
  'an error on the server ("Internal Server Error: ',
  "invalid metrics (1 invalid out of 1), first error is: ",
  "invalid metrics (2 invalid out of 2), first error is: ",
  "invalid metrics (1 invalid out of 2), first error is: ",
  "selector is required",
  "pods by selector ",
  "are controlled by multiple HPAs: ",
  "no matches for kind ",
  "first error is: ",
  "has prevented the request from succeeding",
  "New size: ",
  "Failed to rescale to ",
  "reason: ",
  "Pod was evicted by VPA Updater to apply resource recommendation",
  "VPA Updater evicted Pod ",
  "Pod was resized in place by VPA Updater",
  "Scaled up replica set ",
  "Scaled down replica set ",
] as const;

/** How a whole message may end. A cut one rarely does. */
const ends = [
  /metrics API$/,
  /^New size: \d+; reason: .*(?:above target|below target|Spec\.M\w+Replicas|greater than 0)$/,
  /reason: (?:All metrics|CPU utilization) below target$/,
  /missing request for [\w./-]+(?: (?:in|on) container \S+ (?:of Pod|in pod) \S+)?$/i,
  /\(pods might be unready\)$/,
  /\((?:get|post|put|update) [\w.:*/-]+\)$/,
  /(?:not found|timed out|connection refused|deadline exceeded|EOF|no such host|i\/o timeout|is required|forbidden|any ready pods|ready pods)$/,
  /for (?:pods|services|deployments(?:\.apps)?|ingresses(?:\.[\w.]+)?|namespaces|nodes)$/,
  /^metrics obtained for \d+\/\d+ of pods$|: metrics obtained for \d+\/\d+ of pods$/,
  /(?:target|update the target) scale to \d+$/,
  /matching pods found for selector\.?$/,
  /^VPA Updater evicted Pod \S+ to apply resource recommendation\.$/,
  /^Pod was (?:evicted by VPA Updater to apply resource recommendation|resized in place by VPA Updater)\.$/,
  /^Scaled (?:up|down) replica set \S+ (?:from \d+ )?to \d+(?: from \d+)?$/,
] as const;

/** Such an end is one only behind these words. */
const endsBehind = [
  ["reason: ", / above target$/],
  ["calculate a replica count from ", /(?:\(percentage of request\)|metric \S+|\([^\s(]+\)| resource)$/],
] as const;

const whole = new Set<string>(sentences.filter((sentence) => !sentence.endsWith(" ")));

/** Whether a message ends as the controllers end theirs. */
export const endsWhole = (message: string): boolean =>
  whole.has(message) ||
  ends.some((end) => end.test(message)) ||
  endsBehind.some(([words, end]) => message.includes(words) && end.test(message));

/** Whether a message breaks off: its end begins something that the controllers, or another message of the text, continue. */
export function isBrokenOff(message: string, others: readonly string[] = []): boolean {
  if (message === "") return true;
  // Some versions rescaled without a reason.
  if (/^New size: \d+; reason:$/.test(message)) return false;
  if (/[:,(;/&={[]$|\([^()\s]*$/.test(message) || message.split('"').length % 2 === 0) return true;
  if (endsWhole(message)) return false;
  const text = message.slice(-longestSentence);
  const begins = [0, ...[...text.matchAll(/[\s(]/g)].map((match) => match.index + 1)];
  return begins.some((from) => {
    const tail = text.slice(from);
    return (
      tail.length >= 2 - (from === 0 ? 0 : 1) &&
      [...sentences, ...(from === 0 ? others : [])].some((sentence) => isBeginning(tail, sentence))
    );
  });
}

const longestSentence = 160;

const isBeginning = (tail: string, sentence: string): boolean => sentence.length > tail.length && sentence.startsWith(tail);

const words = new Set(sentences.flatMap((sentence) => sentence.toLowerCase().match(/[\w.'-]+/g) ?? []));

/** Joins a line that a terminal or a mail broke: in the middle of a word, or between two. */
export function joined(first: string, second: string): string {
  const next = second.trimStart();
  // A deep indent was made by a hand or a program that breaks between words.
  if (/\s$/.test(first) || /^\s{8}/.test(second)) return `${first.trimEnd()} ${next}`;
  const left = first
    .split(/[^\w.'-]/)
    .at(-1)!
    .toLowerCase();
  const right = /^[\w.'-]+/.exec(next)?.[0].toLowerCase() ?? "";
  if (left === "" || right === "") return opens(first) || closes(next, first) ? first + next : `${first} ${next}`;
  if (words.has(left + right) && !(words.has(left) && words.has(right))) return first + next;
  if (words.has(left) || words.has(right)) return `${first} ${next}`;
  return /^\s/.test(second) ? `${first} ${next}` : first + next;
}

/** Whether a text ends with a mark that no blank follows. */
const opens = (text: string): boolean => /[([{/=&@]$/.test(text) || (text.endsWith('"') && isWithinQuotes(text));

/** Whether a text begins with a mark that no blank is before. */
const closes = (text: string, before: string): boolean => /^[)\]},;:.%]/.test(text) || (text.startsWith('"') && isWithinQuotes(before));

const isWithinQuotes = (text: string): boolean => text.split('"').length % 2 === 0;
