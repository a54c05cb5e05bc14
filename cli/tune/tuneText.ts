import { groundWords } from "../../app/words/study/groundWords";
import { requestsField, restsOn, type Candidate, type OpenStudy } from "../../engine/index";
import { columns } from "../columns";
import { unifiedDiff } from "./diff";
import type { Searched } from "./searchWith";
import { casesWords, costOf, counted, differenceWords, harmOf, shortPath } from "./words";

/** What a search found, for people. */
export function tuneText(open: OpenStudy, searched: Searched): string {
  return [headText(open, searched), frontText(open, searched), verdictText(open, searched), groundsText(open), diffText(open, searched)]
    .filter((part) => part !== "")
    .join("\n");
}

function headText(open: OpenStudy, { found, ended }: Searched): string {
  const { space, fields } = open;
  const stopped = ended === null ? "" : `The search stopped early: this is what it had found.\n`;
  return `${stopped}${counted(fields.length, "field")}, ${counted(space.grid.combinations, "combination")}, ${counted(found.runs, "run")}. ${counted(found.judged.length, "candidate")} ran in all ${space.cases} cases: ${casesWords(open)}.
`;
}

function frontText(open: OpenStudy, { found }: Searched): string {
  const [cost, harm] = [costOf(open.study), harmOf(open.study)];
  if (found.judged.length === 0) return "No candidate has run in all cases.\n";
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
    candidate.differing.length === 0 ? "today's" : candidate.differing.map(differenceWords).join(", "),
  ]);
  const heading = ["", cost.name, "p95", harm.name, "p95", "breaks", "differs from today's"];
  const without = open.scenario.limits ? [] : [5];
  return `The front: no candidate costs less without more harm. Cost counts at the median, harm at p95. * chosen, = today's${knee === null ? "" : ", ^ the knee: where the front bends most"}.

${columns(
  [heading, ...cells].map((row) => row.filter((_, column) => !without.includes(column))),
  1,
  5,
)}`;
}

function verdictText(open: OpenStudy, { found }: Searched): string {
  const { chosen, today } = found;
  const limits = open.scenario.limits !== undefined;
  if (today === null && chosen === null) return "Today's manifest did not run in all cases, so no candidate is chosen.\n";
  if (chosen === null) return "No candidate of the front keeps all limits in 95% of the cases.\n";
  if (chosen.key === today?.key) {
    const others = limits ? "keeps all limits and costs less" : "costs less without more harm";
    return `Nothing beats today's manifest: no candidate ${others}.\n`;
  }
  const isKnee = chosen.key === found.knee?.key;
  const rule = limits
    ? "the cheapest that keeps all limits"
    : isKnee
      ? "the knee, which does no more harm than today's"
      : "the cheapest that does no more harm than today's";
  return `Chosen is ${rule}.${comparedText(chosen)}\n`;
}

/** Case by case against today's. */
function comparedText({ against }: Candidate): string {
  if (against === null) return "";
  const { cases, cheaper, dearer, lessHarm, moreHarm } = against;
  return ` Against today's it is cheaper in ${cheaper} and dearer in ${dearer} of ${cases} cases; it does less harm in ${lessHarm} and more in ${moreHarm}.`;
}

const groundsText = ({ scenario }: OpenStudy): string =>
  `What these numbers rest on:\n${restsOn(scenario)
    .map((ground) => `- ${groundWords(ground)}\n`)
    .join("")}`;

/** The changes of the chosen manifest; a value of the form is beside it. */
function diffText(open: OpenStudy, { found }: Searched): string {
  const { chosen, today } = found;
  if (chosen === null || chosen.key === today?.key) return "";
  const { manifest } = open.scenarioOf(chosen.key);
  const diff = unifiedDiff(open.scenario.manifest, manifest);
  const beside = chosen.differing.filter(({ path }) => path === requestsField && !manifestSays(open, chosen));
  const said = beside.map(
    ({ path, today: from, value }) => `Set ${shortPath(path)} of the pods to ${value}; it is ${from}, and not in this manifest.\n`,
  );
  return `${diff === "" ? "" : `--- today\n+++ chosen\n${diff}`}${said.join("")}`;
}

/** Whether the chosen CPU request is in the manifest's text, and not in the scenario's workload. */
const manifestSays = (open: OpenStudy, chosen: Candidate): boolean =>
  open.scenarioOf(chosen.key).workload.cpuRequestMilli === open.scenario.workload.cpuRequestMilli;
