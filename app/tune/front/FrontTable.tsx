import { useMemo } from "react";
import type { Candidate, SearchFindings } from "../../../engine/index";
import { DataTable } from "../../figures/DataTable";
import { outcomeWords } from "../../words/names/outcomeWords";
import { t } from "../../words/text";
import { useFieldWords } from "../chosen";
import { write, type MeasureWords } from "../../words/study/measureWords";

interface FrontTableProps {
  found: SearchFindings;
  chosen: Candidate | null;
  cost: MeasureWords;
  harm: MeasureWords;
  height: number;
  onPick(candidate: Candidate): void;
}

/** The figure's numbers: one row for each candidate that ran in all cases, the cheapest first. */
export function FrontTable({ found, chosen, cost, harm, height, onPick }: FrontTableProps) {
  const { name } = useFieldWords();
  const rows = useMemo(() => found.judged.toSorted((a, b) => a.cost - b.cost || a.key - b.key), [found]);
  const front = useMemo(() => new Set(found.front.map(({ key }) => key)), [found]);
  const column = (title: string, value: (candidate: Candidate) => string) => ({ name: title, value: (row: number) => value(rows[row]!) });
  return (
    <DataTable
      label={t`Candidates: cost and harm of each that ran in all cases`}
      height={height}
      rows={rows.length}
      head={column(t`candidate`, ({ differing }) =>
        differing.length === 0 ? t`today` : differing.map(({ path, value }) => `${name(path)} ${value}`).join(", "),
      )}
      columns={[
        column(t`on the front`, ({ key }) => (front.has(key) ? t`yes` : t`no`)),
        column(t`${cost.name}, median`, (each) => write(cost, each.cost, found.today?.cost)),
        column(t`${cost.name}, p95`, (each) => write(cost, each.p95Cost, found.today?.p95Cost)),
        column(t`${harm.name}, median`, (each) => write(harm, each.medianHarm, found.today?.medianHarm)),
        column(t`${harm.name}, p95`, (each) => write(harm, each.harm, found.today?.harm)),
        column(t`cheaper than today`, ({ against }) => (against ? t`${against.cheaper} of ${against.cases}` : "–")),
        column(t`limits broken`, ({ broken }) => broken.map(limitName).join(", ") || t`none`),
      ]}
      current={chosen === null ? -1 : rows.findIndex(({ key }) => key === chosen.key)}
      onSelect={(row) => onPick(rows[row]!)}
    />
  );
}

const names = new Map([...outcomeWords("queue"), ...outcomeWords("service")].map(({ outcome, name }) => [outcome as string, name]));

/** A limit by the name of its outcome. */
export const limitName = (outcome: string): string => names.get(outcome) ?? outcome;
