import { readFileSync } from "node:fs";
import { expect } from "@playwright/test";
import { build } from "vite";
import { embedSnippet } from "../app/share/embedSnippet";
import { encodeLink, firstScenario } from "../engine/index";
import { held, name } from "./linked";
import { otherOrigin } from "./otherOrigin";
import { open, test } from "./page";

const site = otherOrigin();

test("in a page that holds the snippet a frame shows figures and cursor, follows its host and tells it", async ({ page, baseURL }) => {
  const link = `${baseURL}?embed#${encodeLink({ scenario: { ...firstScenario, name: "in slides" }, cursor: 900 })}`;
  site.files["/slides"] = {
    type: "text/html",
    body: `<!doctype html>${embedSnippet(link)}<script>
      window.heard = []; window.send = send;
      addEventListener("message", ({ source, origin, data }) => { if (source === frame.contentWindow) heard.push({ origin, ...data }); });
    </script>`,
  };
  await page.goto(`${site.origin}/slides`);
  interface Host {
    heard: { type: string; origin: string; second?: number }[];
    send(message: object): void;
  }
  const heard = () => page.evaluate(() => (window as unknown as Host).heard);
  const send = (message: object) => page.evaluate((sent) => (window as unknown as Host).send(sent), message);
  const inside = page.frameLocator("#hpa");
  await inside.locator("[data-digest]").waitFor({ state: "attached" });
  await expect(inside.getByRole("heading", { name: "in slides" })).toBeVisible();
  await expect(inside.getByRole("region", { name: "Figures" })).toBeVisible();
  await expect(inside.getByRole("tab")).toHaveCount(0);
  await expect(inside.getByRole("button", { name: "Copy link" })).toHaveCount(0);
  // The snippet answers "ready" with "hello".
  await expect.poll(async () => (await heard()).map(({ type }) => type)).toEqual(["ready", "run", "selected"]);
  const [, run, first] = await heard();
  expect(run).toMatchObject({
    type: "run",
    hpaPlayground: 1,
    name: "in slides",
    durationSeconds: 3600,
    origin: new URL(baseURL!).origin,
  });
  expect(first).toMatchObject({ type: "selected", second: 900 });
  await send({ type: "select", second: 1822 });
  await expect
    .poll(async () => (await heard()).at(-1))
    .toMatchObject({
      type: "selected",
      second: 1815,
      replicas: { before: expect.any(Number), asked: expect.any(Number), after: expect.any(Number) },
      heldBy: "window",
    });
  await inside.getByRole("button", { name: "Next sync" }).click();
  await expect.poll(async () => (await heard()).at(-1)?.second).toBe(1830);
  for (const message of [
    { type: "select" },
    { type: "select", second: "0" },
    { type: "select", second: null },
    { type: "fetch", url: "x" },
    { hpaPlayground: 2, type: "select", second: 0 },
  ])
    await send(message);
  await page.waitForTimeout(300);
  expect((await heard()).at(-1)?.second).toBe(1830);
  const kept = await inside.locator("body").evaluate(() => localStorage.getItem("hpa-playground/draft"));
  expect(kept).toBeNull();
  const whole = await inside.getByRole("link", { name: "Open in HPA Playground" }).getAttribute("href");
  expect(new URL(whole!).search).toBe("");
});

