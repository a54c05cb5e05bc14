import { useId, useMemo, useRef, useState, type ReactNode } from "react";
import { useScenario } from "../store/scenario";
import { useTrace } from "../store/trace";
import { useView } from "../store/view";
import { Dialog } from "../ui/Dialog";
import { addressOfDrawing, pngOf } from "../ui/raster";
import { fileName, saveFile } from "../ui/saveFile";
import { t } from "../ui/text";
import { clock } from "../ui/words";
import { pictureParts, previewSize, sizeLimits, type PictureForm, type PicturePart } from "./content";
import { currentContent, type Say } from "./currentContent";
import { LoopPart } from "./LoopPart";
import { browserMeasure } from "./measure";
import type { Tone } from "./palette";
import { drawPicture } from "./picture";
import "./picture.css";

interface PictureDialogProps {
  saidDecision: Say;
  /** What the picture says of where to find the scenario. */
  address: string;
  tone: Tone;
  onClose: () => void;
}

const partNames: Readonly<Record<PicturePart, string>> = {
  load: t`Load`,
  decisions: t`Decisions`,
  sum: t`The sum`,
  pods: t`Pods`,
};

/** The decision at the cursor as one picture, to copy or to save, and the story around it as a loop. */
export function PictureDialog({ saidDecision, address, tone: pageTone, onClose }: PictureDialogProps) {
  const run = useTrace((trace) => trace.run);
  const detail = useTrace((trace) => trace.detail);
  const stale = useTrace((trace) => trace.stale);
  const reconcile = useTrace((trace) => trace.reconcile);
  // A picture of the run would give the answer away.
  const covered = useTrace((trace) => trace.cover !== null);
  const zoom = useView((view) => view.zoom);
  const name = useScenario(({ scenario }) => scenario.name);
  const kind = useScenario(({ scenario }) => scenario.workload.kind);
  const [parts, setParts] = useState<ReadonlySet<PicturePart>>(new Set(pictureParts));
  const [tone, setTone] = useState(pageTone);
  const [own, setOwn] = useState(false);
  const [size, setSize] = useState(previewSize);
  const [measure] = useState(browserMeasure);

  const content = useMemo(
    () => currentContent(saidDecision, address),
    // It reads the stores itself; each of these makes it another one.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [saidDecision, address, run, detail, reconcile, covered, zoom, kind, name],
  );
  const { width, height } = own ? size : previewSize;
  const form = useMemo((): PictureForm => ({ width, height, tone, parts }), [width, height, tone, parts]);
  const picture = useMemo(() => content && drawPicture(content, form, measure), [content, form, measure]);
  const toggle = (part: PicturePart) => setParts((before) => new Set(pictureParts.filter((each) => before.has(each) !== (each === part))));

  return (
    <Dialog title={t`Copy as picture`} className="picture-dialog" onClose={onClose}>
      <div className="picture-body">
        {content && picture ? (
          <>
            {stale && <p className="c-error">{t`The manifest is not valid. The picture is of the last run with a valid manifest.`}</p>}
            <img
              className="picture-preview"
              src={addressOfDrawing(picture.svg)}
              width={picture.width}
              height={picture.height}
              alt={t`The picture: ${content.said.sentence.map(({ text }) => text).join("")}`}
            />
            <div className="picture-choices">
              <Choices legend={t`Shows`}>
                {pictureParts.map((part) => (
                  <Choice key={part} type="checkbox" label={partNames[part]} checked={parts.has(part)} onChange={() => toggle(part)} />
                ))}
              </Choices>
              <Choices legend={t`Colours`}>
                <Choice type="radio" label={t`Light`} checked={tone === "light"} onChange={() => setTone("light")} />
                <Choice type="radio" label={t`Dark`} checked={tone === "dark"} onChange={() => setTone("dark")} />
              </Choices>
              <Choices legend={t`Size`}>
                <Choice type="radio" label={`${previewSize.width} × ${previewSize.height}`} checked={!own} onChange={() => setOwn(false)} />
                <Choice type="radio" label={t`Your own`} checked={own} onChange={() => setOwn(true)} />
                {own && <OwnSize size={size} drawn={picture.height} onSize={setSize} />}
              </Choices>
            </div>
            <Takes picture={picture} base={`${fileName(name)}-${clock(content.said.at).replaceAll(":", "-")}`} />
            <LoopPart content={content} form={form} measure={measure} saidDecision={saidDecision} base={fileName(name)} />
          </>
        ) : (
          <p className="soft">
            {covered
              ? t`The lesson’s question covers this run. Answer it first.`
              : t`There is no decision to draw yet. Select a time in the figures first.`}
          </p>
        )}
      </div>
    </Dialog>
  );
}

