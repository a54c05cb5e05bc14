import { useEffectEvent, useLayoutEffect, useState, type RefObject } from "react";
import { useBaseline } from "../store/baseline";
import { useDiagnosis } from "../store/diagnosis";
import { useScenario } from "../store/scenario";
import { useTrace } from "../store/trace";
import { changedLines } from "./changedLines";
import { useView } from "../store/view";
import type { Origin } from "../words/decision/origin";
import { fieldLine } from "./fieldLine";
import type { MonacoListener, MonacoSurface } from "./monacoEditor";
import type { PlainSurface } from "./PlainEditor";
import { answerDrawn } from "../ui/answerDrawn";
import { miss } from "../ui/missingParts";
import { t } from "../words/text";
import { whenIdle } from "../ui/whenIdle";
import type { Diagnostic } from "../../engine/index";

/** "coming": Monaco may take over at any moment. "absent": the textarea stays, on a phone or because Monaco did not load. */
type MonacoPhase = "coming" | "open" | "absent";

type Chunk = typeof import("./monacoEditor");

/** Kept after the first load, so that the tab's next visit starts with Monaco. */
let chunk: Chunk | null = null;

interface Places {
  host: RefObject<HTMLDivElement | null>;
  plain: RefObject<PlainSurface | null>;
}

interface Listener extends Omit<MonacoListener, "onTabLeaves"> {
  /** Called with Monaco when it opens, and with null when it closes. */
  onOpen(surface: MonacoSurface | null): void;
}

/** Replaces the plain editor with Monaco, after the first answer is drawn and when the page is idle, so that neither waits for Monaco. */
export function useMonaco({ host, plain }: Places, listener: Listener) {
  const [phase, setPhase] = useState<MonacoPhase>("coming");
  const [tabLeaves, setTabLeaves] = useState(false);

  const onOpen = useEffectEvent(listener.onOpen);
  const onEdit = useEffectEvent(listener.onEdit);
  const onPaste = useEffectEvent(listener.onPaste);
  const onFix = useEffectEvent(listener.onFix);
  const onSilence = useEffectEvent(listener.onSilence);
  const onUndo = useEffectEvent(listener.onUndo);

  useLayoutEffect(() => {
    let left = false;
    let leave = () => {};
    let found = () => {};

    function open({ openMonaco }: Chunk): void {
      if (left || !host.current || !plain.current) return;
      const surface = openMonaco(host.current, plain.current.state(), {
        onEdit: (text) => onEdit(text),
        onPaste: (pasted) => onPaste(pasted),
        onFix: (problem, fix) => onFix(problem, fix),
        onSilence: (rule) => onSilence(rule),
        onUndo: () => onUndo(),
        onTabLeaves: setTabLeaves,
      });
      leave = connect(surface);
      onOpen(surface);
      setPhase("open");
    }

    async function come(): Promise<void> {
      await answerDrawn;
      if (left) return;
      if (isPhone()) return setPhase("absent");
      await new Promise<void>((resolve) => whenIdle(resolve, 2000));
      try {
        await replaceText();
      } catch {
        setPhase("absent");
        if (!left) found = miss({ text: t`The manifest editor could not be loaded. A plain text field replaces it.`, again: replaceText });
      }
    }

    async function replaceText(): Promise<void> {
      chunk = await import("./monacoEditor");
      await plain.current?.settled();
      open(chunk);
    }

    if (chunk) open(chunk);
    else void come();
    return () => {
      left = true;
      found();
      leave();
      onOpen(null);
    };
  }, [host, plain]);

  return { phase, tabLeaves };
}

/** Passes the store's changes to Monaco at once, not with the next drawing, so that a keystroke never meets an older text. */
function connect(surface: MonacoSurface): () => void {
  surface.setText(useScenario.getState().scenario.manifest);
  surface.setProblems(shownProblems());
  // The comparison knows the lines of a valid text only.
  if (!useTrace.getState().stale) surface.setChanges(changedLines(useBaseline.getState().comparison));
  const stops = [
    useBaseline.subscribe(({ comparison }, before) => {
      if (comparison === before.comparison) return;
      surface.setChanges(changedLines(comparison));
      surface.setProblems(shownProblems());
    }),
    useScenario.subscribe(({ scenario: { manifest } }, { scenario: before }) => {
      if (manifest !== before.manifest) surface.setText(manifest);
    }),
    useDiagnosis.subscribe(({ diagnostics }, before) => {
      if (diagnostics !== before.diagnostics) surface.setProblems(shownProblems());
    }),
    useView.subscribe(({ origin }, before) => {
      if (origin === before.origin) return;
      surface.mark(null);
      if (origin?.kind === "line") surface.mark(origin.line);
      if (origin?.kind === "field") void markField(surface, origin);
    }),
  ];
  return () => {
    for (const stop of stops) stop();
    surface.dispose();
  };
}

/** Finding the line takes a moment, so the pointer may have moved to another field meanwhile. */
async function markField(surface: MonacoSurface, origin: Origin & { kind: "field" }): Promise<void> {
  const line = await fieldLine(origin.path);
  if (useView.getState().origin === origin) surface.mark(line);
}

/** Monaco does not support on-screen keyboards. */
const isPhone = () => matchMedia("(max-width: 47.9375em) and (pointer: coarse)").matches;

/** The problems of the text, and while two releases are compared also what the baseline's release reads otherwise. */
function shownProblems(): readonly Diagnostic[] {
  const { comparison, scenario } = useBaseline.getState();
  const { diagnostics } = useDiagnosis.getState();
  const others = comparison?.releases?.readOtherwise ?? [];
  // The comparison of an edited text comes later than the text.
  const isOfThisText = scenario?.manifest === useScenario.getState().scenario.manifest;
  return others.length === 0 || !isOfThisText ? diagnostics : [...diagnostics, ...others];
}
