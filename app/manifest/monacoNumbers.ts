import { setGesture } from "../store/scenario";
import { t } from "../words/text";
import { decidingNumbers, steppedDigits, type DecidingNumber } from "./decidingNumbers";
import { monaco } from "./monacoSetup";

/** The handles of the numbers that decide. */
export interface NumberHandles {
  /** Changes the number at the caret, as one step of undo. Returns false if there is none. */
  step(steps: number): boolean;
  dispose(): void;
}

/** So many pixels of a drag are one step. */
const stepPixels = 4;
/** The text is read again when nobody has typed for this long. */
const restMilliseconds = 150;

/** Underlines each number that decides, and shows a handle to drag beside the one at the caret or under the pointer. */
export function numberHandles(editor: monaco.editor.IStandaloneCodeEditor, model: monaco.editor.ITextModel): NumberHandles {
  const marks = editor.createDecorationsCollection();
  let numbers: readonly DecidingNumber[] = [];
  let shown: number | null = null;
  let dragged: { from: number; digits: string } | null = null;
  let timer = 0;
  let disposed = false;

  const handle = document.createElement("div");
  handle.className = "number-handle";
  handle.textContent = "↔";
  handle.ariaHidden = "true";
  handle.title = t`Drag to change the number; Alt PgUp and Alt PgDn do it, too`;
  const widget: monaco.editor.IContentWidget = {
    suppressMouseDown: true,
    getId: () => "hpa.number-handle",
    getDomNode: () => handle,
    getPosition() {
      const range = shown === null ? null : (marks.getRange(shown) ?? null);
      return range === null
        ? null
        : { position: range.getEndPosition(), preference: [monaco.editor.ContentWidgetPositionPreference.EXACT] };
    },
  };
  editor.addContentWidget(widget);

  const at = (position: monaco.IPosition | null | undefined): number | null => {
    const place = position ? marks.getRanges().findIndex((range) => range.containsPosition(position)) : -1;
    return place < 0 ? null : place;
  };
  const show = (place: number | null) => {
    if (dragged !== null) return;
    shown = place;
    editor.layoutContentWidget(widget);
  };

  async function read(): Promise<void> {
    const version = model.getVersionId();
    const found = await decidingNumbers(model.getValue());
    if (disposed || dragged !== null || found === null || version !== model.getVersionId()) return;
    numbers = found;
    marks.set(
      found.map(({ line, column, endColumn }) => ({
        range: new monaco.Range(line, column, line, endColumn),
        options: {
          inlineClassName: "deciding-number",
          stickiness: monaco.editor.TrackedRangeStickiness.AlwaysGrowsWhenTypingAtEdges,
        },
      })),
    );
    show(at(editor.getPosition()));
  }

  function readSoon(): void {
    clearTimeout(timer);
    timer = window.setTimeout(() => void read(), restMilliseconds);
  }

  /** Only the digits change, and no step of undo begins or ends here. */
  function write(place: number, digits: string): void {
    const range = marks.getRange(place);
    if (!range || model.getValueInRange(range) === digits) return;
    model.pushEditOperations(null, [{ range, text: digits }], () => null);
    editor.layoutContentWidget(widget);
  }

  handle.addEventListener("pointerdown", (event) => {
    const range = shown === null ? undefined : marks.getRange(shown);
    if (event.button !== 0 || !range) return;
    event.preventDefault();
    handle.setPointerCapture(event.pointerId);
    dragged = { from: event.clientX, digits: model.getValueInRange(range) };
    model.pushStackElement();
    setGesture(true);
  });
  handle.addEventListener("pointermove", ({ clientX }) => {
    const input = shown === null ? undefined : numbers[shown]?.input;
    if (dragged === null || shown === null || input === undefined) return;
    const steps = Math.trunc((clientX - dragged.from) / stepPixels);
    write(shown, steps === 0 ? dragged.digits : steppedDigits(dragged.digits, input, steps));
  });
  const end = () => {
    if (dragged === null) return;
    dragged = null;
    model.pushStackElement();
    setGesture(false);
    readSoon();
  };
  handle.addEventListener("lostpointercapture", end);

  const listeners = [
    model.onDidChangeContent(readSoon),
    editor.onDidChangeCursorPosition(({ position }) => show(at(position))),
    editor.onMouseMove(({ target }) => {
      if (target.type === monaco.editor.MouseTargetType.CONTENT_WIDGET) return;
      show(at(target.position) ?? at(editor.getPosition()));
    }),
  ];
  readSoon();

  return {
    step(steps) {
      const place = at(editor.getPosition());
      const [range, input] = place === null ? [] : [marks.getRange(place), numbers[place]?.input];
      if (place === null || !range || input === undefined) return false;
      model.pushStackElement();
      write(place, steppedDigits(model.getValueInRange(range), input, steps));
      model.pushStackElement();
      return true;
    },
    dispose() {
      disposed = true;
      clearTimeout(timer);
      end();
      clearTimeout(timer);
      for (const listener of listeners) listener.dispose();
    },
  };
}
