import { bad, type Answer } from "./answer";
import type { File } from "./command";
import { readScenarioIn } from "./runFile";

/** Checks each of several manifests in one scenario. Each line names its manifest; the last one counts them. */
export function checkManifests(
  scenario: File,
  names: readonly string[],
  read: (name: string) => File | { error: string },
  check: (manifest: File) => Answer,
): Answer {
  const reading = readScenarioIn(scenario.text);
  if (!reading.ok) return bad(`${scenario.name}: ${reading.error}\n`);
  const answers = names.map((name) => {
    const manifest = read(name);
    const answer = "error" in manifest ? bad(manifest.error) : check(manifest);
    return { ...answer, output: answer.output.replaceAll(/^(?=.)/gm, `${name.replaceAll("$", "$$$$")}: `) };
  });
  const failed = answers.filter(({ exitCode }) => exitCode === 2).length;
  return {
    exitCode: failed > 0 ? 2 : answers.some(({ exitCode }) => exitCode === 1) ? 1 : 0,
    output: `${answers.map(({ output }) => output).join("")}${names.length - failed} checked, ${failed} not checked.\n`,
    // What is wrong with the scenario itself is said once.
    errors: [...new Set(answers.map(({ errors }) => errors))].join(""),
  };
}
