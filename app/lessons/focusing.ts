/** Where the keyboard goes on in a lesson: from a question or a drawing to the button for the next action, and into the drawing. */
import { useTabs } from "../store/tabs";
import { focusDrawn } from "../ui/focusDrawn";
import { currentLayout } from "../ui/layout";

export const focusForward = () =>
  focusDrawn(
    () => document.querySelector<HTMLElement>(".drawing-foot .forward") ?? document.querySelector<HTMLElement>(".lesson-foot .forward"),
  );

/** On a phone the drawing is in another tab. */
export function focusDrawing(): void {
  if (currentLayout() === "narrow") useTabs.setState({ tab: "charts" });
  focusDrawn(() => document.querySelector<SVGElement>(".drawing-layer [tabindex='0']"));
}
