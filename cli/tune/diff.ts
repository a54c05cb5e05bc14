/** Lines around a change that are the same in both texts. */
const around = 3;

interface Line {
  sign: " " | "-" | "+";
  text: string;
}

/** The lines that differ, as `diff -u` writes them, without the file names; empty if the texts are the same. */
export function unifiedDiff(from: string, to: string): string {
  const lines = comparedLines(linesOf(from), linesOf(to));
  const shown = lines.map((_, index) => lines.slice(Math.max(0, index - around), index + around + 1).some(({ sign }) => sign !== " "));
  let [before, after] = [1, 1];
  const hunks: { before: number; after: number; lines: Line[] }[] = [];
  lines.forEach((line, index) => {
    if (shown[index]) {
      if (!shown[index - 1]) hunks.push({ before, after, lines: [] });
      hunks.at(-1)!.lines.push(line);
    }
    if (line.sign !== "+") before++;
    if (line.sign !== "-") after++;
  });
  return hunks.map(hunkText).join("");
}

function hunkText({ before, after, lines }: { before: number; after: number; lines: readonly Line[] }): string {
  const count = (without: Line["sign"]) => lines.filter(({ sign }) => sign !== without).length;
  const head = `@@ -${before},${count("+")} +${after},${count("-")} @@\n`;
  return head + lines.map(({ sign, text }) => `${sign}${text}\n`).join("");
}

const linesOf = (text: string): string[] => (text.endsWith("\n") ? text.slice(0, -1) : text).split("\n");

/** The longest common lines stay; of a replaced part, the old lines come first. */
function comparedLines(from: readonly string[], to: readonly string[]): Line[] {
  let start = 0;
  while (start < Math.min(from.length, to.length) && from[start] === to[start]) start++;
  let end = 0;
  while (end < Math.min(from.length, to.length) - start && from.at(-1 - end) === to.at(-1 - end)) end++;
  const same = (texts: readonly string[]): Line[] => texts.map((text) => ({ sign: " ", text }));
  return [
    ...same(from.slice(0, start)),
    ...middleLines(from.slice(start, from.length - end), to.slice(start, to.length - end)),
    ...same(from.slice(from.length - end)),
  ];
}

function middleLines(from: readonly string[], to: readonly string[]): Line[] {
  /** How many lines are common from this pair of lines on. */
  const width = to.length + 1;
  const common = new Uint32Array((from.length + 1) * width);
  for (let old = from.length - 1; old >= 0; old--) {
    for (let now = to.length - 1; now >= 0; now--) {
      common[old * width + now] =
        from[old] === to[now]
          ? common[(old + 1) * width + now + 1]! + 1
          : Math.max(common[(old + 1) * width + now]!, common[old * width + now + 1]!);
    }
  }
  const lines: Line[] = [];
  for (let old = 0, now = 0; old < from.length || now < to.length;) {
    if (old < from.length && now < to.length && from[old] === to[now]) {
      lines.push({ sign: " ", text: from[old]! });
      old++;
      now++;
    } else if (old < from.length && (now === to.length || common[(old + 1) * width + now]! >= common[old * width + now + 1]!)) {
      lines.push({ sign: "-", text: from[old++]! });
    } else lines.push({ sign: "+", text: to[now++]! });
  }
  return lines;
}
