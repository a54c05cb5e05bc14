/** The example of docs/DOCUMENTATION.md in the compiler that Docusaurus and Astro use for MDX. */
import { readFileSync } from "node:fs";
import { evaluate, type EvaluateOptions } from "@mdx-js/mdx";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import * as runtime from "react/jsx-runtime";
import { expect, test } from "vitest";
import remarkHpa from "./remark";

const documentation = readFileSync("docs/DOCUMENTATION.md", "utf8");
const fence = /^````markdown\n([^]*?)^````$/m.exec(documentation)![1]!;
const page = "https://hpa.example/";

async function rendered(markdown: string, format: NonNullable<EvaluateOptions["format"]>): Promise<string> {
  const { default: Content } = await evaluate(markdown, { ...runtime, format, remarkPlugins: [[remarkHpa, { page }]] });
  return renderToStaticMarkup(createElement(Content));
}

test.each(["mdx", "md"] as const)("the fence of DOCUMENTATION.md is rendered as text, sentence, picture and link (%s)", async (format) => {
  const html = await rendered(`# Title\n\n${fence}`, format);
  const [, manifest, sentence, link, picture, alternative] =
    /^<h1>Title<\/h1>\n<pre><code class="language-yaml">([^<]*)<\/code><\/pre>\s*<p>([^<]*)<\/p>\s*<p><a href="([^"]*)"><img src="([^"]*)" alt="([^"]*)"\/><\/a><\/p>$/.exec(
      html,
    )!;
  expect(manifest).toMatch(/^apiVersion: autoscaling\/v2\n[^]*\n {8}averageUtilization: 50\n$/);
  expect(sentence).toMatch(/^Kept\s9\.\sCPU\sproposes\s1,\sbut\s3\smin\sago\sit\sproposed\s9,/);
  expect(alternative).toBe(sentence);
  expect(link).toMatch(/^https:\/\/hpa\.example\/#3\.[\w-]+$/);
  const [, base64 = ""] = /^data:image\/svg\+xml;base64,(.*)$/.exec(picture!)!;
  expect(Buffer.from(base64, "base64").toString()).toMatch(/^<svg [^]*Kept[^]*<\/svg>$/);
});

test("a fence stands inside a component of MDX, beside expressions", async () => {
  expect(await rendered(`{1 + 1} pods\n\n<section>\n\n${fence}\n</section>\n`, "mdx")).toMatch(
    /^<p>2 pods<\/p>\n<section><pre>[^]*<p>Kept\s9\.[^]*<\/section>$/,
  );
});

test("a fence that cannot be run ends the compilation, with its reason and its place", async () => {
  const refused = `# Title\n\n${fence.replace("minReplicas: 1", "minReplicas: many")}`;
  await expect(rendered(refused, "mdx")).rejects.toMatchObject({
    reason: expect.stringMatching(/^This hpa fence cannot be run: line 10 of the manifest: spec\.minReplicas: .*must be an integer/),
    line: 3,
  });
});
