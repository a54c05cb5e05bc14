import { encodeQR } from "qr";
import { useMemo } from "react";
import { t } from "../words/text";

/** A text as a QR code. It is dark on light in both themes, because many cameras read no other. */
export function QrCode({ text }: { text: string }) {
  return text.length > longest ? <p className="qr-code soft">{t`The link is too long for a QR code.`}</p> : <Code text={text} />;
}

/** The squares of a longer text would be too small for many cameras. */
const longest = 660;

function Code({ text }: { text: string }) {
  const { path, size } = useMemo(() => drawn(encodeQR(text, "raw", { ecc: "medium", border: 4 })), [text]);
  return (
    <svg className="qr-code" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={t`QR code of the link`} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}

/** One path with a bar for each run of dark squares in a row. */
export function drawn(rows: readonly (readonly boolean[])[]): { path: string; size: number } {
  let path = "";
  rows.forEach((row, y) => {
    row.forEach((dark, x) => {
      if (!dark || row[x - 1]) return;
      const end = row.indexOf(false, x);
      path += `M${x} ${y}h${(end < 0 ? row.length : end) - x}v1H${x}z`;
    });
  });
  return { path, size: rows.length };
}
