import {
  decodeLink,
  looksLikeEvidence,
  looksLikeSamples,
  neitherFileNorManifest,
  readFile,
  recognised,
  renamed,
  replacementsOf,
  reversed,
  textSummary,
  trialArchive,
  trialOf,
  type Replacement,
  type Scenario,
} from "../../engine/index";
import type { Handlers } from "../channel/serve";
import type { NamedScenarios, OpenedText, TextKinds } from "../channel/textKinds";

/** The worker's part for foreign texts, which it loads at the first request. */
export const textWork: Handlers<TextKinds> = {
  openedText({ text }) {
    const reading = readFile(text);
    if (reading.ok) return reading.value.kind === "manifest" ? openedManifest(reading.value.manifest) : reading.value;
    const foreign = reading.error === neitherFileNorManifest || text.trimStart().startsWith("{{") ? recognised(text) : null;
    if (foreign?.isManifest === true) return openedManifest(text);
    return { kind: "refused", error: foreign?.said ?? reading.said, isSamples: looksLikeSamples(text) };
  },
  savedFiles: ({ files }) => files.map((file) => readFile(file)),
  otherNames: ({ named, keeps }) => withOtherNames(named, keeps),
  trial({ scenario, link, collect }, task) {
    const trial = trialOf(scenario, { link, collect });
    if (!trial.ok) return { reason: trial.reason };
    const archive = trialArchive(trial.files).buffer;
    task.handOver([archive]);
    return { archive };
  },
  link: ({ fragment }) => decodeLink(fragment),
  isEvidence: ({ heads }) => heads.some(looksLikeEvidence),
};

const openedManifest = (manifest: string): OpenedText => ({ kind: "manifest", manifest, autoscaler: textSummary(manifest).autoscaler });

function withOtherNames({ origin, scenario, pinned, replacements: known }: NamedScenarios, keeps: boolean): NamedScenarios {
  const replacements = keeps ? known : withNewNames(known, replacementsOf(scenario));
  const table = keeps ? reversed(replacements) : replacements;
  const next = renamed(origin, table);
  const nextOf = (one: Scenario) => (one === origin ? next : renamed(one, table));
  return { origin: next, scenario: nextOf(scenario), pinned: pinned && nextOf(pinned), replacements };
}

/** Names that were typed since then have a replacement, too. */
function withNewNames(known: readonly Replacement[], present: readonly Replacement[]): Replacement[] {
  const taken = new Set(known.map(({ original }) => original));
  const fresh = present.filter(({ original }) => !taken.has(original));
  return [...known, ...fresh.map((each, index) => ({ ...each, replacement: `${each.kind}-${known.length + index + 1}` }))];
}
