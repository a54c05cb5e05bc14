/** The form of recommendations, policies and LimitRanges in the recordings of the Vertical Pod Autoscaler: quantities are texts. */
import { milliValue, validQuantity, value } from "../lib/quantity";
import type { LimitRangeItem } from "../vpa/limitRange";
import { resourceListOf, resourceTextsOf, type ResourceList, type ResourceTexts } from "../vpa/quantities";
import type { ContainerResourcePolicy, PodContainer, Recommendation, RecommendedContainerResources, StartupBoost } from "../vpa/vpa";

export interface RecordedRecommendation {
  readonly name: string;
  readonly target?: ResourceTexts;
  readonly lowerBound?: ResourceTexts;
  readonly upperBound?: ResourceTexts;
  readonly uncappedTarget?: ResourceTexts;
}

export interface RecordedStartupBoost extends Omit<StartupBoost, "quantity"> {
  readonly quantity?: string;
}

type ParsedFields = "minAllowed" | "maxAllowed" | "oomBumpUpRatio" | "oomMinBumpUp" | "startupBoost";

export interface RecordedPolicy extends Omit<ContainerResourcePolicy, ParsedFields> {
  readonly minAllowed?: ResourceTexts;
  readonly maxAllowed?: ResourceTexts;
  readonly oomBumpUpRatio?: string;
  readonly oomMinBumpUp?: string;
  readonly startupBoost?: RecordedStartupBoost;
}

export interface RecordedVpaContainer {
  readonly name: string;
  readonly requests?: ResourceTexts;
  readonly limits?: ResourceTexts;
  readonly hasStatusResources?: boolean;
  readonly statusRequests?: ResourceTexts;
  readonly statusLimits?: ResourceTexts;
}

export interface RecordedLimitRange {
  readonly type: LimitRangeItem["type"];
  readonly min?: ResourceTexts;
  readonly max?: ResourceTexts;
  readonly default?: ResourceTexts;
}

export function recommendationOf(recorded: readonly RecordedRecommendation[] | undefined): Recommendation | undefined {
  return recorded?.map(({ name, ...lists }) => ({ containerName: name, ...eachList(lists) }));
}

export function policiesOf(recorded: readonly RecordedPolicy[] | undefined): readonly ContainerResourcePolicy[] | undefined {
  return recorded?.map(({ minAllowed, maxAllowed, oomBumpUpRatio, oomMinBumpUp, startupBoost, ...policy }) => ({
    ...policy,
    ...eachList({ minAllowed, maxAllowed }),
    ...(oomBumpUpRatio !== undefined && { oomBumpUpRatio: validQuantity(oomBumpUpRatio) }),
    ...(oomMinBumpUp !== undefined && { oomMinBumpUp: validQuantity(oomMinBumpUp) }),
    ...(startupBoost && { startupBoost: startupBoostOf(startupBoost) }),
  }));
}

export function startupBoostOf({ quantity, ...boost }: RecordedStartupBoost): StartupBoost {
  return { ...boost, ...(quantity !== undefined && { quantity: validQuantity(quantity) }) };
}

export function limitRangesOf(recorded: readonly RecordedLimitRange[] = []): LimitRangeItem[] {
  return recorded.map(({ type, ...lists }) => ({ type, ...eachList(lists) }));
}

export function containerOf(recorded: RecordedVpaContainer): PodContainer {
  const { name, requests, limits, hasStatusResources, statusRequests, statusLimits } = recorded;
  return {
    name,
    ...eachList({ requests, limits }),
    ...(hasStatusResources === true && { inForce: eachList({ requests: statusRequests, limits: statusLimits }) }),
  };
}

function eachList<Name extends string>(lists: Readonly<Record<Name, ResourceTexts | undefined>>): Partial<Record<Name, ResourceList>>;
function eachList<Name extends string>(lists: Readonly<Partial<Record<Name, ResourceTexts>>>): Partial<Record<Name, ResourceList>>;
function eachList(lists: Readonly<Record<string, ResourceTexts | undefined>>): Record<string, ResourceList> {
  const present = Object.entries(lists).filter((entry): entry is [string, ResourceTexts] => entry[1] !== undefined);
  return Object.fromEntries(present.map(([name, texts]) => [name, resourceListOf(texts)]));
}

/** With the whole numbers that stand beside the texts. */
export function recordedRecommendation({ containerName, ...lists }: RecommendedContainerResources): object {
  const present = Object.entries<ResourceList | undefined>(lists).filter(
    (entry): entry is [string, ResourceList] => entry[1] !== undefined,
  );
  return {
    name: containerName,
    ...Object.fromEntries(present.map(([name, list]) => [name, resourceTextsOf(list)])),
    int: Object.fromEntries(present.map(([name, list]) => [name, wholeNumbers(list)])),
  };
}

/** Millicores and bytes; null: not set. */
export function wholeNumbers({ cpu, memory }: ResourceList): [number | null, number | null] {
  return [cpu === undefined ? null : Number(milliValue(cpu)), memory === undefined ? null : Number(value(memory))];
}
