/** The explanation as Markdown, for a ticket or the report of an incident. */
import { replacedWords, type Beside, type ExplainedAutoscaler, type SnapshotExplanation, type Statement } from "../../../engine/index";
import { blocks, code, plain, table } from "../report/markdown";
import { t } from "../text";
import { autoscalerName } from "./autoscalerName";
import { durations } from "./numbers";
import { problemNames } from "./problemNames";
import { lineMeaning } from "./saidLines";
import { certaintyWords, sentenceOf, verdictWords } from "./sentence";
import { phraseText } from "../decision/phrase";
import { otherWorlds } from "./hypotheses";
import { standingWords } from "./standing";
import { statementWords } from "./statements";
import { rowWords } from "./sumWords";
import { suppositions } from "./tables";

interface ReportOptions {
  /** Names that are replaced, each with its placeholder. */
  readonly without?: ReadonlyMap<string, string>;
}

export function snapshotReport(explanations: readonly SnapshotExplanation[], { without }: ReportOptions): string {
  const text = explanations.map(reportOf).join("\n");
  if (without === undefined) return text;
  // In Markdown some characters of a name are escaped.
  const written = [...without].flatMap(([name, placeholder]) => [name, plain(name)].map((each) => [each, placeholder] as const));
  return replacedWords(new Map(written))(text);
}

function reportOf(explanation: SnapshotExplanation): string {
  const { statements, sum, lines } = explanation;
  const words = (code: Statement["code"]) => statements.filter((each) => each.code === code);
  const problems = statements.flatMap((each) => (each.code === "problem" ? [each] : []));
  const past = problems.filter(({ when }) => when === "past");
  const others = statements.filter((each) => shownAlone.has(each.code)).map(sentencesOf);
  const open = words("undetermined").map((each) => `- ${plain(statementWords(each).sentences.join(" "))}`);
  const commands = statements.flatMap((each) => (each.code === "next" ? [each.command] : []));
  const assumed = new Set(statements.flatMap(({ assumes }) => assumes ?? []));
  return blocks([
    `# ${plain(autoscalerName(explanation))}`,
    `**${plain([verdictWords(sum.verdict), certaintyWords(sum.verdict)].filter(Boolean).join(", "))}.** ${plain(phraseText(sentenceOf(explanation)))}`,
    ...(sum.rows.length === 0
      ? []
      : [
          table(
            [t`stage`, t`calculation`, t`standing`, t`result`],
            sum.rows.map((row) => {
              const { name: stage, text, small, result, was, isOpen } = rowWords(row, explanation);
              const shown = was === null || was === result ? result : `${was} → ${result}`;
              return [stage, [text, ...small].join("; "), isOpen ? t`not known` : standingWords[row.standing], shown].map(plain);
            }),
          ),
        ]),
    ...section(
      t`What else would fit`,
      otherWorlds(sum).map((each) => `- ${plain(each)}`),
    ),
    ...section(t`When it can change`, words("nextScale").map(sentencesOf)),
    ...(lines.length === 0
      ? []
      : [
          `## ${t`What each line means in this state`}`,
          table(
            [t`what it says`, t`what it means here`, t`standing`],
            lines.map((line) => {
              const time = line.ago === null ? "" : t`, ${durations(line.ago)} ago`;
              const said = line.what === "condition" ? `${line.type ?? ""} ${line.status ?? ""} ${line.reason}` : `${line.reason}${time}`;
              return [said, lineMeaning(line, explanation).join(" "), standingWords[line.standing]].map(plain);
            }),
          ),
        ]),
    ...section(t`What is wrong`, problems.filter((each) => !past.includes(each)).map(sentencesOf)),
    ...section(t`What was wrong`, past.map(sentencesOf)),
    ...section(t`What else follows`, others),
    ...section(t`Advice`, words("advice").map(sentencesOf)),
    ...section(t`What is not known`, open),
    ...(commands.length === 0 ? [] : [t`To know more, run:`, code("sh", commands.join("\n"))]),
    ...section(
      t`What is assumed`,
      [...assumed].map((each) => `- ${plain(suppositions[each])}`),
    ),
  ]);
}

const shownAlone: ReadonlySet<Statement["code"]> = new Set([
  "actsAt",
  "budget",
  "measured",
  "windowPassed",
  "neverComputed",
  "staleCondition",
  "contradiction",
  "disagreement",
  "dividedByNoPods",
  "owner",
  "beside",
  "implausible",
  "separateDecisions",
  "heldInRows",
  "row",
]);

function sentencesOf(statement: Statement): string {
  const { title, sentences } = statementWords(statement);
  return `- **${plain(title)}** (${standingWords[statement.standing]}): ${plain(sentences.join(" "))}`;
}

const section = (title: string, lines: readonly string[]): string[] => (lines.length === 0 ? [] : [`## ${title}`, lines.join("\n")]);

function besideNames(what: Beside): readonly string[] {
  if (what.kind === "unused") return what.objects.map((each) => each.slice(each.indexOf("/") + 1));
  return what.kind === "verticalEvents" ? what.seen.flatMap(({ pod }) => pod ?? []) : [what.name];
}

/** Every name of the cluster that a report could show. */
export function namesOf({ merged, snapshot }: ExplainedAutoscaler): Map<string, string> {
  const names = new Map<string, string>();
  const add = (name: string | null | undefined, placeholder: string) => {
    if (typeof name === "string" && name !== "" && !names.has(name)) names.set(name, placeholder);
  };
  add(merged.name, "NAME");
  add(merged.namespace, "NAMESPACE");
  add(merged.fields.target?.value.name, "TARGET");
  for (const { name, requests } of [...merged.deployments, ...merged.pods]) {
    add(name, "WORKLOAD");
    for (const { container } of requests ?? []) add(container, "CONTAINER");
  }
  for (const { name } of [...merged.replicaSets, ...merged.scaledObjects]) add(name, "WORKLOAD");
  for (const { name, object } of merged.metrics) {
    if (name !== "cpu" && name !== "memory") add(name, "METRIC");
    add(object?.name, "OBJECT");
  }
  for (const each of snapshot.statements) if (each.code === "beside") for (const name of besideNames(each.what)) add(name, "OBJECT");
  for (const each of snapshot.statements)
    if (each.code === "problem") for (const [name, placeholder] of problemNames(each.problem)) add(name, placeholder);
  for (const { message = "" } of [...merged.conditions, ...merged.events])
    for (const [, container, pod] of message.slice(0, 4000).matchAll(/container (\S{1,200})|pod (\S{1,300})/g)) {
      add(container?.replace(/(?<![.,;:])[.,;:]+$/, ""), "CONTAINER");
      add(pod?.replace(/(?<![.,;:])[.,;:]+$/, ""), "POD");
    }
  return names;
}
