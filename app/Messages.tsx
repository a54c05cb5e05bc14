import { useState } from "react";
import { createPortal } from "react-dom";
import { firstScenario } from "../engine/index";
import { NewReleaseLine, NoticeBar, StaleBanner } from "./Banners";
import { useGreets, usePins } from "./greetingState";
import { goToProblem } from "./manifest/goToText";
import { useNotice } from "./share/notice";
import { useEvidence } from "./store/evidence";
import { useLesson } from "./store/lesson";
import { useScenario } from "./store/scenario";
import { useTrace } from "./store/trace";
import { useTuning } from "./store/tune";
import { later } from "./ui/later";
import { useLayout } from "./ui/layout";
import { need } from "./ui/missingParts";
import { MissingPartsLine } from "./ui/MissingPartsLine";

const QuestionLine = later(() => import("./library/QuestionLine").then((room) => room.QuestionLine), "above");
const GreetingLine = later(() => import("./GreetingLine").then((room) => room.GreetingLine), "above");

/** What the page says for a while: a greeting, a question of the library, where a scenario came from, what went wrong. */
export function Messages() {
  const inLesson = useLesson(({ open }) => open !== null);
  const inEvidence = useEvidence(({ pieces }) => pieces.length > 0);
  const tuning = useTuning();
  const narrow = useLayout() === "narrow";
  const greets = useGreets();
  const pinned = usePins(({ left }) => left.length > 0);
  // The library's code comes after the first answer, and the page's own first scenario needs none of it. A phone has room for one message.
  const isOpened = useScenario(({ origin }) => origin !== firstScenario);
  const asks = useTrace(({ run }) => run !== null && run.digest !== null) && isOpened && !inLesson && !(narrow && greets);
  const back = useNotice(({ notice }) => (notice?.arrival === "library" && notice.back) || null);
  /** null: nobody knows yet. */
  const [asked, setAsked] = useState<boolean | null>(null);
  // Beside a question the greeting comes with it, so that it does not move.
  const isComing = useTrace(
    ({ run, problems, failure }) => failure === null && !(run?.digest ?? null) && !problems.some(({ severity }) => severity === "error"),
  );
  const comesLast = isOpened && !inLesson && !narrow && (asks || isComing);
  return createPortal(
    <>
      <MissingPartsLine />
      <NewReleaseLine />
      {!inEvidence && !tuning && <StaleBanner onGoToError={goToProblem} />}
      <NoticeBar isSaid={asks && asked === true && back !== null} />
      {asks && (
        <QuestionLine
          back={back?.label ?? null}
          onBack={() => back && void need(async () => (await import("./share/address")).goBack(back))}
          onAsked={setAsked}
        />
      )}
      {(greets || pinned) && !(comesLast && asked === null) && <GreetingLine />}
    </>,
    host,
  );
}

const host = document.createElement("div");
host.className = "messages";
const places: HTMLElement[] = [];

/** Below a pane, where a message comes and goes without moving a figure. Of several places, the one that was drawn last has the messages. */
export const MessagePlace = () => <div className="message-place" ref={hold} />;

function hold(place: HTMLElement | null) {
  if (place === null) return undefined;
  places.push(place);
  place.append(host);
  return () => {
    places.splice(places.indexOf(place), 1);
    places.at(-1)?.append(host);
  };
}
