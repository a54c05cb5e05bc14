import { useRef, useState } from "react";
import { pngOf } from "../ui/raster";
import { saveFile } from "../ui/saveFile";
import { t } from "../words/text";
import type { Picture } from "../marks/picture/content";

/** The ways to take the picture along. */
export function Takes({ picture, base }: { picture: Picture; base: string }) {
  const [said, setSaid] = useState<{ text: string; wrong: boolean } | null>(null);
  const newest = useRef(0);
  const after = async (work: Promise<Taken>, good: string) => {
    const own = ++newest.current;
    const taken = await work;
    if (own === newest.current) setSaid(taken === "done" ? { text: good, wrong: false } : { text: refusals[taken], wrong: true });
  };
  const savePng = async (): Promise<Taken> => {
    const png = await drawnAsPng(picture);
    if (png === null) return "notDrawn";
    saveFile(`${base}.png`, png, "image/png");
    return "done";
  };
  return (
    <div className="picture-takes">
      <button type="button" className="btn on" onClick={() => void after(copied(picture), t`Picture copied`)}>
        {t`Copy picture`}
      </button>
      <button type="button" className="btn line" onClick={() => void after(savePng(), t`PNG saved`)}>
        {t`Save PNG`}
      </button>
      <button
        type="button"
        className="btn line"
        onClick={() => {
          saveFile(`${base}.svg`, picture.svg, "image/svg+xml");
          void after(Promise.resolve("done"), t`SVG saved`);
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

type Taken = "done" | keyof typeof refusals;

const refusals = {
  notDrawn: t`This browser could not draw the picture. A smaller size may work, or the SVG.`,
  notCopied: t`This browser does not let the page copy a picture. Save the PNG instead.`,
} as const;

/** The clipboard takes the picture as a promise, because some browsers allow no wait between the press and the copy. */
async function copied(picture: Picture): Promise<Taken> {
  const drawn = drawnAsPng(picture);
  const png = drawn.then((blob) => blob ?? Promise.reject(new Error("no picture")));
  try {
    await navigator.clipboard.write([new ClipboardItem({ "image/png": png })]);
    return "done";
  } catch {
    // The clipboard is missing, it refuses, or there is nothing to copy.
    png.catch(() => undefined);
    return (await drawn) === null ? "notDrawn" : "notCopied";
  }
}

/** null if the browser cannot draw it. */
const drawnAsPng = (picture: Picture): Promise<Blob | null> => pngOf(picture).catch(() => null);
