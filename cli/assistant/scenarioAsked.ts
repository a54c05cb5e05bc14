import {
  changedByParts,
  chooseAutoscaler,
  decodeLink,
  firstScenario,
  kedaVersions,
  maxFileLength,
  maxSeed,
  needsKeda,
  readScenario,
  versionsOffered,
  withNewestKeda,
  type Scenario,
} from "../../engine/doors/withKeda";
import { questionOf } from "../questions";
import { readScenarioIn } from "../runFile";
import { unknownField, type Schema } from "./schema";

/** What names a scenario in a tool's input. The schemas below say what each is. */
export interface ScenarioInput {
  manifest?: string;
  library?: string;
  scenario?: string;
  link?: string;
  load?: string;
  for?: string;
  start?: string;
  kubernetes?: string;
  keda?: string;
  seed?: number;
  settings?: Readonly<Record<string, string | number | boolean>>;
  limits?: object;
}

/** The names that a written link has for its parts. */
const parts = ["load", "for", "start", "kubernetes", "keda"] as const;
const bases = ["library", "scenario", "link"] as const;

/** How an input names its scenario. */
export const scenarioFields = {
  manifest: {
    type: "string",
    minLength: 1,
    maxLength: maxFileLength,
    description:
      "YAML of a HorizontalPodAutoscaler or of a ScaledObject of KEDA; its Deployment may follow after a line of ---. Beside library, scenario or link it replaces their manifest.",
  },
  library: { type: "string", minLength: 1, maxLength: 100, description: "The id of a question of the library; the resources list them." },
  scenario: {
    type: "string",
    minLength: 1,
    maxLength: maxFileLength,
    description: "The text of a file that the page saved (.hpa.json).",
  },
  link: {
    type: "string",
    minLength: 1,
    maxLength: 500_000,
    description: "A link to a scenario on the page, or only what is behind its #.",
  },
  load: {
    type: "string",
    minLength: 1,
    maxLength: 10_000,
    description:
      "Requests per second: 40; step:20..200@10m; spike:20..200@10m..15m; ramp:20..200@10m..20m; or points:0=20,10m=200 with straight lines between. One request takes the setting cpuPerRequestMilliseconds of CPU. Without it the load is that of the page's first scenario.",
  },
  for: { type: "string", minLength: 1, maxLength: 20, description: "How long the run is: whole minutes, from 10m to 24h, such as 1h30m." },
  start: {
    type: "string",
    minLength: 1,
    maxLength: 80,
    description: "When the run starts, for a cron trigger of KEDA: 2026-01-05T08:00@Europe/Berlin.",
  },
  kubernetes: { type: "string", minLength: 1, maxLength: 20, description: `The release of the controller: ${versionsOffered}.` },
  keda: { type: "string", minLength: 1, maxLength: 20, description: `The release of KEDA: ${kedaVersions.join(" or ")}.` },
  seed: { type: "integer", minimum: 0, maximum: maxSeed, description: "The seed of all randomness." },
  settings: {
    type: "object",
    properties: {},
    additionalProperties: { type: ["number", "boolean", "string"] },
    description:
      "Fields of the pods and the cluster by their names in a saved scenario, such as initialReplicas, cpuPerRequestMilliseconds (per request), startupSeconds or scrapeSeconds. Use what is known of the real workload; ask before you guess.",
  },
} as const satisfies Record<string, Schema>;

type Asked = { ok: true; scenario: Scenario } | { ok: false; error: string };

/** The scenario of an input. `present`: what the page shows, which an input that names none is about; null: there is no page. */
export function scenarioAsked(input: ScenarioInput, present: Scenario | null): Asked {
  const [one, other] = bases.filter((name) => input[name] !== undefined);
  if (other !== undefined) return refused(`Give either ${one} or ${other}, not both.`);
  const base = baseOf(input, present);
  if (!base.ok) return base;
  const unknown = Object.keys(input.settings ?? {}).find((name) => !settingNames.includes(name));
  if (unknown !== undefined) return refused(unknownField(unknown, "settings", settingNames));
  const changed = changedByParts(base.scenario, [
    ...parts.flatMap((name) => (input[name] === undefined ? [] : [[name, input[name]] as const])),
    ...(input.seed === undefined ? [] : [["seed", String(input.seed)] as const]),
    ...Object.entries(input.settings ?? {}).map(([name, value]) => [name, String(value)] as const),
  ]);
  if (!changed.ok) return refused(changed.error);
  if (input.limits === undefined) return { ok: true, scenario: changed.value };
  const limited = readScenario({ ...changed.value, limits: input.limits });
  return limited.ok ? { ok: true, scenario: limited.value } : refused(limited.error);
}

const settingNames: readonly string[] = [...Object.keys(firstScenario.workload), ...Object.keys(firstScenario.cluster)];

function baseOf(input: ScenarioInput, present: Scenario | null): Asked {
  const { manifest, keda } = input;
  const base = namedBase(input, present);
  if (base === null && manifest === undefined)
    return refused("It names no scenario. Give a manifest, or one of library, scenario and link.");
  if (base !== null && !base.ok) return base;
  if (manifest === undefined) return base!;
  const choice = chooseAutoscaler(manifest, {});
  if (choice.kind !== "one") return refused(`The manifest has several autoscalers: ${choice.listed}. Give one of them alone.`);
  const own = base?.scenario ?? { ...firstScenario, name: "" };
  const joined = { ...own, manifest };
  return { ok: true, scenario: keda !== undefined || needsKeda(own) ? joined : withNewestKeda(joined) };
}

function namedBase({ library, scenario, link }: ScenarioInput, present: Scenario | null): Asked | null {
  if (library !== undefined) {
    const entry = questionOf(library, "The resources list all of them, and so does llms.txt.");
    return "error" in entry ? refused(entry.error) : { ok: true, scenario: entry.scenario };
  }
  if (scenario !== undefined) {
    const read = readScenarioIn(scenario);
    return read.ok ? read : refused(`scenario: ${read.error}`);
  }
  if (link !== undefined) {
    const read = decodeLink(link.slice(link.indexOf("#") + 1));
    return read.ok ? { ok: true, scenario: read.value.scenario } : refused(`link: ${read.error}`);
  }
  return present === null ? null : { ok: true, scenario: present };
}

const refused = (error: string): Asked => ({ ok: false, error });
