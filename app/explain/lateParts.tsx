import { later } from "../ui/later";
import { WorkingOut } from "./Nothing";

const load = () => import("./unusualParts");

export const RowEvidence = later(() => load().then((room) => room.RowEvidence), "line");
export const OtherMetrics = later(() => load().then((room) => room.OtherMetrics), "line");
export const Thresholds = later(() => load().then((room) => room.Thresholds), "line");
export const OlderRules = later(() => load().then((room) => room.OlderRules), "line");

export const VpaAtSync = later(() => import("./vpa/VpaAtSync").then((room) => room.VpaAtSync), "line");

/** A decision that is not the first scenario's may need each of them at once, and nothing may move when they come. */
export const fetchUnusualParts = (): Promise<unknown> =>
  Promise.all([RowEvidence, OtherMetrics, Thresholds, OlderRules].map((part) => part.fetch()));

const NoSentence = () => <WorkingOut className="short-sentence soft" />;
export const ShortV1 = later(() => import("./DecisionPanelV1").then((room) => room.ShortV1), "line", NoSentence);

/** For what draws at once. */
export const fetchLateParts = (): Promise<unknown> => Promise.all([fetchUnusualParts(), ShortV1.fetch()]);
