import { standingWords } from "../app/words/evidence/standing";
import { refusalWords, supposedWords } from "../app/words/evidence/supposedWords";
import { mergeEvidence, readEvidence, renamed, replacementsOf, scenarioOf, writeScenarioFile } from "../engine/index";
import { bad, type Answer } from "./answer";
import type { FileText } from "./readText";
import { readScenarioIn, refusalsOf } from "./runFile";

/** Writes the scenario that goes on from what was printed of a real cluster. What it supposes goes to the errors' stream. */
export function continueEvidence(files: readonly string[], read: (file: string) => FileText, keepsNames: boolean): Answer {
  const texts: string[] = [];
  for (const file of files) {
    const text = read(file);
    if ("error" in text) return bad(`${file}: ${text.error}\n`);
    texts.push(text.text);
  }
  const merged = mergeEvidence(texts.map(readEvidence));
  const [autoscaler, ...others] = merged.autoscalers;
  const all = files.join(", ");
  if (autoscaler === undefined) return bad(`${all}: Nothing here is about an autoscaler. Add what kubectl prints of it.\n`);
  if (others.length > 0) return bad(`${all}: Here are ${others.length + 1} autoscalers. Give the texts of one.\n`);
  const continued = scenarioOf(autoscaler);
  if (!continued.ok) return bad(`${all}: ${refusalWords(continued.reason)}\n`);
  const { scenario, supposed } = continued;
  const said = supposed.map((fact) => `${standingWords[fact.standing]}: ${supposedWords(fact as never).says}\n`).join("");
  const output = writeScenarioFile(keepsNames ? scenario : renamed(scenario, replacementsOf(scenario, merged)));
  const refusals = refusalsOfFile(output);
  if (refusals.length > 0)
    return bad(refusals.map((refusal) => `${all}: No scenario is written, because run would refuse it. ${refusal}\n`).join(""));
  return { exitCode: 0, output, errors: said };
}

/** What `run` would say against the file. It is read back by `run`'s own reader, which knows limits that the evidence does not. */
function refusalsOfFile(text: string): string[] {
  const reading = readScenarioIn(text);
  return reading.ok ? refusalsOf(reading.scenario) : [reading.error];
}
