import type { ComponentType } from "react";
import { linkTo } from "./share/links";
import { useNotice } from "./share/notice";
import { useMode } from "./store/mode";
import { useScenario } from "./store/scenario";
import { shownTheme } from "./theme";
import { closeDialog, type AskedLesson, type LessonFile, type WindowName, useWindows } from "./store/windows";
import { later } from "./ui/later";
import { useTheme } from "./store/theme";

interface WindowProps {
  /** The part with which a window begins that has several. */
  part?: string;
  onClose: () => void;
}

/** A window whose code is loaded when it is opened, or after everything that is in sight. */
const lateWindow = <Props extends WindowProps>(load: () => Promise<ComponentType<Props>>) => later<Props>(load, ({ onClose }) => onClose);

type QuestionProps = WindowProps & { asked: string };

const windows: Record<WindowName, ComponentType<WindowProps>> = {
  bringIn: lateWindow(() => import("./exchange/BringInDialog").then((room) => room.BringInDialog)),
  evidence: lateWindow(() => import("./doors/evidenceRoom").then((room) => room.BringEvidence)),
  // The words of this window belong to the decision panel, so both are loaded.
  takeAway: lateWindow(async () => {
    const [room, words, report, keda] = await Promise.all([
      import("./exchange/TakeAwayDialog"),
      import("./words/report/decided"),
      import("./words/report/report"),
      import("./words/report/kedaDone"),
    ]);
    return function TakeAwayDialog(props: WindowProps) {
      // Draws again when the code for links is loaded.
      useNotice((state) => state.linked);
      const tone = useTheme(shownTheme);
      return <room.TakeAwayDialog {...props} tone={tone} link={linkTo("full")} words={{ ...words, ...report, ...keda }} />;
    };
  }),
  howWeKnow: lateWindow(() => import("./doors/aboutRoom").then((room) => room.HowWeKnow)),
  keys: lateWindow(() => import("./keys/KeysDialog").then((room) => room.KeysDialog)),
  lessons: lateWindow(() => import("./doors/lessonRoom").then((room) => room.LessonsDialog)),
  library: lateWindow(async () => {
    const [room, { LearnTabs }] = await Promise.all([import("./library/LibraryDialog"), import("./doors/learnTabs")]);
    return (props: WindowProps) => <room.LibraryDialog {...props} tabs={<LearnTabs open="library" />} />;
  }),
  picture: lateWindow(() => import("./doors/pictureRoom").then((room) => room.PictureDialog)),
  search: lateWindow(() => import("./doors/searchRoom").then((room) => room.SearchDialog)),
  own: lateWindow(() => import("./share/OwnDialog").then((room) => room.OwnDialog)),
  share: lateWindow(async () => {
    const [room, { shortAddress }] = await Promise.all([import("./share/ShareDialog"), import("./doors/shortAddress")]);
    return function ShareDialog(props: WindowProps) {
      const short = useScenario(({ scenario }) => shortAddress(scenario));
      return <room.ShareDialog {...props} short={short} />;
    };
  }),
};
const OpenFromAddress = lateWindow<QuestionProps>(() => import("./share/OpenFromAddress").then((room) => room.OpenFromAddress));
const OpenGiven = lateWindow<QuestionProps>(() => import("./share/OpenGiven").then((room) => room.OpenGiven));
const OpenLesson = lateWindow<WindowProps & { asked: AskedLesson | LessonFile }>(() =>
  import("./doors/lessonRoom").then((room) => room.OpenLesson),
);
const OpenEvidence = lateWindow<QuestionProps>(() => import("./doors/libraryEvidence").then((room) => room.OpenEvidence));
const OpenSession = lateWindow<QuestionProps>(() => import("./doors/lessonRoom").then((room) => room.OpenSession));

/** The open window. A frame in someone's page has none, except the question whether to fetch the address in its own address. */
export function Dialogs() {
  const dialog = useWindows((view) => view.dialog);
  const form = useMode((mode) => mode.form);
  if (dialog === null || dialog === "workshop") return null;
  if (typeof dialog === "string") {
    const Window = windows[dialog];
    return form !== "embed" && <Window onClose={closeDialog} />;
  }
  if ("part" in dialog) {
    const Window = windows[dialog.what];
    return form !== "embed" && <Window part={dialog.part} onClose={closeDialog} />;
  }
  if (dialog.what === "scenario") return <OpenFromAddress asked={dialog.address} onClose={closeDialog} />;
  if (form !== "full") return null;
  if (dialog.what === "given") return <OpenGiven asked={dialog.name} onClose={closeDialog} />;
  if (dialog.what === "evidence") return <OpenEvidence asked={dialog.entry} onClose={closeDialog} />;
  if (dialog.what === "session") return <OpenSession asked={dialog.ids} onClose={closeDialog} />;
  return <OpenLesson asked={dialog} onClose={closeDialog} />;
}
