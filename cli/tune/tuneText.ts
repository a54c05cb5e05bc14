import { groundWords } from "../../app/words/study/groundWords";
import {
  breaksWords,
  chosenWords,
  differsWords,
  frontWords,
  groundsHead,
  noneJudgedWords,
  searchedWords,
  setBesideWords,
  stoppedEarlyWords,
  todaysWords,
} from "../../app/words/study/tuneWords";
import { requestsField, restsOn, type Candidate, type OpenStudy } from "../../engine/index";
import { columns } from "../columns";
import { unifiedDiff } from "./diff";
import type { Searched } from "./searchWith";
import { costOf, differenceWords, harmOf, shortPath } from "./words";

/** What a search found, for people. */
export function tuneText(open: OpenStudy, searched: Searched): string {
  return [headText(open, searched), frontText(open, searched), verdictText(open, searched), groundsText(open), diffText(open, searched)]
    .filter((part) => part !== "")
    .join("\n");
}

function headText(open: OpenStudy, { found, ended }: Searched): string {
  const { space, fields } = open;
  const stopped = ended === null ? "" : `${stoppedEarlyWords()}\n`;
  const counts = { fields: fields.length, combinations: space.grid.combinations, runs: found.runs, judged: found.judged.length };
  return `${stopped}${searchedWords({ ...counts, cases: space.cases }, open)}\n`;
}

function frontText(open: OpenStudy, { found }: Searched): string {
  const [cost, harm] = [costOf(open.study), harmOf(open.study)];
  if (found.judged.length === 0) return `${noneJudgedWords()}\n`;
  const { front, today, chosen } = found;
  const rows = today === null || front.some(({ key }) => key === today.key) ? front : [...front, today].toSorted((a, b) => a.cost - b.cost);
  const { knee } = found;
  const sign = ({ key }: Candidate) => `${key === chosen?.key ? "*" : key === today?.key ? "=" : " "}${key === knee?.key ? "^" : ""}`;
  const cells = rows.map((candidate) => [
    sign(candidate),
    cost.write(candidate.cost),
    cost.write(candidate.p95Cost),
    harm.write(candidate.medianHarm),
    harm.write(candidate.harm),
    candidate.broken.join(", "),
    candidate.differing.length === 0 ? todaysWords() : candidate.differing.map(differenceWords).join(", "),
  ]);
  const heading = ["", cost.name, "p95", harm.name, "p95", breaksWords(), differsWords()];
  const without = open.scenario.limits ? [] : [5];
  return `${frontWords(knee !== null)}

${columns(
  [heading, ...cells].map((row) => row.filter((_, column) => !without.includes(column))),
  1,
  5,
)}`;
}

const verdictText = (open: OpenStudy, { found }: Searched): string =>
  `${chosenWords(found, { limits: open.scenario.limits !== undefined })}\n`;

const groundsText = ({ scenario }: OpenStudy): string =>
  `${groundsHead()}\n${restsOn(scenario)
    .map((ground) => `- ${groundWords(ground)}\n`)
    .join("")}`;

/** The changes of the chosen manifest; a value of the form is beside it. */
function diffText(open: OpenStudy, { found }: Searched): string {
  const { chosen, today } = found;
  if (chosen === null || chosen.key === today?.key) return "";
  const { manifest } = open.scenarioOf(chosen.key);
  const diff = unifiedDiff(open.scenario.manifest, manifest);
  const beside = chosen.differing.filter(({ path }) => path === requestsField && !manifestSays(open, chosen));
  const said = beside.map(({ path, today: from, value }) => `${setBesideWords(shortPath(path), value, from)}\n`);
  return `${diff === "" ? "" : `--- today\n+++ chosen\n${diff}`}${said.join("")}`;
}

/** Whether the chosen CPU request is in the manifest's text, and not in the scenario's workload. */
const manifestSays = (open: OpenStudy, chosen: Candidate): boolean =>
  open.scenarioOf(chosen.key).workload.cpuRequestMilli === open.scenario.workload.cpuRequestMilli;
