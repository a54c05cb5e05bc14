import { NoticeBar, StaleBanner } from "./Banners";
import { ShortSentence } from "./decisionPanes";
import { CurveReading, FigureColumn } from "./FigureColumn";
import { goToProblem } from "./manifest/goToText";
import { useLesson } from "./store/lesson";
import { useShownPoll } from "./store/poll";
import { togglePresent } from "./store/mode";
import { later } from "./ui/later";

const PresentLesson = later(() => import("./present/PresentLesson").then((room) => room.PresentLesson));
const LessonTab = later(() => import("./doors/lessonRoom").then((room) => room.LessonTab));
const Present = later(() => import("./present/Present").then((room) => room.Present));
const LargeSentence = later(() => import("./explain/LargeDecision").then((room) => room.LargeSentence));
const LargePoll = later(() => import("./explain/keda/ShortPoll").then((room) => room.LargePoll));
const LargeSum = later(() => import("./explain/LargeDecision").then((room) => room.LargeSum));
const LargeFigures = later(() => import("./charts/LargeFigures").then((room) => room.LargeFigures));
const LargeTransport = later(() => import("./charts/LargeTransport").then((room) => room.LargeTransport));
const WholePage = later(() => import("./share/WholePage").then((room) => room.WholePage), "above");

/** The form for a frame in someone's page: the figures, the decision at the cursor, and a link to the whole page. */
export function Embed({ name }: { name: string }) {
  return (
    <>
      <header className="embed-head">
        <h1>{name || "HPA Playground"}</h1>
        <WholePage />
      </header>
      <NoticeBar />
      <main className="embed">
        <FigureColumn
          below={
            <>
              <StaleBanner onGoToError={goToProblem} />
              <ShortSentence />
            </>
          }
        />
      </main>
    </>
  );
}

/** The form for a talk, to be read from the back of a room. */
export function InLargeType() {
  const goToError = () => {
    togglePresent();
    requestAnimationFrame(goToProblem);
  };
  const poll = useShownPoll();
  const inLesson = useLesson(({ open }) => open !== null);
  if (inLesson) {
    return (
      <>
        <NoticeBar />
        <PresentLesson notices={<StaleBanner onGoToError={goToError} />} lesson={<LessonTab />} figures={<FigureColumn />} />
      </>
    );
  }
  return (
    <>
      <NoticeBar />
      <Present
        notices={<StaleBanner onGoToError={goToError} />}
        sentence={poll === null ? <LargeSentence /> : <LargePoll />}
        figures={<LargeFigures Curve={CurveReading} />}
        // The sum is the HPA's: at a poll the sentence says all that a talk needs.
        sum={poll === null ? <LargeSum /> : null}
        controls={<LargeTransport />}
      />
    </>
  );
}
