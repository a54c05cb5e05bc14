import { useEffect, useState } from "react";
import type { ExplainedEvidence, Place } from "../../engine/index";
import { useEvidence } from "../store/evidence";
import { openDialog } from "../store/windows";
import { EngineWords } from "../ui/EngineWords";
import { rich } from "../ui/rich";
import { t } from "../words/text";
import { ChooseTime, spanOf } from "./texts/ChooseTime";
import { toldAloneWords } from "../words/evidence/toldAlone";
import { readAgain, stopReading } from "./followEvidence";

/** What stands where the explanation would be: it is being read, it failed, or the texts have no autoscaler. */
export function EvidenceSays() {
  const { explained, failure } = useEvidence();
  return (
    <div className="evidence-says" role="status">
      {failure !== null ? <Failed failure={failure} /> : explained === null ? <Reading /> : <NoAutoscaler explained={explained} />}
    </div>
  );
}

/** Whether there is an autoscaler to explain. */
export const useIsExplained = (): boolean =>
  useEvidence(({ explained, failure }) => failure === null && explained !== null && explained.autoscalers.length > 0);

/** Most texts are read before anybody could read this. */
function Reading() {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), 500);
    return () => clearTimeout(timer);
  }, []);
  if (!slow) return null;
  return (
    <>
      <p>{t`Reading …`}</p>
      <button type="button" className="btn line" onClick={stopReading}>
        {t`Stop`}
      </button>
    </>
  );
}

function Failed({ failure }: { failure: string }) {
  return (
    <>
      <h2>{failure}</h2>
      <p className="soft">{t`Your text is kept.`}</p>
      <button type="button" className="btn line" onClick={readAgain}>
        {t`Try again`}
      </button>
    </>
  );
}

function NoAutoscaler({ explained: { pieces, errors, alone } }: { explained: ExplainedEvidence }) {
  const texts = useEvidence((state) => state.pieces);
  const long = pieces.findIndex((piece, index) => texts[index] !== undefined && spanOf(texts[index], piece) !== null);
  if (long >= 0) {
    return (
      <>
        <h2>{texts[long]!.range ? t`No autoscaler is in this time of the text.` : t`This text has too many points to be read at once.`}</h2>
        <ChooseTime index={long} piece={texts[long]!} read={pieces[long]!} />
      </>
    );
  }
  const unread = pieces.flatMap(({ unread: its }, piece) => its.map(({ line, said }) => ({ piece, line, said })));
  // What is told in words above is not quoted again.
  const isTold = ({ text, line }: Place) => alone.some(({ place }) => place.text === text && place.line === line);
  const quoted = errors.filter(({ place }) => !isTold(place));
  const isRead = pieces.some(({ used }) => used.length > 0);
  return (
    <>
      {alone.length === 0 && <h2>{isRead ? t`No autoscaler is in this text.` : t`Nothing here was printed by kubectl or Prometheus.`}</h2>}
      {alone.slice(0, mostShown).map((told) => (
        <section key={`told ${told.what} ${told.place.text} ${told.place.line}`}>
          {toldAloneWords(told).map((sentence, index) =>
            index === 0 ? <h2 key={sentence}>{sentence}</h2> : <p key={sentence}>{sentence}</p>,
          )}
        </section>
      ))}
      {alone.length === 0 && (
        <p>
          {isRead
            ? t`Add what kubectl describe hpa prints of it, or Prometheus' series about it.`
            : t`Expected: what kubectl get, describe or top prints, or the response of Prometheus to query_range. Your text is kept.`}
        </p>
      )}
      {quoted.slice(0, mostShown).map(({ place, message }) => (
        <p key={`error ${place.text} ${place.line}`} className="soft">
          <b>{pieces.length > 1 ? t`Piece ${place.text + 1}, line ${place.line}:` : t`Line ${place.line}:`}</b>{" "}
          {rich`The program said: ${<q lang="en">{message}</q>}`}
        </p>
      ))}
      {unread.slice(0, mostShown).map(({ piece, line, said }) => (
        <p key={`${piece} ${line}`} className="soft">
          <b>{pieces.length > 1 ? t`Piece ${piece + 1}, line ${line}:` : t`Line ${line}:`}</b> <EngineWords words={said} />
        </p>
      ))}
      <button type="button" className="btn line" onClick={() => openDialog("evidence")}>
        {t`Add a text…`}
      </button>
    </>
  );
}

const mostShown = 5;
