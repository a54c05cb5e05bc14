import type { ExplainedAutoscaler, Place, Statement } from "../../engine/index";
import { useEvidence, type EvidenceState } from "../store/evidence";
import { EngineWords } from "../ui/EngineWords";
import { t } from "../words/text";
import { useLit } from "./snapshot/useLit";
import { StandingMark } from "./StandingMark";
import { standingWords } from "../words/evidence/standing";
import { suppositions } from "../words/evidence/tables";
import "./advice.css";

export type AdviceStatement = Extract<Statement, { code: "advice" }>;

const adviceIn = (autoscaler: ExplainedAutoscaler | undefined): AdviceStatement[] =>
  autoscaler?.snapshot.statements.filter((each) => each.code === "advice") ?? [];

const shownAutoscaler = ({ explained, autoscaler }: EvidenceState): ExplainedAutoscaler | undefined =>
  explained?.autoscalers[autoscaler] ?? explained?.autoscalers[0];

/** The advice about the shown autoscaler. */
export const useAdvice = (): AdviceStatement[] => adviceIn(useEvidence(shownAutoscaler));

/** The advice about the shown autoscaler's manifest. Each leads to its line. */
export function Advice() {
  const advice = useAdvice();
  return (
    <section className="step evidence-advice" aria-label={t`Advice`}>
      <h3>{t`Advice`}</h3>
      {advice.length === 0 ? (
        <p className="soft">{t`There is no advice about what the texts say of this autoscaler.`}</p>
      ) : (
        <ul>
          {advice.map((each, index) => (
            <Item key={index} advice={each} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Item({ advice }: { advice: AdviceStatement }) {
  const { isLit, events } = useLit(advice.basis);
  const [own] = advice.basis;
  return (
    <li className={isLit ? "is-origin" : undefined} {...events}>
      {own && <ToLine place={own} />} <AdviceSaid advice={advice} />
    </li>
  );
}

/** Shows the line in its text, also where the text is behind another tab. */
function ToLine({ place }: { place: Place }) {
  const count = useEvidence(({ pieces }) => pieces.length);
  return (
    <button type="button" className="lk" onClick={() => useEvidence.setState({ line: place, tab: "evidence" })}>
      {count > 1 ? t`text ${place.text + 1}, line ${place.line}` : t`line ${place.line}`}
    </button>
  );
}

/** A piece of advice in words, and how sure it is. */
export function AdviceSaid({ advice: { said, standing, assumes = [] } }: { advice: AdviceStatement }) {
  return (
    <>
      <EngineWords words={said.message} />{" "}
      <span className="reason">
        <EngineWords words={said.reason} />
      </span>
      <span className="standing-said">
        <StandingMark standing={standing} /> {standingWords[standing]}
        {assumes.length > 0 && `: ${assumes.map((each) => suppositions[each]).join("; ")}`}
      </span>
    </>
  );
}
