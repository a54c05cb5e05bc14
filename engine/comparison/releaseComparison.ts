/** What an upgrade changes in one scenario: the differences between two releases, and for each the first time that it made one here. */
import { isBefore, unnamedVersion, type KubernetesVersion } from "../controller/releases";
import { controllerFlags } from "../scenario/scenario";
import { plain, say } from "../lib/sentence";
import type { Diagnostic } from "../manifest/problem";
import type { Trace } from "../simulation/trace";
import type { ComparedRun } from "./comparison";
import { changesBetween } from "./releaseChanges";
import { releaseEffects, type ReleaseEffect } from "./releaseEffects";

export type { ReleaseEffect } from "./releaseEffects";

export interface ReleaseComparison {
  /** The release of the baseline and of the present run. `from` may be the newer one. */
  from: KubernetesVersion;
  to: KubernetesVersion;
  /** All that differs between the two, oldest first. */
  changes: readonly ReleaseEffect[];
  /** Advice that only the baseline's release gives about the text, said of this release; empty if the texts differ. */
  readOtherwise: readonly Diagnostic[];
}

/** null unless the runs are of two releases that have rules of one controller. */
export function compareReleases(baseline: ComparedRun, now: ComparedRun): ReleaseComparison | null {
  const [before, after] = [controllerFlags(baseline.scenario.flags), controllerFlags(now.scenario.flags)];
  if (before === null || after === null) return null;
  const { kubernetesVersion: from = unnamedVersion } = before;
  const { kubernetesVersion: to = unnamedVersion } = after;
  if (from === to) return null;
  const isUpgrade = isBefore(from, to);
  const [older, newer] = isUpgrade ? [baseline.trace, now.trace] : [now.trace, baseline.trace];
  const changes = isUpgrade ? changesBetween(before, after) : changesBetween(after, before);
  return {
    from,
    to,
    changes: releaseEffects(changes, older, newer),
    readOtherwise: baseline.scenario.manifest === now.scenario.manifest ? onlyIn(baseline.trace, now.trace, from) : [],
  };
}

function onlyIn({ problems }: Trace, other: Trace, version: KubernetesVersion): Diagnostic[] {
  const isShared = ({ path, message }: Diagnostic) => other.problems.some((each) => each.path === path && each.message === message);
  return problems
    .filter((problem) => !isShared(problem))
    .map((problem) => {
      const message = say`Kubernetes ${version} reads this otherwise: ${problem.said.message}`;
      return { ...problem, message: plain(message), said: { ...problem.said, message }, fixes: [] };
    });
}
