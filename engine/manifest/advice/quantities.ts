import { say } from "../../lib/sentence";
import { quantitiesMeant, valueOf, withValue } from "../fixes/quantityFixes";
import { type Advice, resourceTargets, type Rule, spanOf } from "./subject";

/** The suffix m means thousandths, so a memory target of 100m is a tenth of a byte. */
export const memoryInThousandths: Rule = (subject) =>
  resourceTargets(subject).flatMap(({ path, resource, target: { averageValue = "" } }): Advice[] => {
    const field = `${path}.target.averageValue`;
    if (resource !== "memory" || !/^[0-9.]+m$/.test(averageValue)) return [];
    const span = spanOf(subject, field);
    return [
      {
        path: field,
        message: say`${averageValue} of memory is ${valueOf(averageValue)} bytes: the suffix m means thousandths.`,
        reason: say`Every pod uses more than that, so the count climbs to maxReplicas.`,
        span,
        fixes: quantitiesMeant(`${averageValue}b`.toUpperCase()).map((meant) => ({
          title: say`Write ${withValue(meant)}`,
          edits: [{ ...span, text: meant }],
        })),
      },
    ];
  });