test("what a host hands in is shown or refused in words, and every example of EMBED.md works", async ({ page, baseURL }) => {
  const examples = [...readFileSync("docs/EMBED.md", "utf8").matchAll(/```(\w+)\n([\s\S]*?)```/g)].map(([, language, code]) => ({
    language,
    code: code!.replaceAll("https://…/", baseURL!),
  }));
  const component = examples.find(({ language }) => language === "jsx")!.code;
  const framed = examples.filter(({ language }) => language === "html").map(({ code }) => code.replace("#3.…", ""));
  const script = examples.find(({ language }) => language === "js")!.code;
  site.files["/script.js"] = { type: "text/javascript", body: await bundled(component) };
  site.files["/component"] = {
    type: "text/html",
    body: `<!doctype html><div id="root"></div><script>
      window.heard = [];
      addEventListener("message", ({ data }) => heard.push(data));
    </script><script type="module" src="/script.js"></script>`,
  };
  await page.goto(`${site.origin}/component`);
  const heard = () => page.evaluate(() => (window as unknown as { heard: { type: string; error?: string }[] }).heard);
  await expect
    .poll(async () => (await heard()).find(({ type }) => type === "opened"))
    .toMatchObject({
      name: "handed-in",
      durationSeconds: 1200,
      notes: expect.arrayContaining([expect.stringContaining("points")]) as string[],
    });
  await expect(page.frameLocator("iframe").getByRole("heading", { name: "handed-in" })).toBeVisible();
  await page.evaluate(() => {
    const { contentWindow, src } = document.querySelector("iframe")!;
    const manifest = "apiVersion: autoscaling/v2\nkind: HorizontalPodAutoscaler\nmetadata: {name: broken}\nspec: {maxReplicas: 0}\n";
    contentWindow!.postMessage({ hpaPlayground: 1, type: "open", id: 3, manifest }, new URL(src).origin);
  });
  await expect.poll(async () => (await heard()).find(({ type }) => type === "refused")).toMatchObject({ id: 3, line: 4 });
  await expect(page.frameLocator("iframe").getByRole("heading", { name: "handed-in" })).toBeVisible();

  site.files["/snippet"] = { type: "text/html", body: `<!doctype html>${framed[0]}<script>${script}</script>` };
  // Each has a tab of its own: a tab that goes on may keep the frame before, and Playwright may look into that one.
  const slides = await page.context().newPage();
  await slides.goto(`${site.origin}/snippet`);
  await slides.evaluate("whenTheSlideComesUp()");
  await expect(slides.frameLocator("iframe").getByText("15:00").first()).toBeVisible();
  site.files["/panel"] = { type: "text/html", body: `<!doctype html><div style="height: 560px">${framed[1]}</div>` };
  const dashboard = await page.context().newPage();
  await dashboard.goto(`${site.origin}/panel`);
  const panel = dashboard.frameLocator("iframe");
  await panel.locator("[data-digest]").waitFor({ state: "attached" });
  await expect(panel.getByText("max 12").first()).toBeVisible();
});

test("a frame does not show what this browser keeps", async ({ page, baseURL }) => {
  await open(page);
  await name(page).fill("my secret");
  await held(page);
  await page.goto(`${baseURL}?embed`);
  await page.locator("[data-digest]").waitFor({ state: "attached" });
  await expect(page.getByRole("heading", { name: firstScenario.name })).toBeVisible();
  await page.waitForTimeout(600);
  await expect(page.getByText("my secret")).toHaveCount(0);
});

/** A script that shows the component of the documents with a manifest and samples. */
async function bundled(component: string): Promise<string> {
  const manifest = firstScenario.manifest.replaceAll("name: php-apache", "name: handed-in");
  const samples = `time,requests/s\n${Array.from({ length: 21 }, (_, minute) => `${minute * 60},${minute < 10 ? 5 : 40}`).join("\n")}`;
  const sources: Record<string, string> = {
    "/component.jsx": component,
    "/entry.jsx": `import { createRoot } from "react-dom/client"; import { HpaPlayground } from "/component.jsx";
      createRoot(document.getElementById("root")).render(
        <HpaPlayground manifest={${JSON.stringify(manifest)}} samples={${JSON.stringify(samples)}} />);`,
  };
  const built = await build({
    configFile: false,
    logLevel: "error",
    plugins: [{ name: "sources", enforce: "pre", resolveId: (id) => (id in sources ? id : null), load: (id) => sources[id] }],
    build: { write: false, rolldownOptions: { input: "/entry.jsx" } },
  });
  const [output] = [built].flat() as { output: { code: string }[] }[];
  return output!.output[0]!.code;
}
