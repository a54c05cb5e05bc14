import { useMemo, useState } from "react";
import { useBaseline } from "../store/baseline";
import { useScenario } from "../store/scenario";
import { shownFragment } from "../store/shownFragment";
import { useTrace } from "../store/trace";
import { useView } from "../store/view";
import { Dialog } from "../ui/Dialog";
import { addressOfDrawing } from "../ui/raster";
import { fileName } from "../ui/saveFile";
import { t } from "../words/text";
import { clock } from "../words/times";
import { targetsOverTime } from "../marks/manifestsOfRun";
import { hasVpa, vpaTitles } from "../marks/figures/vpa";
import { metricHeading } from "../marks/readings/metricReadings";
import { Choice, Choices, OwnSize } from "./choices";
import {
  partsOf,
  previewSize,
  usualComparedParts,
  usualParts,
  type Content,
  type PictureForm,
  type PicturePart,
} from "../marks/picture/content";
import { currentContent, type Say } from "./currentContent";
import { LoopPart } from "./LoopPart";
import { browserMeasure } from "../ui/browserMeasure";
import type { Tone } from "../marks/picture/palette";
import { drawPicture, fittingParts, leastHeight } from "../marks/picture/picture";
import { Takes } from "./Takes";
import "./picture.css";

interface PictureDialogProps {
  saidDecision: Say;
  /** What the picture says of where to find the scenario. */
  address: string;
  tone: Tone;
  onClose: () => void;
}

/** The decision at the cursor as one picture, to copy or to save, and the story around it as a loop. */
export function PictureDialog({ saidDecision, address, tone: pageTone, onClose }: PictureDialogProps) {
  const run = useTrace((trace) => trace.run);
  const detail = useTrace((trace) => trace.detail);
  const stale = useTrace((trace) => trace.stale);
  const reconcile = useTrace((trace) => trace.reconcile);
  // A picture of the run would give the answer away.
  const covered = useTrace((trace) => trace.cover !== null);
  const comparison = useBaseline((baseline) => baseline.comparison);
  const zoom = useView((view) => view.zoom);
  const name = useScenario(({ scenario }) => scenario.name);
  const kind = useScenario(({ scenario }) => scenario.workload.kind);
  const [parts, setParts] = useState<ReadonlySet<PicturePart>>(new Set(comparison ? usualComparedParts : usualParts));
  const [tone, setTone] = useState(pageTone);
  const [own, setOwn] = useState(false);
  const [size, setSize] = useState(previewSize);
  const [withScenario, setWithScenario] = useState(true);
  const [measure] = useState(browserMeasure);

  const content = useMemo(
    () => currentContent(saidDecision, address),
    // It reads the stores itself; each of these makes it another one.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [saidDecision, address, run, detail, reconcile, covered, comparison, zoom, kind, name],
  );
  const { width, height } = own ? size : previewSize;
  // A size of one's own grows with its parts. The usual size leaves out what it has no room for.
  const { form, left } = useMemo(() => {
    const wanted: PictureForm = { width, height, tone, parts };
    if (own || content === null) return { form: wanted, left: [] };
    const fitted = fittingParts(content, wanted, measure);
    return { form: { ...wanted, parts: fitted.parts }, left: fitted.left };
  }, [content, own, width, height, tone, parts, measure]);
  const picture = useMemo(() => content && drawPicture(content, form, measure), [content, form, measure]);
  const toggle = (part: PicturePart) =>
    setParts((before) => new Set(before.has(part) ? [...before].filter((each) => each !== part) : [...before, part]));
  const enlarge = (to: Content) => {
    setSize({ ...previewSize, height: leastHeight(to, { ...previewSize, tone, parts }, measure) });
    setOwn(true);
  };

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
                {partsOf(content.run).map((part) => (
                  <Choice
                    key={part}
                    type="checkbox"
                    label={nameOf(part, content)}
                    checked={parts.has(part)}
                    onChange={() => toggle(part)}
                  />
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
              <Choices legend={t`Contains`}>
                <Choice
                  type="checkbox"
                  label={t`The scenario: this page opens it when the picture is dropped on it`}
                  checked={withScenario}
                  onChange={() => setWithScenario(!withScenario)}
                />
              </Choices>
            </div>
            {left.length > 0 && (
              <p className="picture-left" role="status">
                {t`${previewSize.width} × ${previewSize.height} has no room for: ${left.map((part) => nameOf(part, content)).join(", ")}.`}{" "}
                <button type="button" className="lk" onClick={() => enlarge(content)}>
                  {t`Make the picture higher`}
                </button>
              </p>
            )}
            <Takes
              picture={picture}
              base={`${fileName(name)}-${clock(content.said.at).replaceAll(":", "-")}`}
              fragment={() => (withScenario ? shownFragment(content.said.at) : null)}
            />
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

function nameOf(part: PicturePart, { run, said }: Content): string {
  switch (part) {
    case "load":
      return t`Load`;
    case "incidents":
      return t`Incidents`;
    case "replicas":
      return t`Replicas`;
    case "decisions":
      return t`Decisions`;
    case "sum":
      return t`The sum`;
    case "pods":
      return t`Pods`;
    case "vpa":
      return t`What the VPA did`;
  }
  const lane = part.startsWith("vpa-") && run.vpa?.resources[Number(part.slice("vpa-".length))];
  if (lane && hasVpa(run)) return vpaTitles(run, lane)[1];
  const index = part === "metric" ? said.metric : Number(part.slice("metric-".length));
  return metricHeading(run, index, targetsOverTime(run, index)).titles.at(-1)!;
}
