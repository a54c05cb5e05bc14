import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { readFileSync } from "node:fs";
import { expect, type Browser, type Page } from "@playwright/test";
import { build } from "vite";
import { embedSnippet } from "../app/share/embedSnippet";
import { decodeLink, encodeLink, firstScenario, seededRandom, writeScenarioFile, type LinkContent } from "../engine/index";
import { inBothThemes, serious } from "./axe";
import { digest, hpa, open, openAtStart, test } from "./page";

// Playwright keeps the permissions when it reuses a context.
test.afterEach(({ context }) => context.clearPermissions());

const name = (page: Page) => page.getByRole("textbox", { name: "Scenario's name" });
const notice = (page: Page) => page.locator(".notice-place");
const selected = (page: Page) => page.getByRole("complementary", { name: "Decision" }).getByText(/sync \d+ of/);

async function elsewhere(browser: Browser, address: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.goto(address);
  return page;
}

/** The content of the page's own address, once it has settled. */
async function held(page: Page): Promise<LinkContent> {
  await expect.poll(() => new URL(page.url()).hash).not.toBe("");
  await page.waitForTimeout(900);
  const reading = decodeLink(new URL(page.url()).hash.slice(1));
  if (!reading.ok) throw new Error(reading.error);
  return reading.value;
}

async function shareDialog(page: Page) {
  await page.getByRole("button", { name: "Share, save and open" }).click();
  return page.getByRole("dialog", { name: "Share this scenario" });
}

const linkIn = async (page: Page, form: string): Promise<string> => {
  const dialog = await shareDialog(page);
  await dialog.getByRole("radio", { name: form }).check();
  const link = await dialog.getByRole("textbox", { name: "Link" }).inputValue();
  await page.keyboard.press("Escape");
  return link;
};

