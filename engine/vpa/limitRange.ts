/** pkg/utils/limitrange/limit_range_calculator.go: several items of a LimitRange as one. */
import { compareQuantities, mapResources, type ResourceList } from "./quantities";

export interface LimitRangeItem {
  readonly type: "Container" | "Pod";
  readonly min?: ResourceList;
  readonly max?: ResourceList;
  readonly default?: ResourceList;
}

/** The item that has the effect of all items of the type: the highest min, the lowest max, the last default. Undefined if there is none. */
export function getLimitRangeItem(items: readonly LimitRangeItem[], type: LimitRangeItem["type"]): LimitRangeItem | undefined {
  let result: LimitRangeItem | undefined;
  for (const item of items) {
    if (item.type !== type || (!item.min && !item.max && !item.default)) continue;
    const min = combined(result?.min, item.min, 1);
    const max = combined(result?.max, item.max, -1);
    const defaults = item.default ?? result?.default;
    result = { type, ...(min && { min }), ...(max && { max }), ...(defaults && { default: defaults }) };
  }
  return result;
}

/** Of two quantities the higher one (`direction` 1) or the lower one (−1). */
function combined(one: ResourceList | undefined, other: ResourceList | undefined, direction: 1 | -1): ResourceList | undefined {
  if (!one || !other) return one ?? other;
  const picked = mapResources(other, (quantity, resource) => {
    const before = one[resource];
    return before !== undefined && compareQuantities(before, quantity) * direction > 0 ? before : quantity;
  });
  return { ...one, ...picked };
}
