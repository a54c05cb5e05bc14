/**
 * The first answer of an address as HTML: the sentence, the sum and the replicas' figure, as the page itself draws them. Only the build uses
 * this file, and draws each address once, so the stores need not tell anybody that they change.
 */
import { renderToStaticMarkup } from "react-dom/server";
import type { AnyReconcile, Scenario } from "../../engine/index";
import { DecisionPanel } from "../explain/DecisionPanel";
import { DecisionPanelV1 } from "../explain/DecisionPanelV1";
import { ShortSentence } from "../explain/ShortSentence";
import type { TimeRange } from "../run/timeRange";
import type { Run } from "../run/run";
import { useScenario } from "../store/scenario";
import { useTrace } from "../store/trace";
import { useView } from "../store/view";
import { Brand } from "../ui/Brand";
import { BuiltSize } from "../ui/useSize";
import { t } from "../words/text";
import { ReplicasAtOnce } from "./ReplicasAtOnce";

export interface FirstAnswer {
  scenario: Scenario;
  run: Run;
  reconcile: AnyReconcile;
  range: TimeRange;
  title: string;
  /** What is read where the page's own code does not run. */
  paragraphs: readonly string[];
  links: readonly { address: string; words: string }[];
}

/** The inside of the decision's pane where the window has three columns. */
const decisionWidth = 371;

export function firstAnswer({ scenario, run, reconcile, range, ...text }: FirstAnswer): string {
  useScenario.setState({ scenario });
  useTrace.setState({ run, reconcile });
  useView.setState({ cursor: reconcile.at, zoom: range });
  const { at } = run.steps;
  return withoutControls(
    renderToStaticMarkup(
      <BuiltSize value={{ width: decisionWidth, height: 0 }}>
        <header className="top greets">
          <Brand />
          <div className="scenario-name">
            <span className="name">{text.title}</span>
          </div>
        </header>
        <Reading {...text} />
        <main className="columns">
          <section className="pane left">
            <pre>{scenario.manifest}</pre>
          </section>
          <section className="figures-column">
            <ReplicasAtOnce run={run} range={range} incidents={scenario.incidents} cursor={reconcile.at} />
            <div className="transport" />
          </section>
          <aside className="pane right">
            <header className="pane-head">
              <b>{t`Decision`}</b>
              <span className="muted">{t`sync ${at.indexOf(reconcile.at) + 1} of ${at.length}`}</span>
            </header>
            {reconcile.controller === "V1" ? <DecisionPanelV1 reconcile={reconcile} /> : <DecisionPanel reconcile={reconcile} />}
          </aside>
        </main>
        <footer>
          <ShortSentence />
          <div className="transport" />
          <div className="phone-tabs" />
        </footer>
      </BuiltSize>,
    ),
  );
}

function Reading({ title, paragraphs, links }: Pick<FirstAnswer, "title" | "paragraphs" | "links">) {
  return (
    <section className="reading">
      <h2>{title}</h2>
      {paragraphs.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {links.map(({ address, words }) => (
        <p key={address}>
          <a className="lk" href={address}>
            {words}
          </a>
        </p>
      ))}
    </section>
  );
}

/** Nothing of it can be pressed yet, and no name of an element may be there twice once the page draws the same. */
const withoutControls = (html: string): string =>
  html
    .replaceAll(/<button\b[^<>]*>/g, (tag) =>
      tag
        .replace("<button", "<span data-button")
        .replace('aria-expanded="false"', "data-closed")
        .replaceAll(/ (?:aria-[a-z]+|type)="[^"]*"/g, ""),
    )
    .replaceAll("</button>", "</span>")
    .replaceAll(/ (?:id|for|aria-(?:labelledby|live|atomic)|tabindex)="[^"]*"/g, "");