test("a link carries the view and the baseline too, and the address keeps all of it", async ({ page, browser }) => {
  const content: LinkContent = {
    scenario: { ...firstScenario, name: "compared", seed: 7 },
    baseline: { ...firstScenario, seed: 9 },
    cursor: 1815,
    zoom: { from: 1500, to: 2400 },
    panels: ["tab/workload", "side/compare", "table/replicas", "hidden/load/offered"],
  };
  await open(page, encodeLink(content)!);
  await expect(page.getByRole("tab", { name: "Workload" })).toHaveAttribute("aria-selected", "true");
  await expect(page.getByRole("tab", { name: "Compare" })).toHaveAttribute("aria-selected", "true");
  await expect(page.getByText(/^They (never )?diverge/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Whole run" })).toBeVisible();
  await expect(page.getByRole("table").first()).toBeVisible();
  await page.getByRole("tab", { name: "Decision" }).click();
  await page.getByRole("button", { name: "Next sync" }).click();
  expect(await held(page)).toEqual({ ...content, cursor: 1830, panels: ["tab/workload", "table/replicas", "hidden/load/offered"] });

  const other = await elsewhere(browser, page.url());
  await expect(selected(other)).toBeVisible();
  expect(await digest(other)).toBe(await digest(page));
  expect(await held(other)).toEqual(await held(page));
  await other.context().close();
});

test("the address is not written while the view moves, only once it rests", async ({ page }) => {
  await page.addInitScript(() => {
    const replace = history.replaceState.bind(history);
    history.replaceState = (...given) => {
      document.documentElement.dataset["writes"] = String(Number(document.documentElement.dataset["writes"] ?? 0) + 1);
      replace(...given);
    };
  });
  await openAtStart(page);
  await page.waitForTimeout(900);
  const writes = () => page.evaluate(() => Number(document.documentElement.dataset["writes"] ?? 0));
  const before = await writes();
  // All at once: on a slow machine the address would be written after each press.
  await page.evaluate(() => {
    for (const key of [...Array.from({ length: 12 }, () => "ArrowRight"), "+"]) {
      document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
    }
  });
  const { cursor, zoom } = await held(page);
  expect(cursor).toBe(12 * 15);
  expect(zoom).not.toBeNull();
  expect((await writes()) - before).toBeLessThanOrEqual(2);
});

test("view-only: nothing can be changed until the person makes it their own, which keeps their earlier work", async ({ page, browser }) => {
  await open(page);
  await page.getByRole("button", { name: "spike" }).click();
  await name(page).fill("theirs");
  const link = await linkIn(page, "View only");
  expect(link).toMatch(/\?view#3\./);

  const other = await elsewhere(browser, new URL("./", page.url().split("#")[0]).href);
  await name(other).fill("mine");
  await held(other);
  await other.goto(link);
  await expect(name(other)).toHaveValue("theirs");
  await expect(name(other)).not.toBeEditable();
  await expect(other.getByRole("textbox", { name: "Manifest, YAML" })).not.toBeEditable();
  await expect(other.getByRole("button", { name: "ramp" })).toHaveCount(0);
  await expect(other.getByRole("button", { name: "Add an incident" })).toHaveCount(0);
  await expect(other.getByRole("slider", { name: /^Point 1/ })).toHaveCount(0);
  await other.getByRole("tab", { name: "Workload" }).click();
  await expect(other.getByRole("textbox", { name: "Start-up", exact: true })).toBeDisabled();
  await other.getByRole("tab", { name: "Cluster" }).click();
  await expect(other.getByRole("combobox").first()).toBeDisabled();
  const before = await digest(other);
  await other.locator(".plot").first().dragTo(other.locator(".plot").nth(1));
  await other.keyboard.press("ControlOrMeta+z");
  expect((await held(other)).scenario.name).toBe("theirs");
  expect(await digest(other)).toBe(before);
  expect(await other.evaluate(() => localStorage.getItem("hpa-playground/draft"))).toContain('"mine"');
  // A dropped file would replace the page if it were not refused.
  const refused = await other.evaluate(() => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(["kind: x"], "web.yaml"));
    return !document.querySelector(".stack")!.dispatchEvent(new DragEvent("dragover", { dataTransfer, bubbles: true, cancelable: true }));
  });
  expect(refused).toBe(true);
  await expect(other.getByText("Drop to open it here")).toHaveCount(0);
  expect(other.url()).toContain("?view#");
  await other.getByRole("button", { name: "Next sync" }).click();
  await other.getByRole("tab", { name: "Decision" }).click();
  await expect(selected(other)).toBeVisible();

  await other.getByRole("button", { name: "Make it mine" }).click();
  await expect(notice(other)).toContainText("Your own scenario is kept.");
  await name(other).fill("theirs, changed");
  expect((await held(other)).scenario.name).toBe("theirs, changed");
  expect(other.url()).not.toContain("?view");
  await other.getByRole("button", { name: "Back to mine" }).click();
  await expect(name(other)).toHaveValue("mine");
  await other.context().close();
});

test("a link to present stays one, and the page behind it is not to be edited", async ({ page, browser }) => {
  await open(page);
  const other = await elsewhere(browser, await linkIn(page, "Present"));
  await other.locator("[data-digest]").waitFor({ state: "attached" });
  // The keys work only after the page is visible.
  await expect(async () => {
    await other.keyboard.press("Home");
    expect((await held(other)).cursor).toBe(0);
  }).toPass();
  expect(other.url()).toContain("?present#");
  await other.context().close();
});

test("axe finds nothing serious in the dialog, in a frame and where nothing can be changed, in either theme", async ({ page }) => {
  const fragment = encodeLink({ scenario: { ...firstScenario, incidents: [{ at: 600, kind: "nodeLost" }] }, cursor: 900 })!;
  for (const form of ["embed", "view"]) {
    await page.goto(`./?${form}#${fragment}`);
    await page.locator("[data-digest]").waitFor({ state: "attached" });
    expect(await inBothThemes(page, serious), form).toEqual([]);
  }
  await page.getByRole("tab", { name: "Workload" }).click();
  await expect(page.getByRole("textbox", { name: "Start-up", exact: true })).toBeVisible();
  expect(await inBothThemes(page, serious)).toEqual([]);
  await shareDialog(page);
  expect(await inBothThemes(page, serious)).toEqual([]);
});

test("the dialog tells the length of each form, and warns of links that others may cut", async ({ page }) => {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page);
  const dialog = await shareDialog(page);
  const status = dialog.getByRole("status");
  await expect(status).toHaveText(/^\d{2,3} characters; the link contains the whole scenario$/);
  await dialog.getByRole("radio", { name: "Embed" }).check();
  const snippet = await dialog.getByRole("textbox", { name: "Snippet" }).inputValue();
  const [, address] = /^<iframe [^>]*src="([^"]+\?embed#3\.[^"]+)"/.exec(snippet) ?? [];
  // The snippet that is tried in a page of another origin.
  expect(snippet).toBe(embedSnippet(address ?? ""));
  await dialog.getByRole("button", { name: "Copy snippet" }).click();
  await expect(dialog.getByRole("button", { name: "Copied" })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(snippet);
  await dialog.getByRole("button", { name: "Close" }).click();

  const random = seededRandom(1);
  const noise = Array.from({ length: 3000 }, () => String.fromCharCode(97 + random.integer(26))).join("");
  await open(page, encodeLink({ scenario: { ...firstScenario, manifest: `${firstScenario.manifest}# ${noise}` } })!);
  await expect((await shareDialog(page)).getByRole("status")).toContainText("Some mail programs and chats cut links");
});

