/** What objects beside an autoscaler mean for it: each is used where it tells something, else named. */
import type { OtherKind, OtherReading } from "../evidence";
import type { MergedAutoscaler, MergedEvidence, Placed } from "../merge/merged";
import { milliIn } from "./milliIn";
import { problemNow, type Statement } from "./statement";
import { isVertical, verticalStatements, type VerticalBeside, type verticalKinds } from "./verticalAutoscalers";

/** An object of the texts that is no problem. `room`: how many more pods of the target a quota lets be made. */
export type Beside =
  | VerticalBeside
  | {
      readonly kind: "quota";
      readonly name: string;
      readonly resource: string;
      readonly used: string;
      readonly hard: string;
      readonly room: number;
    }
  | { readonly kind: "limitRange"; readonly name: string; readonly resource: string; readonly request: string }
  | { readonly kind: "disruptionBudget"; readonly name: string }
  /** `more`: how many others are not named. */
  | { readonly kind: "unused"; readonly objects: readonly string[]; readonly more: number };

type Other = Placed<OtherReading>;

export function besideStatements(merged: MergedAutoscaler, evidence: MergedEvidence): Statement[] {
  const { others, workloads, autoscalers, scaledObjects } = evidence;
  const here = others.filter(({ namespace }) => namespace === undefined || merged.namespace === null || namespace === merged.namespace);
  const [vertical, alone] = [here.filter(isVertical), here.filter((other) => !isVertical(other))];
  const told = [...verticalStatements(vertical, merged, evidence), ...alone.flatMap((other) => statementOf(other, merged) ?? [])];
  const named = new Set(alone.filter((other) => statementOf(other, merged) === null));
  // Beside several autoscalers a workload may be of another one.
  const strange = autoscalers.length > 1 ? [] : [...workloads.filter((each) => !merged.deployments.includes(each)), ...scaledObjects];
  const own = new Set<object>(merged.scaledObjects);
  return [...told, ...unused([...named, ...strange.filter((each) => !own.has(each))])];
}

/** Null: it says nothing that the controller or the pods of the target depend on. */
const statementOf = (other: Other, merged: MergedAutoscaler): Statement | null =>
  Object.hasOwn(statements, other.kind) ? statements[other.kind as ToldAlone](other, merged) : null;

/** A VerticalPodAutoscaler is told with all that the texts say of it. */
type ToldAlone = Exclude<OtherKind, keyof typeof verticalKinds>;

const statements: Readonly<Record<ToldAlone, (other: Other, merged: MergedAutoscaler) => Statement | null>> = {
  ResourceQuota: quota,
  LimitRange: limitRange,
  PodDisruptionBudget: (other) => beside({ kind: "disruptionBudget", name: other.name }, other),
};

const beside = (what: Beside, { place }: Other, standing: Statement["standing"] = "recorded"): Statement => ({
  code: "beside",
  what,
  standing,
  basis: [place],
});

function quota(other: Other, merged: MergedAutoscaler): Statement | null {
  const rooms = (other.quota ?? []).flatMap(({ resource, used, hard }) => {
    const [had, most, each] = [milliIn(used), milliIn(hard), neededBy(resource, merged)];
    if (had === null || most === null || !isOfPods.test(resource)) return [];
    // Without a known need only a quota that is used up tells something.
    if (each === null || each === 0) return had >= most ? [{ resource, used, hard, room: 0 }] : [];
    return [{ resource, used, hard, room: Math.max(0, Math.floor((most - had) / each)) }];
  });
  const [least] = rooms.toSorted((one, two) => one.room - two.room);
  if (least === undefined) return null;
  const { room, ...tight } = least;
  if (room > 0) return beside({ kind: "quota", name: other.name, ...least }, other, "computed");
  return problemNow({ kind: "quotaFull", name: other.name, ...tight }, "computed", [other.place]);
}

const isOfPods = /^(?:pods|count\/pods|(?:(?:requests|limits)\.)?(?:cpu|memory))$/;

/** Thousandths that one more pod of the target takes of this resource; null where the texts do not tell. */
function neededBy(resource: string, { deployments }: MergedAutoscaler): number | null {
  if (resource === "pods" || resource === "count/pods") return 1000;
  const asked = /^(?:requests\.)?(cpu|memory)$/.exec(resource)?.[1] as "cpu" | "memory" | undefined;
  const requests = deployments.findLast((each) => each.requests !== undefined)?.requests;
  if (asked === undefined || requests === undefined || requests.length === 0) return null;
  const milli = requests.map((each) => milliIn(each[asked] ?? ""));
  return milli.includes(null) ? null : milli.reduce<number>((sum, each) => sum + each!, 0);
}

/** The requests that a LimitRange gives containers without one. */
export const defaultRequestIn = (others: MergedEvidence["others"], namespace: string | null, resource: string): string | undefined =>
  others.find(
    (each) =>
      each.defaultRequest?.[resource] !== undefined && (each.namespace === undefined || namespace === null || each.namespace === namespace),
  )?.defaultRequest?.[resource];

function limitRange(other: Other, { metrics, deployments }: MergedAutoscaler): Statement | null {
  const requests = deployments.flatMap((each) => each.requests ?? []);
  for (const { name, target } of metrics) {
    if (name !== "cpu" && name !== "memory") continue;
    const request = other.defaultRequest?.[name];
    if (request === undefined || target?.endsWith("%") !== true || !requests.some((each) => each[name] === undefined)) continue;
    return beside({ kind: "limitRange", name: other.name, resource: name, request }, other);
  }
  return null;
}

/** More names than these are only counted. */
const mostNamed = 5;

function unused(objects: readonly Placed<{ readonly kind: string; readonly name: string }>[]): Statement[] {
  const names = [...new Set(objects.map(({ kind, name }) => `${kind}/${name}`))];
  if (names.length === 0) return [];
  const what = { kind: "unused", objects: names.slice(0, mostNamed), more: Math.max(0, names.length - mostNamed) } as const;
  return [{ code: "beside", what, standing: "recorded", basis: objects.slice(0, mostNamed).map(({ place }) => place) }];
}
