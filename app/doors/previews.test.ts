// @vitest-environment jsdom
/** What chats and networks read of the built pages, against the library and the lessons. */
import { lessons } from "virtual:lessons";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { decodeLink } from "../../engine/index";
import { evidenceEntries, library } from "../../engine/doors/library";
import { policy } from "../../scripts/contentSecurityPolicy";
import { headTags, pageOf, pageWithAnswer } from "../../scripts/previews";
import { previews, type Preview } from "./previews";

const site = "https://hpa.example/play/";
let all: Preview[] = [];
beforeAll(async () => {
  all = previews(await Promise.all(lessons.map(({ load }) => load())));
});
const shell = readFileSync(join(import.meta.dirname, "../../index.html"), "utf8");
/** Without the run that its words need. */
const unrun = (preview: Preview): Preview => ({ ...preview, alt: () => "the sentence" });

const read = (html: string) => new DOMParser().parseFromString(html, "text/html");
const content = (page: Document, name: string) =>
  page.querySelector(`meta[property="${name}"], meta[name="${name}"]`)?.getAttribute("content") ?? null;

test("there is a page for each question and each lesson, and one preview for the site itself", () => {
  const questions = [...library, ...evidenceEntries].map(({ id }) => `q/${id}/`);
  expect(all.map(({ path }) => path)).toEqual(["", ...questions, ...lessons.map(({ id }) => `lesson/${id}/`)]);
});

test("each page has its own title, text and picture, by absolute addresses, and leads on to what it shows", () => {
  for (const [index, preview] of all.slice(1).entries()) {
    const { path, description } = preview;
    const page = read(pageOf(index === 0 ? preview : unrun(preview), site));
    const entry = library.find(({ id }) => path === `q/${id}/`);
    const lesson = lessons.find(({ id }) => path === `lesson/${id}/`);
    const evidence = evidenceEntries.find(({ id }) => path === `q/${id}/`);
    const title = (entry ?? evidence ?? lesson)!.title;
    for (const name of ["og:title", "twitter:title"]) expect(content(page, name)).toContain(title);
    expect(page.title).toContain(`${title} · HPA Playground`);
    expect(page.querySelector("h1")?.textContent).toContain(title);
    for (const name of ["description", "og:description", "twitter:description"]) expect(content(page, name)).toBe(description);
    expect(description).toContain((entry ?? evidence)?.text ?? lesson!.summary);
    for (const name of ["og:image", "twitter:image"]) expect(content(page, name)).toBe(`${site}${path}preview.png`);
    expect([content(page, "og:image:width"), content(page, "og:image:height")]).toEqual(["1200", "630"]);
    expect(content(page, "og:image:alt")).toBe(page.querySelector("img")?.alt);
    expect(content(page, "og:url")).toBe(`${site}${path}`);
    expect(page.querySelector("link[rel=canonical]")?.getAttribute("href")).toBe(`${site}${path}`);

    const to = new URL(page.querySelector("a")!.getAttribute("href")!, `${site}${path}`);
    expect(page.querySelector("script")?.dataset["to"]).toBe(page.querySelector("a")!.getAttribute("href"));
    expect([...page.querySelectorAll("script")].map(({ textContent }) => textContent)).toEqual([""]);
    expect(to.href.startsWith(site)).toBe(true);
    if (entry) {
      const link = decodeLink(to.hash.slice(1));
      expect(link.ok && link.value).toMatchObject({ scenario: entry.scenario, cursor: entry.look.at, zoom: entry.look.zoom });
    } else if (evidence) expect(to.searchParams.get("evidence")).toBe(evidence.id);
    else expect(to.searchParams.get("lesson")).toBe(lesson!.id);
  }
});

test("without the site's address every address is relative, and none is invented", () => {
  for (const preview of all) {
    const page = read(pageOf({ ...unrun(preview), path: preview.path || "q/x/" }, ""));
    expect(content(page, "og:image")).toBe("./preview.png");
    expect(content(page, "og:url")).toBeNull();
    expect(page.querySelector("link[rel=canonical]")).toBeNull();
  }
});

test("a question's page is the page itself: it begins with the answer, and takes over the page's address of that question", () => {
  const entry = library[0]!;
  const preview = unrun(all.find(({ path }) => path === `q/${entry.id}/`)!);
  const page = read(pageWithAnswer(shell, preview, '<p class="say">Kept 9.</p>', site));
  expect(page.title).toBe(`${entry.title} · HPA Playground`);
  expect(page.querySelector("#first-answer > .say")?.textContent).toBe("Kept 9.");
  expect(content(page, "og:image")).toBe(`${site}q/${entry.id}/preview.png`);
  // Every address of the page is one from the site's page.
  const base = new URL(page.querySelector("base")!.getAttribute("href")!, `${site}q/${entry.id}/`);
  expect(base.href).toBe(site);
  const [inline, own] = page.querySelectorAll("script");
  const to = new URL(inline!.dataset["to"]!, base);
  expect(to.href).toMatch(/^https:\/\/hpa\.example\/play\/#/);
  const link = decodeLink(to.hash.slice(1));
  expect(link.ok && link.value).toMatchObject({ scenario: entry.scenario, cursor: entry.look.at, zoom: entry.look.zoom });
  expect(own?.getAttribute("type")).toBe("module");
  // The script stands before all that is drawn, and its own hash is what the policy allows.
  expect(page.head.children[1]).toBe(base.href && page.querySelector("base"));
  expect(policy).toContain(`'sha256-${createHash("sha256").update(inline!.textContent).digest("base64")}'`);
});

test("the page of the site has its answer and keeps its address; a shell without a place for an answer stops the build", () => {
  const page = read(pageWithAnswer(shell, unrun(all[0]!), "<p>Kept 9.</p>", site));
  expect(page.querySelector("base")).toBeNull();
  expect(page.querySelector("script")?.dataset).not.toHaveProperty("to");
  expect(page.title).toBe(read(shell).title);
  expect(() => pageWithAnswer("<title></title>", all[0]!, "", site)).toThrow(/index\.html must have/);
});

test("the tags of the site itself: its picture shows the first scenario's most telling moment", () => {
  const tags = new Map(headTags(all[0]!, site).map(({ attrs = {} }) => [attrs["property"] ?? attrs["name"], attrs["content"]]));
  expect(tags.get("og:image")).toBe(`${site}preview.png`);
  expect(tags.get("og:image:alt")).toMatch(/^Kept 9\. CPU proposes 1/);
  expect(tags.get("twitter:card")).toBe("summary_large_image");
});

test("foreign characters stay text", () => {
  const page = read(pageOf({ ...all[1]!, title: `"><script>alert(1)</script>`, paragraphs: ["<b>"], alt: () => `" onload="x` }, site));
  expect(page.querySelectorAll("script")).toHaveLength(1);
  expect(page.querySelector("h1")?.textContent).toBe(`"><script>alert(1)</script>`);
  expect(page.querySelector("img")?.getAttribute("onload")).toBeNull();
});

test("a lesson's picture has its title and steps, and no number of a run", () => {
  const lesson = lessons[4]!;
  const preview = all.find(({ path }) => path === `lesson/${lesson.id}/`)!;
  const svg = preview.draw((text, { size }) => text.length * size * 0.53, "hpa.example/");
  for (const title of [lesson.title, ...lesson.stepTitles]) expect(svg).toContain(`>${title}</text>`);
});
