import { maxIncidents, type Incident } from "../../engine/index";
import type { Run } from "../run/run";
import { useEffect } from "react";
import { useKubectl, watchKubectl } from "../store/kubectl";
import { useChangeable } from "../store/lesson";
import { addIncident, useScenario } from "../store/scenario";
import { closeWindowOf } from "../ui/SmallWindow";
import { Icon } from "../ui/Icon";
import { incidentHelps } from "../words/incidents/incidentHelps";
import { t } from "../words/text";
import { clock } from "../words/times";
import { phaseWords } from "../marks/readings/podWords";
import { classedAt, classWords } from "./classedPods";
import { isRunning, podsAt } from "./podsAt";

interface PodWindowProps {
  run: Run;
  step: number;
  /** Of the pods that exist at the sync, in order of creation. */
  place: number;
  onPlace(place: number): void;
}

/** One pod at a sync: what it does, how the sync classed it, and what can happen to it at this second. */
export function PodWindow({ run, step, place, onPlace }: PodWindowProps) {
  const editable = useChangeable("others");
  const incidents = useScenario(({ scenario }) => scenario.incidents.length);
  const second = run.steps.at[step]!;
  useEffect(() => watchKubectl(), []);
  const printed = useKubectl((state) => (state.printed?.at === second ? state.printed.outputs : null));
  const existing = podsAt(run.pods, second);
  const shown = existing[Math.min(place, existing.length - 1)];
  if (!shown) return null;
  const { pod, index, phase, since } = shown;
  const { createdAt, scheduledAt, name } = pod;
  const classed = classedAt(run, second).get(index);
  const strike = (incident: Incident) => (event: { currentTarget: Element }) => {
    closeWindowOf(event.currentTarget);
    addIncident(incident);
  };
  return (
    <>
      <header className="row">
        <b>{name}</b>
        <button type="button" className="btn sq" aria-label={t`The pod before`} disabled={place <= 0} onClick={() => onPlace(place - 1)}>
          <Icon name="previous" />
        </button>
        <button
          type="button"
          className="btn sq"
          aria-label={t`The next pod`}
          disabled={place >= existing.length - 1}
          onClick={() => onPlace(place + 1)}
        >
          <Icon name="next" />
        </button>
      </header>
      <dl aria-live="polite">
        <dt>{t`state`}</dt>
        <dd>{t`${phaseWords[phase]} since ${clock(since)}`}</dd>
        <dt>{t`created`}</dt>
        <dd>{clock(createdAt)}</dd>
        <dt>{t`on a node`}</dt>
        <dd>{scheduledAt === null || scheduledAt > second ? t`not yet` : t`since ${clock(scheduledAt)}`}</dd>
        {classed !== undefined && (
          <>
            <dt>{t`for the sync at ${clock(second)}`}</dt>
            <dd>{classWords[classed]}</dd>
          </>
        )}
        <dt>{t`CPU`}</dt>
        <dd>{printed === null ? "…" : cpuIn(printed.find(({ id }) => id === "top")?.output ?? "", name)}</dd>
      </dl>
      {editable && incidents < maxIncidents && (
        <div className="strikes">
          <p className="muted">{t`Add an incident at ${clock(second)}:`}</p>
          {isRunning(shown) ? (
            <>
              <button type="button" className="btn" onClick={strike({ at: second, kind: "podStruck", pod: index + 1, podBlow: "crashes" })}>
                {t`Crash this pod`}
              </button>
              <button type="button" className="btn" onClick={strike({ at: second, kind: "podStruck", pod: index + 1, podBlow: "evicted" })}>
                {t`Evict this pod`}
              </button>
            </>
          ) : (
            <p>{t`This pod does not run, so it can neither crash nor be evicted.`}</p>
          )}
          <button type="button" className="btn" title={incidentHelps.nodeLost.help} onClick={strike({ at: second, kind: "nodeLost" })}>
            {t`Lose the node with the most pods`}
          </button>
        </div>
      )}
    </>
  );
}

/** What kubectl top pods prints for the pod. */
function cpuIn(output: string, name: string): string {
  const [, cpu] =
    output
      .split("\n")
      .map((line) => line.split(" ").filter((cell) => cell !== ""))
      .find(([first]) => first === name) ?? [];
  return cpu === undefined ? t`kubectl top pods does not list it` : t`${cpu} in kubectl top pods`;
}
