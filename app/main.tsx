import "./channel/workerAtOnce";
import { createRoot } from "react-dom/client";
import { App } from "./App";
import { keepEarlyPaste } from "./share/earlyPaste";
import { askedFor, asksHowWeKnow, asksTune, formIn, pickIn } from "./share/forms";
import { isSomethingKept } from "./share/kept";
import { useNotice } from "./share/notice";
import { keepWithoutReader } from "./share/slots";
import { rememberSilenced } from "./manifest/silencedAdvice";
import { followScenario } from "./simulation/followScenario";
import { startWorker } from "./channel/startWorker";
import { removeFirstAnswer, startWithoutInlineScript } from "./firstAnswer/giveWay";
import { lookAtTheFirst, rememberGreeting } from "./greetingState";
import { keepForOffline } from "./newRelease";
import { rememberPanes } from "./rememberPanes";
import { isLessonEntry } from "./store/entryNote";
import { useBaseline } from "./store/baseline";
import { reopenEvidence } from "./store/evidence";
import { useMode } from "./store/mode";
import { useScenario } from "./store/scenario";
import { SimulationContext } from "./store/simulation";
import { useTrace } from "./store/trace";
import { openTuneAt } from "./store/tune";
import { openDialog } from "./store/windows";
import { ownWork } from "./store/whose";
import { fetchSentence, sentenceDrawn } from "./decisionPanes";
import { answerDrawn, sayAnswerDrawn } from "./ui/answerDrawn";
import { followTheme } from "./theme";
import { language } from "./text/language";
import { missingLanguage } from "./ui/switchLanguage";
import { loadTheRest } from "./ui/later";
import { miss, need } from "./ui/missingParts";
import { PartBoundary } from "./ui/PartBoundary";
import { t } from "./words/text";
import { whenIdle } from "./ui/whenIdle";
import "./ui/tokens.css";
import "./app.css";
import "./firstAnswer/firstAnswer.css";

startWithoutInlineScript();
useMode.setState({ form: formIn(location.search) });
document.documentElement.lang = language;
const askedWindow = asksHowWeKnow(location.search);
if (askedWindow) openDialog(askedWindow);
followTheme();
rememberGreeting();
if (asksTune(location.search)) openTuneAt(pickIn(location.search));
keepEarlyPaste();
rememberSilenced();
rememberPanes();
if (missingLanguage) {
  const { name, again } = missingLanguage;
  miss({ text: t`The texts in ${name} could not be loaded, so the page is in English.`, again });
}

/** Without the code for links and drafts the page still works, and says what it cannot do. */
async function followAddress(opensKept: boolean): Promise<void> {
  const load = async () => (await import("./share/address")).followAddress();
  await need(
    load,
    opensKept
      ? t`A part of this page could not be loaded, so the page did not open the scenario in the address or in this browser.`
      : undefined,
  );
  if (useNotice.getState().linked || useMode.getState().form !== "full") return;
  keepWithoutReader(() => ownWork(useScenario.getState()));
}

/** Without the code for comparing, a message replaces the comparison of a pinned run. */
const followPinned = (client: ReturnType<typeof followScenario>): Promise<void> =>
  need(async () => {
    try {
      (await import("./simulation/followBaseline")).followBaseline(client);
      useBaseline.setState({ failure: null });
    } catch (error) {
      useBaseline.setState({ failure: t`The part of this page that compares runs could not be loaded.` });
      throw error;
    }
  });

/** For the decision of a run that has come. */
const longestWaitMilliseconds = 15_000;

/** The page opens what the browser keeps. If the browser keeps nothing, the code for links and drafts loads after the first answer. */
async function start(): Promise<void> {
  const sentence = fetchSentence();
  const opensKept = isSomethingKept() || isLessonEntry();
  if (opensKept) await followAddress(opensKept);
  // A reload in a lesson comes back into it at once, so that the page never shows what a question covers.
  const asked = askedFor();
  if (isLessonEntry() && asked?.what === "lesson")
    await need(async () => void (await (await import("./doors/lessonRoom")).openKnown(asked)));
  reopenEvidence();
  lookAtTheFirst();
  const client = followScenario(startWorker);
  if (useMode.getState().form === "embed") void need(async () => (await import("./doors/frameRoom")).listenToHost());
  removeFirstAnswer(() => sentenceDrawn(sentence));
  createRoot(document.getElementById("app")!).render(
    <PartBoundary place="block">
      <SimulationContext value={client}>
        <App />
      </SimulationContext>
    </PartBoundary>,
  );

  const rest = () => {
    if (!opensKept) void followAddress(opensKept);
    void followPinned(client);
    void loadTheRest().then(keepForOffline);
    // An assistant of the browser (WebMCP), which few browsers have.
    if ("modelContext" in document) void need(async () => (await import("./doors/assistantRoom")).offerTools());
  };
  const answered = new Promise<void>((resolve) => {
    const stopWaiting = useTrace.subscribe(({ run, reconcile, problems, failure }) => {
      if (run === null && problems.length === 0 && failure === null) return;
      // A run without a decision at its cursor is an answer, too.
      if (run !== null && reconcile === null) return void setTimeout(resolve, longestWaitMilliseconds);
      stopWaiting();
      resolve();
    });
  });
  void answered.then(() => sentenceDrawn(sentence)).then(sayAnswerDrawn);
  void answerDrawn.then(() => requestAnimationFrame(() => whenIdle(rest, 1000)));
}

void start();
