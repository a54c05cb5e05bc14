import { test as base, expect, type Locator, type Page } from "@playwright/test";

/**
 * A test that fails if something breaks unseen in its page: an uncaught exception, or a complaint of the browser or of React. Its page is
 * without Monaco, as on a slow network, until the test asks for the editor: Monaco takes a quarter of the CPU of a load.
 */
export const test = base.extend<{ complaints: string[]; heldEditor: void }>({
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on("pageerror", (error) => complaints.push(String(error)));
      page.on("console", (message) => {
        if (message.type() === "error" && !networkFails.test(message.text())) complaints.push(message.text());
      });
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
  heldEditor: [
    async ({ page }, use) => {
      // A route of Playwright would turn off the browser's cache for all files, which doubles the CPU of a load.
      const network = await page.context().newCDPSession(page);
      const waiting: string[] = [];
      network.on("Fetch.requestPaused", ({ requestId }) => waiting.push(requestId));
      await network.send("Fetch.enable", { patterns: monacoFiles });
      editorHolds.set(page, async () => {
        editorHolds.delete(page);
        for (const requestId of waiting) await network.send("Fetch.continueRequest", { requestId }).catch(leftByItsPage);
        await network.send("Fetch.disable").catch(leftByItsPage);
      });
      await use();
      editorHolds.delete(page);
      await network.detach().catch(leftByItsPage);
    },
    { auto: true },
  ],
});

const monacoFiles = ["monacoEditor", "editor.api"].map((name) => ({ urlPattern: `*/assets/${name}-*` }));

/** For each page that is without Monaco, what lets it come. */
const editorHolds = new Map<Page, () => Promise<void>>();

/** A page that was closed or has gone on to another address needs the file no longer. */
const leftByItsPage = () => {};

/** Lets Monaco load, for a test that is about the whole page; `editor` does it, too. */
export const letEditorCome = async (page: Page): Promise<void> => editorHolds.get(page)?.();

/** Tests cut the network, forbid it, or request missing files. */
const networkFails = /^(Failed to load resource|Access to fetch|Fetch API cannot load)/;

/**
 * Opens the page as somebody who has used it before, and waits for the first answer, and for the visible parts that come right after it.
 */
export async function open(page: Page, fragment = ""): Promise<void> {
  // A page without an address has no storage.
  await page.addInitScript(() => location.protocol === "about:" || localStorage.setItem("hpa-playground/greeted", "yes"));
  await page.goto(fragment ? `./#${fragment}` : "./");
  await page.locator("[data-digest]").waitFor({ state: "attached" });
  await page.getByRole("toolbar", { name: "Syncs" }).waitFor();
}

/** Opens the page and shows the whole run, at its first sync. */
export async function openAtStart(page: Page): Promise<void> {
  await open(page);
  await toStart(page);
}

/** Back to the whole run at its first sync, where the page's keys work. */
export async function toStart(page: Page): Promise<void> {
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.keyboard.press("0");
  await page.keyboard.press("Home");
  await expect(page.getByRole("toolbar", { name: "Syncs" }).locator(".time")).toContainText("00:00");
}

/** Follows a link in the tab that is open: another scenario without the cost of a load. */
export async function follow(page: Page, fragment: string): Promise<void> {
  await page.evaluate((hash) => {
    location.hash = hash;
  }, fragment);
}

/** The checksum of the finished trace that the figures show; null while they grow. */
export const digest = (page: Page): Promise<string | null> => page.getByRole("region", { name: "Figures" }).getAttribute("data-digest");

/** Waits until the figures show another finished trace, and returns its digest. */
export async function newDigest(page: Page, before: string | null): Promise<string | null> {
  await expect.poll(async () => [null, before].includes(await digest(page))).toBe(false);
  return digest(page);
}

/** Monaco, once it has replaced the textarea. To name it is to ask for it. */
export function editor(page: Page): Locator {
  void letEditorCome(page);
  return page.getByRole("textbox", { name: "Manifest, YAML", exact: true });
}

/** Pastes as a person would, but without the clipboard. */
export async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", pasted);
    document.activeElement?.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }, text);
}

/** In one edit, so that the page never sees half of it. */
export async function replaceManifest(page: Page, text: string): Promise<void> {
  await editor(page).waitFor({ state: "attached" });
  await editor(page).focus();
  await page.keyboard.press("ControlOrMeta+A");
  await paste(page, text);
}

/** Writes the manifest, for a test of what becomes of the text: into the plain editor, or into Monaco if it has come already. */
export async function writeManifest(page: Page, text: string): Promise<void> {
  const plain = page.getByRole("textbox", { name: "Manifest, YAML (plain)" });
  if (editorHolds.has(page)) return plain.fill(text);
  const written = await plain.fill(text, { timeout: 3000 }).then(
    () => true,
    () => false,
  );
  if (!written) await replaceManifest(page, text);
}

export const hpa = (change: (text: string) => string = (text) => text): string =>
  change(`apiVersion: autoscaling/v2
kind: HorizontalPodAutoscaler
metadata:
  name: web
spec:
  scaleTargetRef:
    apiVersion: apps/v1
    kind: Deployment
    name: web
  minReplicas: 2
  maxReplicas: 6
  metrics:
  - type: Resource
    resource:
      name: cpu
      target:
        type: Utilization
        averageUtilization: 60
`);

export const deployment = (replicas: number, cpu: string) => `---
apiVersion: apps/v1
kind: Deployment
metadata:
  name: web
spec:
  replicas: ${replicas}
  template:
    spec:
      terminationGracePeriodSeconds: 45
      containers:
      - name: app
        resources:
          requests:
            cpu: ${cpu}
`;

/** What the editor holds, as the browser keeps it. */
export const keptManifest = (page: Page): Promise<string> =>
  page.evaluate(() => (JSON.parse(localStorage.getItem("hpa-playground/draft") ?? "{}") as { manifest?: string }).manifest ?? "");

/** What the load bar has behind one button. */
const openLoadSettings = (page: Page) => page.getByRole("button", { name: "Length, noise, seed, import" }).click();

/** Sets the run's length; `label` as the list has it, for example "24 h". */
export async function setLength(page: Page, label: string): Promise<void> {
  await openLoadSettings(page);
  const length = page.getByRole("combobox", { name: "Length of the run" });
  await length.selectOption({ label });
  await length.press("Escape");
  await expect(length).toBeHidden();
}

export async function openImport(page: Page): Promise<void> {
  await openLoadSettings(page);
  await page.getByRole("button", { name: "Import a measured load" }).click();
}
