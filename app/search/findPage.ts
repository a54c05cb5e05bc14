import type { Findable, PageAction } from "../ui/findable";
import { t } from "../words/text";

const actions: Readonly<Record<PageAction, readonly [title: string, text: string]>> = {
  share: [
    t`Share this scenario`,
    t`A link with the whole scenario: for the whole page, view only, or as a frame in slides and documentation.`,
  ],
  own: [t`Your scenarios`, t`Save a scenario in this browser or as a file, and open one.`],
  picture: [t`Copy as picture`, t`The sentence, the figures and the sum of a decision as one picture (PNG, SVG), or as a loop (GIF).`],
  takeAway: [t`Export`, t`The figures as pictures, the run as tables (CSV, JSON), a report, and the manifest (YAML).`],
  bringIn: [
    t`Import a measured load`,
    t`Samples of your own service, from Prometheus, Grafana, a log or a table, as the load of the scenario.`,
  ],
  evidence: [t`Explain your cluster`, t`Why your own autoscaler did that: paste what kubectl printed, or what Prometheus recorded.`],
  tune: [t`Tune`, t`Searches better settings for this scenario, and shows what each costs and risks.`],
  compare: [t`Compare`, t`Pins this run and shows the next ones beside it.`],
  present: [t`Present`, t`Large type for an audience, without the editor.`],
  library: [t`Library`, t`Ready scenarios, each a question with its answer.`],
  lessons: [t`Lessons`, t`Short lessons with questions, and a page for the leader of a workshop.`],
  howWeKnow: [t`How we know`, t`What is proven, what is simpler here, and what documents say otherwise.`],
  keys: [t`Keys`, t`Every key of the page.`],
  theme: [t`Dark or light theme`, t`Switches between the dark and the light theme.`],
  language: [t`Language`, t`English, German or Ukrainian.`],
};

/** What the page itself can do. */
export const findPage = (): Findable[] =>
  (Object.keys(actions) as PageAction[]).map((does) => ({
    id: `page/${does}`,
    kind: "page",
    title: actions[does][0],
    text: actions[does][1],
    target: { to: "page", does },
  }));