const Choices = ({ legend, children }: { legend: string; children: ReactNode }) => (
  <fieldset>
    <legend>{legend}</legend>
    {children}
  </fieldset>
);

interface ChoiceProps {
  type: "checkbox" | "radio";
  label: string;
  checked: boolean;
  onChange: () => void;
}

function Choice({ type, label, checked, onChange }: ChoiceProps) {
  return (
    <label>
      <input type={type} checked={checked} onChange={onChange} /> {label}
    </label>
  );
}

interface Size {
  width: number;
  height: number;
}

/** The typed text stays even if it is no size; the last good size then applies. */
function OwnSize({ size, drawn, onSize }: { size: Size; drawn: number; onSize: (size: Size) => void }) {
  const id = useId();
  const [texts, setTexts] = useState({ width: String(size.width), height: String(size.height) });
  const { least, most } = sizeLimits;
  const valid = (text: string) => /^\d+$/.test(text.trim()) && Number(text) >= least && Number(text) <= most;
  const type = (side: keyof Size, text: string) => {
    setTexts((before) => ({ ...before, [side]: text }));
    if (valid(text)) onSize({ ...size, [side]: Number(text) });
  };
  const wrong = !valid(texts.width) || !valid(texts.height);
  const labels = { width: t`Width`, height: t`Height` };
  return (
    <>
      {(["width", "height"] as const).map((side) => (
        <label key={side}>
          {labels[side]}{" "}
          <input
            type="text"
            inputMode="numeric"
            value={texts[side]}
            aria-invalid={!valid(texts[side])}
            aria-describedby={`${id}-help`}
            onChange={({ target }) => type(side, target.value)}
          />
        </label>
      ))}
      <span id={`${id}-help`} className={wrong ? "c-error" : "muted"}>
        {wrong ? t`${least} to ${most} px` : drawn > size.height ? t`px; its parts need a height of ${drawn} px` : t`px`}
      </span>
    </>
  );
}

/** The ways to take the picture along. */
function Takes({ picture, base }: { picture: ReturnType<typeof drawPicture>; base: string }) {
  const [said, setSaid] = useState<{ text: string; wrong: boolean } | null>(null);
  const newest = useRef(0);
  const after = async (work: Promise<boolean>, good: string, wrong: string) => {
    const own = ++newest.current;
    const worked = await work.catch(() => false);
    if (own === newest.current) setSaid(worked ? { text: good, wrong: false } : { text: wrong, wrong: true });
  };
  const savePng = async () => {
    const png = await pngOf(picture);
    if (png) saveFile(`${base}.png`, png, "image/png");
    return png !== null;
  };
  const notDrawn = t`This browser could not draw the picture. A smaller size may work, or the SVG.`;
  return (
    <div className="picture-takes">
      <button
        type="button"
        className="btn on"
        onClick={() =>
          void after(copied(picture), t`Picture copied`, t`This browser does not let the page copy a picture. Save the PNG instead.`)
        }
      >
        {t`Copy picture`}
      </button>
      <button type="button" className="btn line" onClick={() => void after(savePng(), t`PNG saved`, notDrawn)}>
        {t`Save PNG`}
      </button>
      <button
        type="button"
        className="btn line"
        onClick={() => {
          saveFile(`${base}.svg`, picture.svg, "image/svg+xml");
          void after(Promise.resolve(true), t`SVG saved`, "");
        }}
      >
        {t`Save SVG`}
      </button>
      <p role="status" className={said?.wrong ? "c-error" : "soft"}>
        {said?.text}
      </p>
    </div>
  );
}

/** The clipboard takes the picture as a promise, because some browsers allow no wait between the press and the copy. */
async function copied(picture: ReturnType<typeof drawPicture>): Promise<boolean> {
  if (typeof ClipboardItem === "undefined" || typeof navigator.clipboard?.write !== "function") return false;
  const png = pngOf(picture).then((blob) => blob ?? Promise.reject(new Error("no picture")));
  await navigator.clipboard.write([new ClipboardItem({ "image/png": png })]);
  return true;
}
