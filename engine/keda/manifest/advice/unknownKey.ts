import type { KedaVersion } from "../../../kedaReleases/releases";
import { isRead } from "../../metadata";
import { triggersOf, type ScaleTrigger } from "../../scaledObject";
import { triggerType } from "../../triggers/types";
import { say, type Words } from "../../../lib/sentence";
import type { Finding } from "../../../manifest/finding";
import { nearest } from "../../../lib/nearest";
import { entryOf } from "../../../manifest/yamlNodes";
import { isExternal } from "../externalMetrics";
import { nodeAt } from "../../../manifest/place";
import { activationKeyOf, connectionKeys, isFullyKnown, targetKeyOf } from "../triggerKeys";
import { advice, type Rule, type Subject } from "./subject";

const suffix = "FromEnv";

/** KEDA ignores a key that it does not know, so a misspelt one silently leaves its default. An external scaler gets every key. */
export const unknownKey: Rule = (subject) =>
  triggersOf(subject.object).flatMap((trigger, index) => {
    const known = triggerType(trigger.type);
    if (known === null || isExternal(trigger.type)) return [];
    const keys = knownKeys(trigger, subject.read.kedaVersion);
    return Object.keys(trigger.metadata ?? {}).flatMap((key) => {
      if (keys.has(key) || isOfConnection(key)) return [];
      const free = [...keys].filter((each) => trigger.metadata?.[each] === undefined);
      const later = known.parameters[key]?.since;
      if (later !== undefined) return [laterKey(subject, index, trigger, key, later)];
      const meant = nearest(key, isFullyKnown(trigger.type) ? free : certainKeys(trigger));
      if (meant === undefined && !isFullyKnown(trigger.type)) return [];
      const steps = ["spec", "triggers", index, "metadata"];
      const entry = entryOf(nodeAt(subject.document, steps), key);
      const span = entry?.key ?? null;
      const fixes = meant === undefined || span === null ? [] : [{ title: say`Write ${meant}`, edits: [{ ...span, text: meant }] }];
      const found = advice(
        subject,
        [...steps, key],
        say`KEDA does not read ${key} of a ${trigger.type} trigger.`,
        reasonOf(key, meant, keys),
        fixes,
      );
      return [span === null ? found : { ...found, span }];
    });
  });

/** A key that a later release reads. */
function laterKey(subject: Subject, index: number, { type }: ScaleTrigger, key: string, since: KedaVersion): Finding {
  const { read, document } = subject;
  const steps = ["spec", "triggers", index, "metadata"];
  const message = say`KEDA ${read.kedaVersion} does not read ${key} of a ${type} trigger.`;
  const found = advice(subject, [...steps, key], message, say`KEDA ${since} brought this key. Older releases ignore it.`);
  const span = entryOf(nodeAt(document, steps), key)?.key;
  return span === undefined ? found : { ...found, span };
}

function reasonOf(key: string, meant: string | undefined, keys: ReadonlySet<string>): Words {
  if (meant !== undefined) return say`Did you mean ${meant}? KEDA ignores keys that it does not know.`;
  if (key === "metricName") return say`KEDA names the metric itself. The HPA that it makes shows the name.`;
  if (key.endsWith(suffix) && keys.has(key.slice(0, -suffix.length))) return say`This key cannot come from a variable.`;
  return say`KEDA ignores keys that it does not know.`;
}

/** With the keys that name a variable, and the other names of a key. */
function knownKeys({ type }: ScaleTrigger, version: KedaVersion): ReadonlySet<string> {
  const keys = new Set<string>();
  for (const [key, parameter] of Object.entries(triggerType(type)?.parameters ?? {})) {
    if (!isRead(parameter, version)) continue;
    const { from, names = [] } = parameter;
    for (const name of [key, ...names]) {
      keys.add(name);
      if (from.includes("resolvedEnv")) keys.add(name + suffix);
    }
  }
  return keys;
}

function certainKeys(trigger: ScaleTrigger): string[] {
  return [targetKeyOf(trigger), activationKeyOf(trigger) ?? ""].filter((key) => key !== "" && trigger.metadata?.[key] === undefined);
}

const isOfConnection = (key: string): boolean =>
  connectionKeys.has(key) || (key.endsWith(suffix) && connectionKeys.has(key.slice(0, -suffix.length)));
