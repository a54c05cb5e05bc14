import { openReconcileFrom } from "../store/openReconcile";
import { useTabs } from "../store/tabs";
import { useView } from "../store/view";
import { useWanted } from "../store/wanted";
import type { Origin } from "../words/decision/origin";
import { reveal } from "../store/zoom";
import { controlNamed, focusDrawn } from "../ui/focusDrawn";
import { stageNames } from "../words/names/stageNames";
import { t } from "../words/text";

/** Opens the source of a number. The sum opens its own rows. */
export function leadTo(origin: Exclude<Origin, { kind: "row" }>): void {
  switch (origin.kind) {
    case "field":
      return openField(origin.path);
    case "line":
      return openField(origin.line);
    case "incident":
      return focusIncident(origin);
    case "flag":
      return useTabs.setState({ tab: "cluster" });
    case "reconcile":
      return openReconcileFrom(origin.second);
    case "setting":
      return focusSetting(origin.field);
    case "figure":
      return focusFigure(origin.figure);
  }
}

function focusSetting(name: string): void {
  useTabs.setState({ tab: "workload" });
  focusDrawn(() => controlNamed(name));
}

/** On a phone the figures are in a tab of their own. */
function focusFigure(name: string): void {
  const find = () => document.querySelector<HTMLElement>(`[data-figure="${name}"]`);
  if (!find()) useTabs.setState({ tab: "charts" });
  requestAnimationFrame(() => {
    const figure = find();
    figure?.focus();
    figure?.scrollIntoView({ block: "nearest" });
  });
}

/** Moves the incident's sign in the lane into view. On a phone the lane is in the tab of the figures. */
function focusIncident({ index, at }: { index: number; at: number }, frames = 120): void {
  const sign = document.querySelector<SVGElement>(`[data-incident="${index}"]`);
  if (sign) {
    reveal(at);
    requestAnimationFrame(() => {
      // The browser hides the focus ring after a mouse press, so this attribute shows it.
      sign.dataset["led"] = "";
      sign.addEventListener("blur", () => delete sign.dataset["led"], { once: true });
      sign.focus();
      sign.scrollIntoView({ block: "nearest" });
    });
    return;
  }
  useTabs.setState({ tab: "charts" });
  if (frames > 0) requestAnimationFrame(() => focusIncident({ index, at }, frames - 1));
}

function openField(field: string | number): void {
  useTabs.setState({ tab: "manifest" });
  useWanted.setState({ wantedField: field });
}

/** Marks the source of the focused number. The second line in the figures marks an earlier sync. */
export const mark = (origin: Origin): void => useView.setState({ origin, ...(origin.kind === "reconcile" && { hover: origin.second }) });

export const unmark = (): void =>
  useView.setState((view) => {
    if (view.origin === null) return view;
    return { origin: null, ...(view.origin.kind === "reconcile" && { hover: null }) };
  });

export function originTitle(origin: Origin): string {
  switch (origin.kind) {
    case "field":
      return t`${origin.path}: show it in the manifest`;
    case "line":
      return t`Show in the manifest what would fix this`;
    case "incident":
      return t`Show on the time axis the incident that caused this`;
    case "flag":
      return t`A controller flag: show the Cluster tab`;
    case "setting":
      return t`Show in the Workload tab what would fix this`;
    case "figure":
      return t`Show its figure`;
    case "row":
      return t`Show its row, ${stageNames[origin.row]}`;
    case "reconcile":
      return t`Open this sync`;
  }
}
