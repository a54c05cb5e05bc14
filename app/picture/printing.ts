/** On paper the page is a sheet with the decision at the cursor: its sentence, the figures and the sum, in light colours; then the manifest. */
import { useMode } from "../store/mode";
import { useTrace } from "../store/trace";
import { useWindows } from "../store/windows";
import { partsOf, usualParts } from "../marks/picture/content";
import { currentContent, type Say } from "./currentContent";
import { browserMeasure } from "../ui/browserMeasure";
import { drawPicture, fittingParts } from "../marks/picture/picture";
import "./printing.css";

/** The shape of A4 and, with a little room below, of US Letter, both lying. */
const sheet = { width: 1200, height: 820 };

/** Draws the sheet when the browser prints, and removes it afterwards. A frame and the leader's page print as they are. */
export function followPrinting(say: Say, address: () => string): void {
  let drawn: HTMLElement[] = [];
  const clear = () => {
    for (const each of drawn) each.remove();
    drawn = [];
    delete document.documentElement.dataset["printsSheet"];
  };
  window.addEventListener("beforeprint", () => {
    clear();
    if (useMode.getState().form === "embed" || useWindows.getState().dialog === "workshop") return;
    const content = currentContent(say, address());
    if (content === null) return;
    const measure = browserMeasure();
    // As many of the figures as the sheet has room for.
    const wanted = { ...sheet, tone: "light", parts: new Set([...usualParts, ...partsOf(content.run)]) } as const;
    const { svg } = drawPicture(content, { ...wanted, parts: fittingParts(content, wanted, measure).parts }, measure);
    const drawing = document.importNode(new DOMParser().parseFromString(svg, "image/svg+xml").documentElement, true);
    drawing.setAttribute("width", "100%");
    drawing.removeAttribute("height");
    const paper = document.createElement("div");
    paper.className = "print-sheet";
    // Apart from the page, whose styles are for its own drawings, and whose patterns have the same names in the theme's colours.
    paper.attachShadow({ mode: "open" }).append(drawing);
    // That of the run which the figures show; the editor may have a newer one. Without its end of lines, which could fill a page.
    const manifest = document.createElement("pre");
    manifest.className = "print-manifest";
    manifest.textContent = useTrace.getState().scenario?.manifest.trimEnd() ?? "";
    drawn = manifest.textContent === "" ? [paper] : [paper, manifest];
    document.body.append(...drawn);
    document.documentElement.dataset["printsSheet"] = "";
  });
  window.addEventListener("afterprint", clear);
}
