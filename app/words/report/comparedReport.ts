import type { Comparison, CustomMetricType, Price, Workload } from "../../../engine/index";
import { divergenceWords } from "../comparison/divergenceSentence";
import { inputLine } from "../comparison/inputWords";
import { netWords } from "../comparison/netWords";
import { byChange, outcomeLines, sameWords } from "../comparison/outcomeLines";
import { t } from "../text";
import { plain, table } from "./markdown";

/** What the reported run was compared with. */
export interface ComparedWith {
  comparison: Comparison;
  /** What each of the two workloads is: the baseline's and the run's own. */
  kinds: readonly [baseline: Workload["kind"], now: Workload["kind"]];
  /** The type of a custom metric by its name; null if no run has it. */
  typeOf(metric: string): CustomMetricType | null;
}

/** `price`: of the reported run; it holds for both. As the panel says it: the net result, where the runs diverge, what was changed, and the outcomes that changed. */
export function comparedSection({ comparison, kinds, typeOf }: ComparedWith, price: Price | undefined): string[] {
  const net = netWords(comparison, price);
  const said = [net, divergenceWords(comparison)].flatMap((words) =>
    words === null ? [] : [`**${plain(words.lead)}** ${plain(words.text)}`],
  );
  const inputs = comparison.inputs.map((input) => {
    const { label, from, to } = inputLine(input, { kind: kinds[1], typeOf });
    return `- ${plain(label)}: ${plain(from)} → ${plain(to)}`;
  });
  const { changed, same } = byChange(outcomeLines(comparison, kinds, price));
  const rows = changed.map(({ isPart, name, baseline, now, difference }) =>
    [isPart ? t`failed: ${name}` : name, baseline, now, difference].map(plain),
  );
  return [
    `## ${t`Compared with the baseline`}`,
    ...said,
    ...(inputs.length > 0 ? [inputs.join("\n")] : []),
    ...(rows.length > 0 ? [table([t`outcome`, t`baseline`, t`now`, t`difference`], rows)] : []),
    ...(same.length > 0 ? [`${sameWords(same, changed.length === 0)}.`] : []),
  ];
}
