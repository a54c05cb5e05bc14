import type { Measure } from "./words";

/**
 * Widths of the characters from the blank to ~, in thousandths of the size: those of Arimo, which has the metrics of Arial. They measure texts where
 * there is no font, as in a build of documentation.
 */
const widths: Readonly<Record<400 | 600, readonly number[]>> = {
  400: [
    278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 278,
    278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833, 722, 778, 667, 778, 722, 667, 611, 722,
    667, 944, 667, 667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556,
    556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
  ],
  600: [
    278, 314, 435, 556, 556, 889, 704, 222, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 314,
    314, 584, 584, 584, 593, 988, 704, 704, 722, 722, 667, 611, 778, 722, 278, 538, 704, 593, 833, 722, 778, 667, 778, 722, 667, 611, 722,
    667, 944, 667, 667, 611, 314, 278, 314, 546, 556, 333, 556, 593, 538, 593, 556, 314, 593, 593, 259, 259, 538, 259, 871, 593, 593, 593,
    593, 371, 538, 314, 593, 538, 759, 538, 538, 500, 371, 273, 371, 584,
  ],
};

/** A character without an entry, such as an arrow, is as wide as an em dash at most. */
const other = 1000;
const mono = 602;

export const measureArial: Measure = (text, { size, weight, mono: isMono = false }) => {
  let sum = 0;
  for (const character of text) sum += isMono ? mono : (widths[weight][character.codePointAt(0)! - 32] ?? other);
  return (sum * size) / 1000;
};
