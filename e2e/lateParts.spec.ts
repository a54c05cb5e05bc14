import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { encodeLink, firstScenario } from "../engine/index";
import { library } from "../engine/doors/library";
import { expect, test, type Locator, type Page } from "@playwright/test";
import { follow, openImport } from "./page";
import { choose, learn } from "./rim";

const assets = join(import.meta.dirname, "..", "dist", "assets");

/** The files that the page's code fetches late, by their names in the source: "LibraryDialog" for LibraryDialog-2s8d9f4a.js. */
function latePartsOfTheBuild(): string[] {
  const code = readdirSync(assets).filter((file) => file.endsWith(".js") && !/^(worker|\w+\.worker|editor\.api)-/.test(file));
  const asked = code.flatMap((file) => [...readFileSync(join(assets, file), "utf8").matchAll(/import\([`'"]\.\/([\w.-]+)-[\w-]{8}\.js/g)]);
  return [...new Set(asked.map(([, name]) => name!))].toSorted();
}

/** Blocks the files of some late parts until they are allowed; "page.de" is the first file of German words. */
async function block(page: Page, names: readonly string[]) {
  const blocked = new Set(names);
  await page.route(/\/assets\/[^/]+\.js(on)?$/, (route) => {
    const [, name = "", language = ""] = /\/([^/]+)-[\w-]{8}(\.\w+)?\.js(?:on)?$/.exec(route.request().url()) ?? [];
    return blocked.has(name + language) ? route.abort() : route.continue();
  });
  return { allow: (...allowed: string[]) => allowed.forEach((name) => blocked.delete(name)) };
}

/** The rest of the page works without them, and one line above the page names them. */
const saidAbove =
  "CurveEditor FileDrop GreetingLine Keys Notices Overview PageKeys RechartsLines Splitter address doingSwitch evidenceDoor files followBaseline monacoEditor topMenus upgrade yaml";
/** Each of these says it in its own place; so does the decision, which is open from the beginning. */
const saidInPlace = "DecisionsFigure IncidentLane LoadBar PodsFigure Transport";

const lessonFiles = readdirSync(join(import.meta.dirname, "..", "public", "lessons"))
  .flatMap((file) => /^\d+-(.+)\.md$/.exec(file)?.[1] ?? [])
  .join(" ");

/** They come through the same door as the others; the lessons' own tests draw with the first two and read the others. */
const onlyInLessons = "DrawingLayer DrawingFoot PresentLesson QrCode";

/** So do these; the tests of evidence open them. */
const onlyWithEvidence = "RecordedFit checkout-describe checkout-yaml libraryEvidence parcel simulate";

/** Help on a field in the plain editor, which phones have; the tests of adaptation open it. */
const onlyInPlainEditor = "FieldHelp";

/** And these; the test of luck opens them. */
const onlyWithSeeds = "LuckFigures";

/** Only from the command `serve`, whose test opens it. */
const onlyServed = "OpenGiven";

/** Only beside a VerticalPodAutoscaler; its tests open them. */
const onlyWithVpa = "VpaAtSync VpaFigures VpaForm vpaWords";

/** Only where the browser has an assistant, as in the last test. */
const onlyWithAssistant = "assistantRoom";

interface Journey {
  /** The files that only this part needs. */
  parts: string;
  opens(page: Page): Promise<void>;
  /** What is visible once the part has loaded. */
  seen(page: Page): Locator;
  leaves?(page: Page): Promise<void>;
}

const tryAgain = (page: Page) => page.getByRole("button", { name: "Try again" });
const key = (name: string) => (page: Page) => page.keyboard.press(name);
const tab = (name: string) => (page: Page) => page.getByRole("tab", { name, exact: true }).click();
const button = (name: string | RegExp) => (page: Page) => page.getByRole("button", { name, exact: true }).first().click();
const chooses = (menu: "My cluster" | "Share", entry: string) => (page: Page) => choose(page, menu, entry);
const dialog = (name: string) => (page: Page) => page.getByRole("dialog", { name });
const figure = (name: string) => (page: Page) => page.locator(`[data-figure="${name}"]`);
const asTable = (name: string) => (page: Page) =>
  figure(name)(page)
    .getByRole("button", { name: /as a table$/ })
    .click();
const text = (words: string | RegExp) => (page: Page) => page.getByText(words).first();

const question = library.find(({ id }) => id === "percent-of-requests")!;

const externals = ["mails", "orders", "exports"].map(
  (name) =>
    `  - type: External\n    external:\n      metric:\n        name: ${name}\n      target:\n        type: AverageValue\n        averageValue: "10"\n`,
);
const fourMetrics = { ...firstScenario, manifest: firstScenario.manifest + externals.join("") };

const cronTrigger = `apiVersion: keda.sh/v1alpha1
kind: ScaledObject
metadata: { name: web }
spec:
  scaleTargetRef: { name: web }
  triggers:
  - type: cron
    metadata: { timezone: UTC, start: 10 0 * * *, end: 20 0 * * *, desiredReplicas: "5" }
`;
const withKeda = { ...firstScenario, manifest: cronTrigger };

/** A link that is followed in the page. */
const link = (content: Parameters<typeof encodeLink>[0]) => (page: Page) => follow(page, encodeLink(content)!);

/** In one page, one after the other. */
const journeys: Journey[] = [
  { parts: "luckRoom outcomeRoom", opens: tab("Run"), seen: (page) => page.locator("table.outcomes") },
  {
    parts: "KubectlPanel",
    opens: tab("kubectl"),
    seen: (page) => page.getByRole("region", { name: /^kubectl at/ }),
    leaves: tab("Decision"),
  },
  {
    parts: "unusualParts",
    opens: (page) => page.locator("#sum-metric-0").click(),
    seen: (page) => page.locator("table.working"),
    leaves: (page) => page.locator("#sum-metric-0").click(),
  },
  { parts: "WorkloadForm", opens: tab("Workload"), seen: (page) => page.getByRole("textbox", { name: "CPU per request", exact: true }) },
  {
    parts: "ClusterForm",
    opens: tab("Cluster"),
    seen: (page) => page.getByRole("textbox", { name: "Sync period" }),
  },
  {
    parts: "LeaveDialog",
    opens: (page) => page.getByRole("link", { name: "kubernetes.io: kube-controller-manager" }).click(),
    seen: dialog("Open kubernetes.io in a new tab?"),
    async leaves(page) {
      await key("Escape")(page);
      await tab("Manifest")(page);
    },
  },
  {
    parts: "StoredView",
    opens: tab("As stored"),
    seen: (page) => page.getByRole("tabpanel", { name: "As stored" }).getByText("maxReplicas").first(),
    leaves: tab("As written"),
  },
  {
    parts: "ManifestForm",
    opens: tab("Form"),
    seen: (page) => page.getByRole("tabpanel", { name: "Form" }).getByRole("textbox", { name: "maxReplicas" }),
    leaves: tab("As written"),
  },
  {
    parts: "FigureTable StepTable DataTable",
    opens: asTable("replicas"),
    seen: (page) => figure("replicas")(page).getByRole("table"),
    leaves: asTable("replicas"),
  },

  { parts: "KeysDialog", opens: key("?"), seen: dialog("Keys"), leaves: key("Escape") },
  { parts: "LibraryDialog learnTabs", opens: button("Learn"), seen: dialog("Learn"), leaves: key("Escape") },
  { parts: "OwnDialog", opens: chooses("My cluster", "Your scenarios"), seen: dialog("Your scenarios"), leaves: key("Escape") },
  {
    parts: "evidenceRoom",
    opens: chooses("My cluster", "Explain my autoscaler"),
    seen: dialog("Explain my autoscaler"),
    leaves: key("Escape"),
  },
  { parts: "searchRoom", opens: key("Control+k"), seen: dialog("Search"), leaves: key("Escape") },
  { parts: "aboutRoom", opens: button("How we know this"), seen: dialog("How we know"), leaves: key("Escape") },
  { parts: "BringInDialog", opens: openImport, seen: dialog("Import a measured load"), leaves: key("Escape") },
  { parts: "pictureRoom shortAddress", opens: chooses("Share", "Copy as picture"), seen: dialog("Copy as picture"), leaves: key("Escape") },
  { parts: "ShareDialog", opens: chooses("Share", "Share a link"), seen: dialog("Share this scenario"), leaves: key("Escape") },
  { parts: "TakeAwayDialog decided report kedaDone", opens: chooses("Share", "Export"), seen: dialog("Export"), leaves: key("Escape") },
  {
    parts: "IncidentForm",
    async opens(page) {
      await page.getByRole("button", { name: "Add an incident" }).click();
      await page.getByRole("menuitem").first().click();
    },
    seen: (page) => page.getByRole("button", { name: "Remove" }),
    leaves: key("Escape"),
  },
  {
    parts: "ComparePanel TwoDecisions WhoseDecision LateLayer",
    async opens(page) {
      await page.keyboard.press("c");
    },
    seen: (page) => page.getByRole("region", { name: "Comparison" }),
    leaves: tab("Decision"),
  },
  {
    parts: "DecisionPanelV1",
    async opens(page) {
      await page.getByRole("tab", { name: "Cluster" }).click();
      await page.getByRole("combobox", { name: "Kubernetes version" }).selectOption("1.2");
    },
    seen: (page) =>
      page
        .getByRole("complementary", { name: "Decision" })
        .getByText(/^(Kept|Went|Left)/)
        .first(),
  },
  {
    parts: "Present LargeDecision LargeFigures LargeTransport",
    opens: key("p"),
    seen: (page) => page.locator(".present-foot"),
    leaves: key("p"),
  },
  { parts: "tuneRoom", opens: key("u"), seen: (page) => page.getByRole("tab", { name: "Study" }), leaves: key("u") },
  {
    parts: "QuestionLine",
    opens: link({ scenario: question.scenario, cursor: 0 }),
    seen: (page) => page.getByRole("button", { name: "Next question" }),
  },
  {
    parts: "ManyMetrics",
    opens: link({ scenario: fourMetrics, cursor: 1680 }),
    seen: (page) => page.getByRole("toolbar", { name: "The other 3 metrics" }),
  },
  { parts: "KedaParts keda PollOrSync ShortPoll timeZones", opens: link({ scenario: withKeda, cursor: 1680 }), seen: figure("polls") },
  { parts: "lessonRoom", opens: (page) => learn(page, "Lessons"), seen: dialog("Learn") },
  {
    parts: `workshopRoom ${lessonFiles}`,
    opens: button("For the leader of a workshop"),
    seen: (page) => page.getByRole("heading", { name: "For the leader of a workshop" }),
  },
];

/** Each form of the page is opened once; its parts fail one after the other. */
const elsewhere: { form: string; start: string; parts: Omit<Journey, "opens">[] }[] = [
  {
    form: "view only",
    start: "?view",
    parts: [
      { parts: "ManifestReading", seen: (page) => page.getByRole("tabpanel", { name: "Manifest" }).getByText("maxReplicas") },
      { parts: "CurveReading", seen: (page) => page.locator(".curve-editor.reading") },
    ],
  },
  {
    form: "a frame",
    start: `?embed#${encodeLink({ scenario: firstScenario, cursor: 1680 })}`,
    parts: [
      { parts: "frameRoom", seen: (page) => page.getByRole("figure").first() },
      { parts: "WholePage", seen: (page) => page.getByRole("link", { name: "Open in HPA Playground" }) },
      { parts: "ShortSentence", seen: text(/^Kept/) },
    ],
  },
  { form: "German", start: "?lang=de", parts: [{ parts: "page.de", seen: (page) => page.locator("html[lang=de]") }] },
  { form: "Ukrainian", start: "?lang=uk", parts: [{ parts: "page.uk", seen: (page) => page.locator("html[lang=uk]") }] },
  {
    form: "an address to open",
    start: "?url=https://example.org/hpa.yaml",
    parts: [{ parts: "OpenFromAddress", seen: dialog("Open a scenario from example.org?") }],
  },
];

/** Each file is blocked, and then fetched again, from every place that says it is missing. */
async function fails(page: Page, { seen }: Pick<Journey, "seen">, allow: () => void): Promise<void> {
  await expect(page.getByText(/could not be loaded/).first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Reload" }).first()).toBeVisible();
  allow();
  // Several parts that load together each have their own place.
  await expect(async () => {
    await tryAgain(page).evaluateAll((buttons) => buttons.forEach((each) => (each as HTMLButtonElement).click()));
    await expect(tryAgain(page)).toHaveCount(0, { timeout: 1500 });
    // A part of a part that has come may say so only now.
    await expect(seen(page)).toBeVisible({ timeout: 1500 });
    await expect(page.getByText(/could not be loaded/)).toHaveCount(0, { timeout: 1500 });
  }).toPass({ timeout: 30_000 });
}

test("every late part that does not load says so, leaves the rest of the page as it is, and loads at the next try", async ({ page }) => {
  const all = latePartsOfTheBuild();
  const blocked = await block(page, all);
  await page.goto("./");
  await page.locator("[data-digest]").waitFor({ state: "attached" });
  const inPlace = page.locator(".part-place .part-missing");
  await expect(inPlace).toHaveCount(saidInPlace.split(" ").length);
  await fails(page, { seen: (shown) => shown.getByRole("toolbar", { name: "Syncs" }) }, () =>
    blocked.allow(...saidAbove.split(" "), ...saidInPlace.split(" "), "DecisionPanel"),
  );
  for (const journey of journeys) {
    await test.step(journey.parts, async () => {
      await journey.opens(page);
      await fails(page, journey, () => blocked.allow(...journey.parts.split(" ")));
      await journey.leaves?.(page);
    });
  }
});

for (const { form, start, parts } of elsewhere) {
  test(`so does every late part of ${form}`, async ({ page }) => {
    const blocked = await block(
      page,
      parts.flatMap((each) => each.parts.split(" ")),
    );
    await page.goto(`./${start}`);
    await page.locator("[data-digest]").waitFor({ state: "attached" });
    for (const part of parts) {
      await test.step(part.parts, async () => {
        await expect(page.getByText(/could not be loaded/).first()).toBeVisible();
        blocked.allow(...part.parts.split(" "));
        // The other parts fail again.
        await expect(async () => {
          await tryAgain(page).evaluateAll((buttons) => buttons.forEach((each) => (each as HTMLButtonElement).click()));
          await expect(part.seen(page)).toBeVisible({ timeout: 1500 });
        }).toPass({ timeout: 20_000 });
      });
    }
    await expect(page.getByText(/could not be loaded/)).toHaveCount(0);
  });
}

test("a late part whose words do not come says so in the page's language, and comes with them at the next try", async ({ page }) => {
  let isBlocked = true;
  await page.route(/\.de-[\w-]{8}\.json$/, (route) => (isBlocked ? route.abort() : route.continue()));
  await page.goto("./?lang=de");
  await page.locator("[data-digest]").waitFor({ state: "attached" });
  await expect(page.getByText("Dieser Teil der Seite konnte nicht geladen werden.").first()).toBeVisible();
  const steps = page.getByRole("toolbar", { name: "Abgleiche" });
  await expect(steps).toBeHidden();
  isBlocked = false;
  const again = page.getByRole("button", { name: "Noch einmal versuchen" });
  await expect(async () => {
    await again.evaluateAll((buttons) => buttons.forEach((each) => (each as HTMLButtonElement).click()));
    await expect(again).toHaveCount(0, { timeout: 1500 });
  }).toPass({ timeout: 20_000 });
  await expect(steps).toBeVisible();
  await expect(page.getByRole("complementary", { name: "Entscheidung" })).toContainText("Bei 9 geblieben.");
});

test("no late part is left out here", () => {
  const covered = [
    saidAbove,
    saidInPlace,
    "DecisionPanel",
    ...[...journeys, ...elsewhere.flatMap(({ parts }) => parts)].map(({ parts }) => parts),
    onlyInLessons,
    onlyWithEvidence,
    onlyInPlainEditor,
    onlyWithSeeds,
    onlyServed,
    onlyWithVpa,
    onlyWithAssistant,
  ]
    .join(" ")
    .split(" ");
  expect(latePartsOfTheBuild().filter((part) => !covered.includes(part))).toEqual([]);
});

/** Names of the late files of the page and its workers that were fetched. */
function fetchedParts(page: Page): Set<string> {
  const names = new Set<string>();
  page.on("request", (request) => {
    const [, name] = /\/assets\/([\w.-]+)-[\w-]{8}\.js$/.exec(request.url()) ?? [];
    if (name !== undefined) names.add(name);
  });
  return names;
}

const ofAssistants = ["assistantRoom", "onPage"];

test("without an assistant in the browser, nothing of its tools is fetched", async ({ page }) => {
  const fetched = fetchedParts(page);
  await page.goto("./");
  // It is among the last parts that the page fetches.
  await expect.poll(() => fetched.has("monacoEditor")).toBe(true);
  await page.waitForLoadState("networkidle");
  expect([...fetched].filter((name) => ofAssistants.includes(name))).toEqual([]);
});

test("an assistant of the browser gets the tools: a run opens its scenario and answers, a wrong input is refused in words", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const tools = new Map<string, Offered>();
    Object.assign(document, {
      modelContext: { registerTool: async (tool: Offered & { name: string }) => void tools.set(tool.name, tool) },
    });
    Object.assign(window, { tools });
  });
  const fetched = fetchedParts(page);
  await page.goto("./");
  await page.waitForFunction(() => (window as unknown as WithTools).tools.has("make_link"));
  expect(ofAssistants.filter((name) => !fetched.has(name))).toEqual([]);
  const call = (name: string, input: object) =>
    page.evaluate(([tool, given]) => (window as unknown as WithTools).tools.get(tool)!.execute(given).catch(String), [
      name,
      input,
    ] as const);

  const library = { library: "small-difference", kubernetes: "1.34" };
  const ran = (await call("run", library)) as { text: string; data: { outcomes: object } };
  expect(ran.text).toContain("Outcomes: podHours ");
  await expect(page.getByText("Your assistant opened this scenario.")).toBeVisible();
  await page.getByRole("tab", { name: "Cluster" }).click();
  await expect(page.getByRole("combobox", { name: "Kubernetes version" })).toHaveValue("1.34");

  const { data } = (await call("why_not", { at: 600, replicas: 9 })) as { data: { at: number; answer: string } };
  expect(data).toMatchObject({ at: 600, answer: expect.stringMatching(/./) });
  const { text: address } = (await call("make_link", {})) as { text: string };
  expect(address).toMatch(/^http:\/\/.+#3\./);
  expect(await call("run", { librar: "x" })).toBe('Error: The input has no field "librar". Did you mean library?');
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect(page.getByRole("combobox", { name: "Kubernetes version" })).toHaveValue("1.37");
});

interface Offered {
  execute(input: object): Promise<unknown>;
}
interface WithTools {
  tools: Map<string, Offered>;
}
