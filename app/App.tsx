import { useEffect, useLayoutEffect } from "react";
import { Desk, LessonDesk } from "./Desk";
import { giveWay } from "./firstAnswer/giveWay";
import { goToProblem } from "./manifest/goToText";
import { Dialogs } from "./Dialogs";
import { Leaving } from "./Leaving";
import { MessagePlace, Messages } from "./Messages";
import { Embed, InLargeType } from "./OtherForms";
import { Phone } from "./Phone";
import { useEvidence } from "./store/evidence";
import { useLesson } from "./store/lesson";
import { useMode } from "./store/mode";
import { useScenario } from "./store/scenario";
import { useTuning } from "./store/tune";
import { useTabs } from "./store/tabs";
import { closeDialog, useWindows } from "./store/windows";
import { TopBar } from "./TopBar";
import { currentLayout, useLayout, type Layout } from "./ui/layout";
import { later, laterInPlace } from "./ui/later";
import { MissingPartsLine } from "./ui/MissingPartsLine";
import { PartBoundary } from "./ui/PartBoundary";
import { Patterns } from "./ui/Patterns";
import { shownName } from "./words/names/shownName";

const Keys = laterInPlace(
  () => null,
  () => import("./charts/Keys").then((room) => room.Keys),
);
const PageKeys = laterInPlace(
  () => null,
  () => import("./keys/PageKeys").then((room) => room.PageKeys),
);
const Workshop = later(
  () => import("./doors/workshopRoom").then((room) => room.Workshop),
  () => closeDialog,
);
const EvidenceDesk = later(() => import("./doors/evidenceRoom").then((room) => room.EvidenceDesk));
const TuneDesk = later(() => import("./doors/tuneRoom").then((room) => room.TuneDesk));
const EvidenceDoor = laterInPlace(
  () => null,
  () => import("./doors/evidenceDoor").then((room) => room.EvidenceDoor),
);
const FileDrop = laterInPlace(
  () => null,
  () => import("./share/FileDrop").then((room) => room.FileDrop),
);

/** Joins the rooms: the cause on the left, the figures in the middle, the reasons on the right. */
export function App() {
  const layout = useLayout();
  const name = shownName(useScenario((state) => state.scenario.name));
  const form = useMode((mode) => mode.form);
  const isPage = form === "full" || form === "viewOnly";
  const inEvidence = useEvidence(({ pieces }) => pieces.length > 0);
  const tuning = useTuning();
  const workshop = useWindows((view) => view.dialog === "workshop");
  useEffect(() => {
    document.title = name ? `${name} · HPA Playground` : "HPA Playground";
  }, [name]);
  useLayoutEffect(giveWay, []);
  return (
    <>
      <Leaving />
      {workshop ? (
        <Workshop />
      ) : (
        <>
          <Patterns />
          {!isPage && <MissingPartsLine />}
          {!inEvidence && !tuning && <Keys />}
          {form !== "embed" && <PageKeys onProblem={openProblem} onWhyNot={askWhyNot} />}
          <Dialogs />
          {form === "embed" && <Embed name={name} />}
          {form === "present" && <InLargeType />}
          {isPage && <Page layout={layout} />}
        </>
      )}
    </>
  );
}

function Page({ layout }: { layout: Layout }) {
  const inLesson = useLesson(({ open }) => open !== null);
  const inEvidence = useEvidence(({ pieces }) => pieces.length > 0);
  const tuning = useTuning();
  return (
    <>
      <PartBoundary place="line">
        <TopBar />
      </PartBoundary>
      <MessagePlace />
      <Messages />
      {inEvidence ? (
        <EvidenceDesk layout={layout} />
      ) : tuning ? (
        <TuneDesk layout={layout} />
      ) : layout === "narrow" ? (
        <Phone />
      ) : inLesson ? (
        <LessonDesk />
      ) : (
        <Desk layout={layout} />
      )}
      <FileDrop />
      <EvidenceDoor />
    </>
  );
}

/** Shows the error in the manifest, which must come back first if kubectl's output has folded it away. */
function openProblem(): void {
  useTabs.setState(({ rightTab }) => ({ rightTab: rightTab === "kubectl" ? "decision" : rightTab }));
  goToProblem();
}

/** Opens the question in the decision; each layout has the decision in another place. */
function askWhyNot(): void {
  const field = () => document.querySelector<HTMLInputElement>(".why-not input");
  if (!field()) useTabs.setState(currentLayout() === "wide" ? { rightTab: "decision" } : { tab: "decision" });
  requestAnimationFrame(() => {
    field()?.focus();
    field()?.select();
  });
}