test.describe("in a page of another origin", () => {
  let server: Server;
  let origin: string;
  let files: Record<string, { type?: string; body: string; allowed?: boolean; status?: number }>;
  test.beforeEach(async () => {
    files = {};
    server = createServer((request, response) => {
      const file = files[request.url ?? ""];
      response.writeHead(file?.status ?? (file ? 200 : 404), {
        "content-type": file?.type ?? "text/plain",
        ...(file?.allowed !== false && { "access-control-allow-origin": "*" }),
        "x-cookie-seen": request.headers.cookie ?? "",
      });
      response.end(file?.body);
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  test.afterEach(() => {
    server.closeAllConnections();
    server.close();
  });

  const asking = (address: string) => `./?url=${encodeURIComponent(address)}`;

  test("in a page that holds the snippet a frame shows figures and cursor, follows its host and tells it", async ({ page, baseURL }) => {
    const link = `${baseURL}?embed#${encodeLink({ scenario: { ...firstScenario, name: "in slides" }, cursor: 900 })}`;
    files["/slides"] = {
      type: "text/html",
      body: `<!doctype html>${embedSnippet(link)}<script>
        window.heard = []; window.send = send;
        addEventListener("message", ({ source, origin, data }) => { if (source === frame.contentWindow) heard.push({ origin, ...data }); });
      </script>`,
    };
    await page.goto(`${origin}/slides`);
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
    const examples = [...readFileSync("EMBED.md", "utf8").matchAll(/```(\w+)\n([\s\S]*?)```/g)].map(([, language, code]) => ({
      language,
      code: code!.replaceAll("https://…/", baseURL!),
    }));
    const component = examples.find(({ language }) => language === "jsx")!.code;
    const framed = examples.filter(({ language }) => language === "html").map(({ code }) => code.replace("#3.…", ""));
    const script = examples.find(({ language }) => language === "js")!.code;
    files["/script.js"] = { type: "text/javascript", body: await bundled(component) };
    files["/component"] = {
      type: "text/html",
      body: `<!doctype html><div id="root"></div><script>
        window.heard = [];
        addEventListener("message", ({ data }) => heard.push(data));
      </script><script type="module" src="/script.js"></script>`,
    };
    await page.goto(`${origin}/component`);
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

    files["/snippet"] = { type: "text/html", body: `<!doctype html>${framed[0]}<script>${script}</script>` };
    await page.goto(`${origin}/snippet`);
    await page.frameLocator("iframe").locator("[data-digest]").waitFor({ state: "attached" });
    await page.evaluate("whenTheSlideComesUp()");
    await expect(page.frameLocator("iframe").getByText("15:00").first()).toBeVisible();
    files["/panel"] = { type: "text/html", body: `<!doctype html><div style="height: 560px">${framed[1]}</div>` };
    await page.goto(`${origin}/panel`);
    const panel = page.frameLocator("iframe");
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

  test("?url= opens a scenario's file after asking", async ({ page }) => {
    files["/ours.hpa.json"] = { body: writeScenarioFile({ ...firstScenario, name: "from a wiki", seed: 5 }) };
    await page.goto(asking(`${origin}/ours.hpa.json`));
    const dialog = page.getByRole("dialog", { name: `Open a scenario from ${new URL(origin).host}?` });
    await expect(dialog.getByText(`${origin}/ours.hpa.json`)).toBeVisible();
    await dialog.getByRole("button", { name: "Open it", exact: true }).click();
    await expect(name(page)).toHaveValue("from a wiki");
    await expect(dialog).toBeHidden();
    expect((await held(page)).scenario.seed).toBe(5);
    expect(new URL(page.url()).search).toBe("");
  });

  test("?url= opens a raw manifest", async ({ page }) => {
    files["/hpa.yaml"] = { body: hpa() };
    await page.goto(asking(`${origin}/hpa.yaml`));
    await page.getByRole("button", { name: "Open it", exact: true }).click();
    await expect.poll(async () => (await held(page)).scenario.manifest).toBe(hpa());
  });

  test("?url= fetches nothing that was not agreed to", async ({ page }) => {
    const asked: string[] = [];
    server.on("request", ({ url }) => asked.push(url ?? ""));
    await page.goto(asking(`${origin}/ours.hpa.json`));
    await page.getByRole("button", { name: "Do not open it" }).click();
    await page.locator("[data-digest]").waitFor({ state: "attached" });
    expect(asked).toEqual([]);
    await expect.poll(() => new URL(page.url()).search).toBe("");
    for (const address of ["javascript:alert(1)", "data:text/plain,kind: x", "file:///etc/passwd", "https://user:word@example.org/x"]) {
      await page.goto(asking(address));
      await expect(page.getByRole("dialog", { name: "This address cannot be opened" })).toBeVisible();
      await expect(page.getByRole("button", { name: "Open it", exact: true })).toHaveCount(0);
    }
  });

  test("?url= says what is wrong in one sentence, above a working page", async ({ page }) => {
    files["/closed"] = { body: hpa(), allowed: false };
    files["/long"] = { body: "kind: x\n".repeat(1_300_000) };
    files["/page"] = { body: "<!doctype html><title>Sign in</title>", type: "text/html" };
    files["/broken"] = { body: writeScenarioFile(firstScenario).replace('"seed": 1', '"seed": -1') };
    for (const [path, sentence] of [
      ["/missing", "That address answered with 404 instead of a file."],
      ["/closed", "That address could not be read. Either nothing is there, or it does not allow other pages to read it."],
      ["/long", "The file there is larger than 5 MB, the limit for a scenario file."],
      ["/page", "This is a web page, not a manifest. Use the address of the file itself: on GitHub, press Raw to get it."],
      ["/broken", "The seed is -1; it must be from 0 to 4294967295."],
    ] as const) {
      await page.goto(asking(origin + path));
      await page.getByRole("button", { name: "Open it", exact: true }).click();
      await expect(page.getByRole("dialog").getByRole("status")).toHaveText(sentence);
      await page.getByRole("button", { name: "Close", exact: true }).click();
    }
    await page.locator("[data-digest]").waitFor({ state: "attached" });
    await expect(name(page)).toHaveValue(firstScenario.name);
  });
});

test("scenario and manifest are saved as files, and open again", async ({ page, browser }) => {
  await open(page);
  await name(page).fill("Größe: 5/6 <b>");
  const dialog = await shareDialog(page);
  const [saved] = await Promise.all([page.waitForEvent("download"), dialog.getByRole("button", { name: "Save scenario" }).click()]);
  expect(saved.suggestedFilename()).toBe("große-5-6-b.hpa.json");
  const [manifest] = await Promise.all([page.waitForEvent("download"), dialog.getByRole("button", { name: "Save manifest" }).click()]);
  expect(readFileSync(await manifest.path(), "utf8")).toBe(firstScenario.manifest);

  const other = await elsewhere(browser, new URL("./", page.url().split("#")[0]).href);
  const chosen = await shareDialog(other);
  await chosen.getByLabel("Scenario, manifest or load").setInputFiles(await saved.path());
  await expect(chosen).toBeHidden();
  await expect(name(other)).toHaveValue("Größe: 5/6 <b>");
  await other.context().close();
});

test("a file that is dropped is opened, and one that cannot be is one sentence", async ({ page }) => {
  await open(page);
  await name(page).fill("mine");
  await held(page);
  const drop = (fileName: string, content: string) =>
    page.evaluate(
      ([dropped, text]) => {
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File([text!], dropped!));
        const target = document.querySelector(".stack")!;
        for (const type of ["dragover", "drop"])
          target.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
      },
      [fileName, content],
    );
  await drop("web.yaml", hpa());
  await expect(notice(page)).toContainText("This scenario came with the file web.yaml. Your own scenario is kept.");
  const { scenario } = await held(page);
  expect(scenario).toEqual({ ...firstScenario, name: "mine", manifest: hpa() });
  await page.getByRole("button", { name: "Back to mine" }).click();
  expect((await held(page)).scenario.manifest).toBe(firstScenario.manifest);
  await drop('<img src=x onerror="alert(1)">.json', '{"format": "hpa-playground", "formatVersion": 3}');
  await expect(notice(page)).toHaveText(
    'The file <img src=x onerror="alert(1)">.json was not opened. It has version 3 of the file format; this page reads version 1.',
  );
  await expect(page.locator("img")).toHaveCount(0);
  await page.evaluate(() => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([new Uint8Array(16_000_000)], "large.json"));
    document.body.dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true }));
  });
  await expect(notice(page)).toContainText("The file large.json was not opened. It has 16.0 MB;");
  await expect(name(page)).toHaveValue("mine");
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
