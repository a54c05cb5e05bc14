import { autoscalersIn, type AutoscalerIn } from "../engine/doors/withKeda";
import { isScenarioText } from "./runFile";

/** Which autoscalers are wanted; undefined: of any name, in any namespace. A name may have its kind before it: "scaledobject/web". */
export interface Wanted {
  name: string | undefined;
  namespace: string | undefined;
}

const kinds: Readonly<Record<string, AutoscalerIn["kind"]>> = {
  hpa: "HorizontalPodAutoscaler",
  horizontalpodautoscaler: "HorizontalPodAutoscaler",
  so: "ScaledObject",
  scaledobject: "ScaledObject",
};

export function isWanted({ kind, name, namespace }: Pick<AutoscalerIn, "kind" | "name" | "namespace">, wanted: Wanted): boolean {
  if (wanted.namespace !== undefined && wanted.namespace !== namespace) return false;
  if (wanted.name === undefined) return true;
  const [before, after] = wanted.name.split("/", 2);
  return after === undefined ? name === before : name === after && kinds[before!.toLowerCase()] === kind;
}

/** The manifest with one autoscaler: the only one that is wanted, or a sentence. A scenario's file has one, and stays as it is. */
export function chosenIn(text: string, wanted: Wanted): { text: string } | { error: string } {
  const isAsked = wanted.name !== undefined || wanted.namespace !== undefined;
  if (isScenarioText(text)) return isAsked ? { error: "It is a scenario's file: --name and -n choose in a manifest." } : { text };
  const all = autoscalersIn(text);
  if (!isAsked && all.length < 2) return { text };
  const found = all.filter((each) => isWanted(each, wanted));
  const [only] = found;
  if (found.length === 1) return { text: only!.manifest };
  const listed = all.map(({ kind, name, namespace }) => `${kind}/${name} in ${namespace}`).join(", ");
  return {
    error:
      only === undefined
        ? `It has no such autoscaler. It has ${listed === "" ? "none" : listed}.`
        : `It has several autoscalers: ${listed}. Choose one with --name (KIND/NAME) or -n.`,
  };
}
