/** A place in a text; both count from 1, columns in UTF-16 units. */
export interface TextPosition {
  line: number;
  column: number;
}

/** Turns offsets of one text into lines and columns. */
export function positionsIn(text: string): (offset: number) => TextPosition {
  const lineStarts = [0];
  for (const { index, 0: lineBreak } of text.matchAll(/\r\n|\r|\n/g)) lineStarts.push(index + lineBreak.length);

  return (offset) => {
    let line = 0;
    let after = lineStarts.length;
    while (after - line > 1) {
      const middle = Math.trunc((line + after) / 2);
      if ((lineStarts[middle] ?? Infinity) <= offset) line = middle;
      else after = middle;
    }
    return { line: line + 1, column: offset - (lineStarts[line] ?? 0) + 1 };
  };
}

/** The offset at which the line around an offset ends, trailing blanks left out. */
export function lineEnd(text: string, offset: number): number {
  const lineBreak = /[\r\n]/g;
  lineBreak.lastIndex = offset;
  let end = lineBreak.exec(text)?.index ?? text.length;
  while (end > offset && (text[end - 1] === " " || text[end - 1] === "\t")) end--;
  return end;
}

/** The offset at which the line around an offset begins. */
export function lineStart(text: string, offset: number): number {
  let start = offset;
  while (start > 0 && text[start - 1] !== "\n" && text[start - 1] !== "\r") start--;
  return start;
}
