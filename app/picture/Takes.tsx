import { useRef, useState } from "react";
import { pngOf, svgOf } from "../ui/raster";
import { saveFile } from "../ui/saveFile";
import { t } from "../words/text";
import type { Picture } from "../marks/picture/content";

interface TakesProps {
  picture: Picture;
  /** The name of the file. */
  base: string;
  /** What the picture contains of its scenario; null: nothing. */
  fragment: () => string | null;
}

/** The ways to take the picture along. */
export function Takes({ picture, base, fragment }: TakesProps) {
  const [said, setSaid] = useState<{ text: string; wrong: boolean } | null>(null);
  const newest = useRef(0);
  const after = async (work: Promise<Taken>, good: string) => {
    const own = ++newest.current;
    const taken = await work;
    if (own === newest.current) setSaid(taken === "done" ? { text: good, wrong: false } : { text: refusals[taken], wrong: true });
  };
  const savePng = async (): Promise<Taken> => {
    const png = await drawnAsPng(picture, fragment());
    if (png === null) return "notDrawn";
    saveFile(`${base}.png`, png, "image/png");
    return "done";
  };
  return (
    <div className="picture-takes">
      <button type="button" className="btn on" onClick={() => void after(copied(picture, fragment()), t`Picture copied`)}>
        {t`Copy picture`}
      </button>
      <button type="button" className="btn line" onClick={() => void after(savePng(), t`PNG saved`)}>
        {t`Save PNG`}
      </button>
      <button
        type="button"
        className="btn line"
        onClick={() => {
          saveFile(`${base}.svg`, svgOf(picture, fragment()), "image/svg+xml");
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
async function copied(picture: Picture, fragment: string | null): Promise<Taken> {
  const drawn = drawnAsPng(picture, fragment);
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
const drawnAsPng = (picture: Picture, fragment: string | null): Promise<Blob | null> => pngOf(picture, fragment).catch(() => null);
