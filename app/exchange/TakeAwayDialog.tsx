import { useState, type ReactNode } from "react";
import { writeScenarioFile } from "../../engine/index";
import { hiddenFrom, useLesson } from "../store/lesson";
import { useScenario } from "../store/scenario";
import { shownFragment } from "../store/shownFragment";
import { useSimulation } from "../store/simulation";
import { useTrace } from "../store/trace";
import { Dialog } from "../ui/Dialog";
import { fileName, saveFile } from "../ui/saveFile";
import { shownName } from "../words/names/shownName";
import { t } from "../words/text";
import { clock } from "../words/times";
import { shownFigures, shownFile } from "./shownFigures";
import { trialFile } from "./trialFile";
import { pngOf, svgOf } from "../ui/raster";
import { takenText, writtenReport, type ReportWords } from "./takenFiles";
import "./exchange.css";

interface TakeAwayDialogProps {
  /** A link to what the page shows; null if no link could hold it. */
  link: string | null;
  words: ReportWords;
  /** Of the figures' colours. */
  tone: "light" | "dark";
  onClose: () => void;
}

/** The run, its figures and its decisions as files. */
export function TakeAwayDialog({ link, words, tone, onClose }: TakeAwayDialogProps) {
  const run = useTrace((trace) => (trace.run?.outcomes ? trace.run : null));
  const stale = useTrace((trace) => trace.stale);
  const hides = useHides();
  const at = useTrace(({ reconcile }) => reconcile?.at ?? null);
  const scenario = useScenario((state) => state.scenario);
  const { name, manifest } = scenario;
  const { takeAway } = useSimulation();
  const [figures] = useState(shownFigures);
  const [trouble, setTrouble] = useState<string | null>(null);
  const base = fileName(name);
  // The address holds the present scenario, but a stale run belongs to an earlier one.
  const ownLink = stale ? null : link;

  const save = (suffix: string, type: string, make: () => Promise<string | Blob | null | { trouble: string }>) => async () => {
    setTrouble(null);
    const content = await make().catch(() => null);
    const file = `${base}${suffix}`;
    if (content === null) setTrouble(t`${file} could not be written. Close this dialog and try again.`);
    else if (typeof content === "object" && "trouble" in content) setTrouble(content.trouble);
    else saveFile(file, content, type);
  };
  const form = { name: shownName(name), link: ownLink, tone };
  const fragment = () => shownFragment(at);
  return (
    <Dialog title={t`Export`} className="take-away" onClose={onClose}>
      <div className="take-away-body">
        {run ? (
          <>
            {stale && <p className="c-error">{t`The manifest is not valid. These files are from the last run with a valid manifest.`}</p>}
            <Group title={t`Report`}>
              <Item what={t`The run`} means={t`Outcomes, every rescale with its reason, the manifest and the link.`}>
                <Save
                  as="Markdown"
                  of={t`The run`}
                  onClick={save(".md", "text/markdown", () => writtenReport(takeAway, run, ownLink, words, "run"))}
                />
              </Item>
              {at !== null && (
                <Item what={t`The decision at ${clock(at)}`} means={t`Its sentence, its sum and what the controller wrote.`}>
                  <Save
                    as="Markdown"
                    of={t`The decision at ${clock(at)}`}
                    onClick={save(`-${clock(at).replaceAll(":", "-")}.md`, "text/markdown", () =>
                      writtenReport(takeAway, run, ownLink, words, "decision"),
                    )}
                  />
                </Item>
              )}
            </Group>
            <Group title={t`Numbers`}>
              <Item
                what={t`Each second`}
                means={t`Load, capacity, pods, CPU and the true values of the metrics. The heading has the units.`}
              >
                <Save
                  as="CSV"
                  of={t`Each second`}
                  onClick={save("-seconds.csv", "text/csv", () => takenText(takeAway, run.id, "seconds.csv"))}
                />
              </Item>
              <Item what={t`Each sync`} means={t`The count after each stage, what held it, and what the controller saw.`}>
                <Save
                  as="CSV"
                  of={t`Each sync`}
                  onClick={save("-reconciles.csv", "text/csv", () => takenText(takeAway, run.id, "reconciles.csv"))}
                />
              </Item>
              <Item
                what={t`Everything`}
                means={t`The scenario, the outcomes, every column with its meaning, and the record of every decision.`}
              >
                <Save
                  as="JSON"
                  of={t`Everything`}
                  onClick={save("-run.json", "application/json", () => takenText(takeAway, run.id, "run.json"))}
                />
              </Item>
            </Group>
            <Group title={t`Figures, as they are shown now`}>
              {figures.map((shown) => (
                <Item key={shown.figure} what={shown.title} means={null}>
                  <Save
                    as="SVG"
                    of={shown.title}
                    onClick={save(`-${shown.figure}.svg`, "image/svg+xml", async () => {
                      const file = shownFile(shown, run, form);
                      return file && svgOf(file, fragment());
                    })}
                  />
                  <Save
                    as="PNG"
                    of={shown.title}
                    onClick={save(`-${shown.figure}.png`, "image/png", async () => {
                      const file = shownFile(shown, run, form);
                      return file && pngOf(file, fragment());
                    })}
                  />
                </Item>
              ))}
              {figures.length === 0 && (
                <p className="soft">{t`No figure is visible. Open the Charts tab and show the figures instead of their tables.`}</p>
              )}
            </Group>
          </>
        ) : (
          <p className="soft">{hides ?? t`There is no finished run to export yet.`}</p>
        )}
        <Group title={t`Scenario and manifest`}>
          <Item what={t`The scenario`} means={t`All of it, to open it again in this page.`}>
            <Save as="JSON" of={t`The scenario`} onClick={save(".hpa.json", "application/json", async () => writeScenarioFile(scenario))} />
          </Item>
          <Item what={t`The manifest alone`} means={null}>
            <Save as="YAML" of={t`The manifest alone`} onClick={save(".yaml", "application/yaml", async () => manifest)} />
          </Item>
        </Group>
        <Group title={t`On a real cluster`}>
          <Item
            what={t`A trial`}
            means={t`A cluster on your machine (kind), this autoscaler, a workload and the load (k6, Locust, vegeta). What it measures opens here, beside what was predicted.`}
          >
            <Save as="ZIP" of={t`A trial`} onClick={save("-trial.zip", "application/zip", () => trialFile(scenario, ownLink))} />
          </Item>
        </Group>
        <p role="status" className="c-error">
          {trouble}
        </p>
      </div>
    </Dialog>
  );
}

/** Says why a lesson lets nobody export the run yet; null if no lesson hides a part of it. */
function useHides(): string | null {
  const covered = useTrace(({ cover }) => cover !== null);
  const drawn = useLesson((lesson) => hiddenFrom(lesson) !== null);
  if (covered) return t`The lesson’s question covers this run. Answer it first.`;
  return drawn ? t`The lesson hides a part of this run. Press “Show the run” first.` : null;
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3>{title}</h3>
      {children}
    </section>
  );
}

const Item = ({ what, means, children }: { what: string; means: string | null; children: ReactNode }) => (
  <div className="take-away-item">
    <p>
      {what}
      {means && <small>{means}</small>}
    </p>
    {children}
  </div>
);

const Save = ({ as, of, onClick }: { as: string; of: string; onClick: () => Promise<void> }) => (
  <button type="button" className="btn line" aria-label={t`${of}, as ${as}`} onClick={() => void onClick()}>
    {as}
  </button>
);
