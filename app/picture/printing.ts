/** On paper the page is one sheet with the decision at the cursor: its sentence, the figures and the sum, in light colours. */
import { useMode } from "../store/mode";
import { useView } from "../store/view";
import { pictureParts } from "./content";
import { currentContent, type Say } from "./currentContent";
import { browserMeasure } from "./measure";
import { drawPicture } from "./picture";
import "./printing.css";

/** The shape of A4 and, with a little room below, of US Letter, both lying. */
const sheet = { width: 1200, height: 820 };

/** Draws the sheet when the browser prints, and removes it afterwards. A frame and the leader's page print as they are. */
export function followPrinting(say: Say, address: () => string): void {
  let drawn: HTMLElement | null = null;
  const clear = () => {
    drawn?.remove();
    drawn = null;
    delete document.documentElement.dataset["printsSheet"];
  };
  window.addEventListener("beforeprint", () => {
    clear();
    if (useMode.getState().form === "embed" || useView.getState().dialog === "workshop") return;
    const content = currentContent(say, address());
    if (content === null) return;
    const { svg } = drawPicture(content, { ...sheet, tone: "light", parts: new Set(pictureParts) }, browserMeasure());
    // The page has patterns of the same names, in its own colours.
    const own = svg.replaceAll(/(?<= id="|url\(#)/g, "print-");
    drawn = document.createElement("div");
    drawn.className = "print-sheet";
    drawn.append(document.importNode(new DOMParser().parseFromString(own, "image/svg+xml").documentElement, true));
    document.body.append(drawn);
    document.documentElement.dataset["printsSheet"] = "";
  });
  window.addEventListener("afterprint", clear);
}
