import { useEffect } from "react";
import { NewReleaseLine, NoticeBar } from "./Banners";
import { Desk, LessonDesk } from "./Desk";
import { goToProblem } from "./manifest/goToText";
import { Embed, InLargeType } from "./OtherForms";

import { Phone } from "./Phone";
import { linkTo } from "./share/links";
import { useNotice } from "./share/notice";
import { useLesson } from "./store/lesson";
import { useMode } from "./store/mode";
import { useScenario } from "./store/scenario";
import { useView } from "./store/view";
import { TopBar } from "./TopBar";
import { currentLayout, useLayout, type Layout } from "./ui/layout";
import { later, laterInPlace } from "./ui/later";
import { MissingPartsLine } from "./ui/MissingPartsLine";
import { PartBoundary } from "./ui/PartBoundary";
import { Patterns } from "./ui/Patterns";
import { shownName } from "./ui/shownName";

const inWindow = ({ onClose }: { onClose: () => void }) => onClose;
const closeDialog = () => useView.setState({ dialog: null });
const closeSharing = () => useNotice.setState({ sharing: false });
const closeAsked = () => useNotice.setState({ asked: null });

const Keys = laterInPlace(
  () => null,
  () => import("./charts/Keys").then((room) => room.Keys),
);
const PageKeys = laterInPlace(
  () => null,
  () => import("./keys/PageKeys").then((room) => room.PageKeys),
);
const BringInDialog = later(() => import("./exchange/BringInDialog").then((room) => room.BringInDialog), inWindow);
/** Its words are the decision panel's. */
const TakeAwayDialog = later(async () => {
  const [room, words, report] = await Promise.all([
    import("./exchange/TakeAwayDialog"),
    import("./explain/report/decided"),
    import("./explain/report/report"),
  ]);
  return (props: { onClose: () => void; link: string | null }) => <room.TakeAwayDialog {...props} words={{ ...words, ...report }} />;
}, inWindow);
const HowWeKnow = later(() => import("./about/HowWeKnow").then((room) => room.HowWeKnow), inWindow);
const KeysDialog = later(() => import("./keys/KeysDialog").then((room) => room.KeysDialog), inWindow);
const LessonsDialog = later(() => import("./lessonRoom").then((room) => room.LessonsDialog), inWindow);
const OpenLesson = later(
  () => import("./lessonRoom").then((room) => room.OpenLesson),
  () => closeAsked,
);
const Workshop = later(
  () => import("./workshopRoom").then((room) => room.Workshop),
  () => closeDialog,
);
const LibraryDialog = later(() => import("./library/LibraryDialog").then((room) => room.LibraryDialog), inWindow);
const OwnDialog = later(() => import("./share/OwnDialog").then((room) => room.OwnDialog), inWindow);
const FileDrop = later(() => import("./share/FileDrop").then((room) => room.FileDrop), "above");
const OpenFromAddress = later(
  () => import("./share/OpenFromAddress").then((room) => room.OpenFromAddress),
  () => closeAsked,
);
const ShareDialog = later(
  () => import("./share/ShareDialog").then((room) => room.ShareDialog),
  () => closeSharing,
);

/** Joins the rooms: cause at the left, what happened in the middle, why at the right. */
export function App() {
  const layout = useLayout();
  const name = shownName(useScenario((state) => state.scenario.name));
  const form = useMode((mode) => mode.form);
  const asked = useNotice((state) => state.asked);
  const workshop = useView((view) => view.dialog === "workshop");
  useEffect(() => {
    document.title = name ? `${name} · HPA Playground` : "HPA Playground";
  }, [name]);
  if (workshop) return <Workshop />;
  return (
    <>
      <Patterns />
      <MissingPartsLine />
      <Keys />
      {form !== "embed" && <PageKeys onProblem={openProblem} onWhyNot={askWhyNot} />}
      {form !== "embed" && <Dialogs />}
      {asked?.what === "scenario" && <OpenFromAddress asked={asked.address} />}
      {asked?.what === "lesson" && form === "full" && <OpenLesson asked={asked.address} />}
      {form === "embed" && <Embed name={name} />}
      {form === "present" && <InLargeType />}
      {(form === "full" || form === "viewOnly") && <Page layout={layout} />}
    </>
  );
}

function Page({ layout }: { layout: Layout }) {
  const sharing = useNotice((state) => state.sharing);
  const inLesson = useLesson(({ open }) => open !== null);
  return (
    <>
      <PartBoundary place="line">
        <TopBar />
      </PartBoundary>
      <NewReleaseLine />
      <NoticeBar />
      {layout === "narrow" ? <Phone /> : inLesson ? <LessonDesk /> : <Desk layout={layout} />}
      <FileDrop />
      {sharing && <ShareDialog />}
    </>
  );
}

function Dialogs() {
  const dialog = useView((view) => view.dialog);
  useNotice((state) => state.linked);
  if (dialog === "library") return <LibraryDialog onClose={closeDialog} />;
  if (dialog === "own") return <OwnDialog onClose={closeDialog} />;
  if (dialog === "lessons") return <LessonsDialog onClose={closeDialog} />;
  if (dialog === "keys") return <KeysDialog onClose={closeDialog} />;
  if (dialog === "howWeKnow") return <HowWeKnow onClose={closeDialog} />;
  if (dialog === "takeAway") return <TakeAwayDialog onClose={closeDialog} link={linkTo("full")} />;
  return dialog === "bringIn" && <BringInDialog onClose={closeDialog} />;
}

/** The outputs of kubectl fold the manifest away. */
function openProblem(): void {
  useView.setState(({ rightTab }) => ({ rightTab: rightTab === "kubectl" ? "decision" : rightTab }));
  goToProblem();
}

/** In the decision, wherever the layout has that. */
function askWhyNot(): void {
  const field = () => document.querySelector<HTMLInputElement>(".why-not input");
  if (!field()) useView.setState(currentLayout() === "wide" ? { rightTab: "decision" } : { tab: "decision" });
  requestAnimationFrame(() => {
    field()?.focus();
    field()?.select();
  });
}
