import { fromMarkdown } from "mdast-util-from-markdown";
import { expect, test } from "vitest";
import { encodeLink, firstScenario, writeScenarioFile } from "../../engine/index";
import { library } from "../../engine/doors/library";
import { measureArial } from "../marks/picture/arialWidths";
import remarkHpa, { type RemarkHpaOptions } from "./remark";

interface Node {
  type: string;
  lang?: string;
  value?: string;
  url?: string;
  alt?: string;
  children?: Node[];
}

function built(markdown: string, options?: RemarkHpaOptions): Node[] {
  const tree = fromMarkdown(markdown) as Node;
  remarkHpa(options)(tree as never);
  return tree.children!;
}

const fence = (content: string, meta = "") => `# Title\n\n\`\`\`hpa ${meta}\n${content}\n\`\`\`\n`;
const svgOf = (image: Node) => Buffer.from(/^data:image\/svg\+xml;base64,(.*)$/.exec(image.url!)![1]!, "base64").toString();

test("a manifest becomes its text, the sentence of the moment, its picture, and a link that opens it there", () => {
  const [title, code, sentence, picture, ...more] = built(fence(firstScenario.manifest, "at=28:00"), { page: "https://hpa.example/" });
  expect([title!.type, code, more]).toEqual([
    "heading",
    expect.objectContaining({ lang: "yaml", value: firstScenario.manifest.trimEnd() }),
    [],
  ]);
  expect(sentence!.children![0]!.value).toMatch(/^Kept\s9\.\sCPU\sproposes\s1,\sbut\s3\smin\sago\sit\sproposed\s9,/);
  const link = picture!.children![0]!;
  expect(link.url).toBe(
    `https://hpa.example/#${encodeLink({ scenario: { ...firstScenario, name: "", manifest: firstScenario.manifest }, cursor: 1680 })}`,
  );
  const image = link.children![0]!;
  expect(image.alt).toBe(sentence!.children![0]!.value);
  expect(svgOf(image)).toMatch(/^<svg [^]*Kept/);
});

test("a link and a scenario's file are run as they are, and show no text of theirs", () => {
  const entry = library.find(({ id }) => id === "flapping-pods")!;
  const fragment = encodeLink({ scenario: entry.scenario, cursor: entry.look.at })!;
  const byLink = built(fence(`https://elsewhere.example/#${fragment}`));
  const byFile = built(fence(writeScenarioFile(entry.scenario), `at=${entry.look.at}`));
  expect(byLink).toHaveLength(3);
  expect(byLink[1]!.children).toEqual(byFile[1]!.children);
  // Without the page's address there is no link.
  expect(byLink[2]!.children![0]!.type).toBe("image");
});

test("without a moment it shows the last rescale", () => {
  const [, , sentence] = built(fence(firstScenario.manifest));
  expect(sentence!.children![0]!.value).toMatch(/^Went from 2 to 1\./);
});

test("fences in lists and quotes are found, and others stay", () => {
  const [quote, other] = built(`> \`\`\`hpa\n${firstScenario.manifest.replaceAll(/^/gm, "> ")}\n> \`\`\`\n\n\`\`\`yaml\na: 1\n\`\`\`\n`);
  expect(quote!.children!.map(({ type }) => type)).toEqual(["code", "paragraph", "paragraph"]);
  expect(other).toMatchObject({ type: "code", lang: "yaml", value: "a: 1" });
});

test.each([
  ["text", "", "It is neither a scenario file nor a Kubernetes manifest."],
  [firstScenario.manifest.replace("maxReplicas: 10", "maxReplicas: 0"), "", "line 11 of the manifest: "],
  [firstScenario.manifest, "at=noon", "at=noon is no time; write it as 28:00, or in seconds"],
])("a fence that cannot be run ends the build with the reason", (content, meta, reason) => {
  expect(() => built(fence(content, meta))).toThrow(`This hpa fence cannot be run: ${reason}`);
  const failed: unknown[] = [];
  const tree = fromMarkdown(fence(content, meta));
  const file = {
    fail(words: string, place: { position: { start: { line: number } } }): never {
      failed.push([words, place.position.start.line]);
      throw new Error("stop");
    },
  };
  expect(() => remarkHpa()(tree as never, file as never)).toThrow("stop");
  expect(failed).toEqual([[expect.stringContaining(reason), 3]]);
});

test("the same fence gives the same bytes", () => {
  expect(built(fence(firstScenario.manifest))).toEqual(built(fence(firstScenario.manifest)));
});

test("texts are measured as Arial has them, in both weights", () => {
  expect(measureArial("Wi", { size: 1000, weight: 400 })).toBeCloseTo(944 + 222, -1);
  expect(measureArial("Wi", { size: 10, weight: 600 })).toBeGreaterThan(measureArial("Wi", { size: 10, weight: 400 }));
});
