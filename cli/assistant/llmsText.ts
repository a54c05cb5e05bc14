import { library, libraryGroups } from "../../engine/doors/library";
import {
  kedaVersions,
  latestKedaVersion,
  latestVersion,
  outcomeNames,
  previewVersion,
  simulatedVersions,
  unnamedKedaVersion,
} from "../../engine/index";
import { commands, verbs } from "../commands";
import { toolDefinitions } from "./tools";

/** What `public/llms.txt` says to assistants that read the page or its folder. PAGE stands for the address of that folder. */
export function llmsText(): string {
  const [oldest, ...others] = simulatedVersions;
  return `# HPA Playground

> A page that runs the full algorithm of the Kubernetes HorizontalPodAutoscaler (kube-controller-manager) against simulated pods in the browser, and explains each decision with its numbers. There is no server and no account.

Do not compute the result yourself: the page computes it, and shows the decision at each sync. How to advise somebody: [SKILL.md](SKILL.md).

## What it knows

- Kubernetes ${others[0]} to ${latestVersion}${previewVersion === null ? "" : `, ${previewVersion} as a preview`}, and the first autoscaler, that of ${oldest}.
- KEDA ${kedaVersions.join(" and ")}: a ScaledObject with its triggers, polls, fallback and formulas. A link that names none means ${unnamedKedaVersion}; the tools and the command line run a manifest under ${latestKedaVersion}.
- Outcomes of a run: ${outcomeNames.join(", ")}.

## Links

Give people a link that opens their manifest under a load. Write it in this way, where PAGE is the address of the folder of this file:

PAGE/#yaml=MANIFEST&load=LOAD&for=DURATION

- MANIFEST is the YAML of a HorizontalPodAutoscaler (autoscaling/v2, v1 or v2beta2) or of a ScaledObject, encoded by encodeURIComponent. The Deployment may follow after a line of ---.
- LOAD is in requests per second: 40, step:20..200@10m, spike:20..200@10m..15m, ramp:20..200@10m..20m or points:0=20,10m=200.
- DURATION is from 10m to 24h, in whole minutes, such as 1h or 1h30m.
- Optional parts: name=TITLE, at=12m30s (the selected moment), show=5m..30m (the part in view), kubernetes=${latestVersion} (the release), keda=${latestKedaVersion}, start=2026-01-05T08:00@Europe/Berlin (for cron triggers), seed=7, and any field of the workload or the cluster by its name, such as initialReplicas=4, cpuPerRequestMilliseconds=20 or scrapeSeconds=60.

One request takes cpuPerRequestMilliseconds of CPU. So a load of 200 requests per second at 50 ms each needs 10 CPUs in total.

## Tools

\`hpa-playground mcp\` serves them by the Model Context Protocol, without a network. The page offers the same to an assistant of the browser (WebMCP, document.modelContext).

${toolDefinitions.map(({ name, description }) => `- ${name}: ${description}`).join("\n")}

## Command line

The package hpa-playground has one command. \`hpa-playground COMMAND --help\` says what each takes.

${verbs.map((verb) => `- ${verb}: ${commands[verb].does}`).join("\n")}

## Questions of the library

Each has an answer that a test checks. PAGE/q/ID/ is its page, \`hpa-playground run --library ID\` runs it.

${libraryGroups.map((group) => `${group}:\n${questionsOf(group)}`).join("\n\n")}
`;
}

const questionsOf = (of: string): string =>
  library
    .filter(({ group }) => group === of)
    .map(({ id, title }) => `- [${title}](q/${id}/)`)
    .join("\n");
