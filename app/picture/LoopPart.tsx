import { useEffect, useRef, useState } from "react";
import { stepAt } from "../../engine/index";
import { useSimulation } from "../store/simulation";
import { saveFile } from "../ui/saveFile";
import { t } from "../words/text";
import { decimal, span } from "../words/times";
import type { Content, PictureForm } from "../marks/picture/content";
import type { Say } from "./currentContent";
import { loopFrames, loopRange, restsAround } from "../marks/picture/loop";
import { makeGif } from "./makeGif";
import type { Measure } from "../marks/picture/words";

interface LoopPartProps {
  content: Content;
  form: PictureForm;
  measure: Measure;
  saidDecision: Say;
  base: string;
}

type State =
  | { kind: "none" }
  | { kind: "making"; share: number; stop: AbortController }
  | { kind: "made"; bytes: Uint8Array<ArrayBuffer>; address: string; seconds: number; of: { content: Content; form: PictureForm } }
  | { kind: "failed" };

/** A silent loop of the changes around the decision. It says how large it is before it is saved. */
export function LoopPart({ content, form, measure, saidDecision, base }: LoopPartProps) {
  const { decisionAt } = useSimulation();
  const [state, setState] = useState<State>({ kind: "none" });
  const stop = useRef<AbortController | null>(null);
  useEffect(() => () => stop.current?.abort(), []);

  const make = async () => {
    const { run, said } = content;
    const own = (stop.current = new AbortController());
    setState({ kind: "making", share: 0, stop: own });
    try {
      const steps = restsAround(run.steps, stepAt(run.steps.at, said.at));
      const records = await Promise.all(steps.map((step) => decisionAt(run.id, step)));
      if (records.some((record) => record === null)) throw new Error("the run is gone");
      const decisions = records.flatMap((record) => (record === null ? [] : saidDecision(record, run)));
      const range = loopRange(
        decisions.map(({ at }) => at),
        run.durationSeconds,
      );
      const loop = loopFrames({ ...content, range }, decisions, form, measure);
      const tell = (share: number) => !own.signal.aborted && setState({ kind: "making", share, stop: own });
      const bytes = await makeGif(loop, { tell, signal: own.signal });
      if (own.signal.aborted || bytes === null) return;
      const seconds = loop.frames.reduce((sum, { milliseconds }) => sum + milliseconds, 0) / 1000;
      setState({ kind: "made", bytes, address: await dataAddress(bytes), seconds, of: { content, form } });
    } catch {
      if (!own.signal.aborted) setState({ kind: "failed" });
    }
  };
  const cancel = () => {
    stop.current?.abort();
    setState({ kind: "none" });
  };
  const made = state.kind === "made" && state.of.content === content && state.of.form === form ? state : null;
  return (
    <section className="picture-loop" aria-label={t`Loop`}>
      <h3>{t`Loop`}</h3>
      <p className="soft">{t`The changes around this decision as a silent GIF of a few seconds. GitHub, chats and slides play it.`}</p>
      {state.kind === "making" ? (
        <div className="picture-takes">
          <progress value={state.share} aria-label={t`Drawing the loop`} />
          <button type="button" className="btn line" onClick={cancel}>
            {t`Cancel`}
          </button>
        </div>
      ) : made ? (
        <>
          <img className="picture-preview" src={made.address} alt={t`The loop: the changes around this decision, one after the other`} />
          <div className="picture-takes">
            <button type="button" className="btn line" onClick={() => saveFile(`${base}.gif`, made.bytes, "image/gif")}>
              {t`Save GIF, ${sizeWords(made.bytes.length)}`}
            </button>
            <span className="muted">{span(Math.round(made.seconds))}</span>
          </div>
        </>
      ) : (
        <div className="picture-takes">
          <button type="button" className="btn line" onClick={() => void make()}>
            {t`Draw the loop`}
          </button>
        </div>
      )}
      <p role="status" className={state.kind === "failed" ? "c-error" : "vh"}>
        {state.kind === "failed" && t`The loop could not be drawn. Try again, or choose a smaller size.`}
        {made && t`The loop is ready: ${sizeWords(made.bytes.length)}`}
      </p>
    </section>
  );
}

const sizeWords = (bytes: number): string => (bytes < 1e6 ? `${Math.ceil(bytes / 1e3)}\u00a0kB` : `${decimal(bytes / 1e6)}\u00a0MB`);

/** The page's policy lets images come from data: addresses only. */
const dataAddress = (bytes: Uint8Array<ArrayBuffer>): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener("load", () => resolve(typeof reader.result === "string" ? reader.result : ""));
    reader.addEventListener("error", () => reject(new Error("not read")));
    reader.readAsDataURL(new Blob([bytes], { type: "image/gif" }));
  });
