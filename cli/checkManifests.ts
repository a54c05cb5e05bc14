import { bad, type Answer } from "./answer";
import { judged, whole } from "./checkFiles";
import { formatted, type CheckFormat, type Told } from "./checkFormats";
import type { File } from "./command";
import { readScenarioIn } from "./runFile";

/** Checks each of several manifests in one scenario, each as a whole or not at all. Each line names its manifest; the last one counts them. */
export function checkManifests(
  scenario: File,
  names: readonly string[],
  read: (name: string) => File | { error: string },
  check: (manifest: File) => Answer,
  { format, version, judged: over }: { format: CheckFormat } & Pick<Told, "version" | "judged">,
): Answer {
  const reading = readScenarioIn(scenario.text);
  if (!reading.ok) return bad(`${scenario.name}: ${reading.error}\n`);
  const results = names.map((name) => {
    const manifest = read(name);
    return "error" in manifest ? whole(name, "failed", manifest.error) : judged(name, null, check(manifest));
  });
  return formatted(format, { results, allowsNone: false, version, judged: over });
}
