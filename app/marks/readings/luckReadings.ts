/** The words and numbers of the figures of waiting and failed requests, which are drawn beside the bands of many seeds. */
import type { Bands, Workload } from "../../../engine/index";
import type { Run } from "../../run/run";
import { t } from "../../words/text";
import { quantity } from "../../words/times";
import { niceCeiling } from "../timeScale";
import { bandReading, highestOfBand } from "./bandReadings";
import type { Reading } from "./reading";

const words = {
  waiting: {
    titles: [t`How many requests wait?`, t`Waiting`],
    unit: t`requests`,
    label: t`Waiting requests over time: the present run, and where 90% of the seeds are`,
  },
  failed: {
    titles: [t`How many fail each second?`, t`Failed`],
    unit: t`requests per s`,
    label: t`Failed requests over time: the present run, and where 90% of the seeds are`,
  },
} as const;

const queueWords = {
  titles: [t`How many messages wait?`, t`Backlog`],
  unit: t`messages`,
  label: t`Waiting messages over time: the present run, and where 90% of the seeds are`,
} as const;

export type Hurting = keyof typeof words;

export const luckWords = (kind: Workload["kind"], of: Hurting) => (kind === "queue" ? queueWords : words[of]);

export const luckReadings = (run: Run, bands: Bands, of: Hurting): Reading[] => [bandReading(bands, of, run), hereReading(run, of)];

export const luckTop = (run: Run, bands: Bands, of: Hurting): number =>
  niceCeiling(Math.max(highestOfBand(bands.columns[of].high), highestOfBand(run.rows[of])) * 1.06);

const hereReading = (run: Run, of: Hurting): Reading => ({
  stroke: "written",
  name: t`this seed`,
  value: (step) => quantity(run.stepSeconds[of][step] ?? NaN),
  stage: "cluster",
  widest: quantity(highestOfBand(run.stepSeconds[of])),
  yields: "never",
});
