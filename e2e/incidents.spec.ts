import { expect, type Page } from "@playwright/test";
import { inBothThemes, serious } from "./axe";
import { digest, hpa, newDigest, open, test, writeManifest } from "./page";

const decision = (page: Page) => page.getByRole("complementary", { name: "Decision" });
const incident = (page: Page, name: string | RegExp) => page.getByRole("slider", { name });
const addIncident = async (page: Page, choice: string) => {
  await page.getByRole("button", { name: "Add an incident" }).click();
  await page.getByRole("menuitem", { name: choice }).click();
};

test("incidents are added, moved, edited and removed", async ({ page }) => {
  await open(page);
  await test.step("an incident is added, moved and removed with the keyboard", async () => {
    await page.keyboard.press("0");
    const empty = await digest(page);
    await page.getByRole("button", { name: "Add an incident" }).focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("End");
    await expect(page.getByRole("menuitem", { name: "Load multiplied" })).toBeFocused();
    const scale = page.getByRole("menuitem", { name: "kubectl scale", exact: true });
    for (let press = 0; press < 40 && !(await scale.evaluate((item) => item === document.activeElement)); press++) {
      await page.keyboard.press("ArrowUp");
    }
    await page.keyboard.press("Enter");
    await expect(page.getByRole("dialog", { name: "kubectl scale to 3 at 28:00" })).toBeVisible();
    const added = await newDigest(page, empty);
    await page.keyboard.press("Escape");
    await expect(incident(page, "kubectl scale to 3")).toBeFocused();
    await page.keyboard.press("Shift+ArrowRight");
    await expect(incident(page, "kubectl scale to 3")).toHaveAttribute("aria-valuetext", "at 28:50");
    await newDigest(page, added);
    await page.keyboard.press("Delete");
    await expect.poll(() => digest(page)).toBe(empty);
    await expect(page.getByRole("button", { name: "Add an incident" })).toBeFocused();
  });
  await test.step("a press on the lane adds there, and Escape takes a drag back", async () => {
    const lane = (await page.getByRole("group", { name: "Incidents" }).boundingBox())!;
    await page.mouse.click(lane.x + lane.width / 2, lane.y + 10);
    await page.getByRole("menuitem", { name: "Scaled to zero by hand" }).click();
    await page.keyboard.press("Escape");
    const before = await incident(page, "scaled to zero").getAttribute("aria-valuetext");
    const sign = (await incident(page, "scaled to zero").boundingBox())!;
    await page.mouse.move(sign.x + 6, sign.y + 8);
    await page.mouse.down();
    await page.mouse.move(sign.x + 120, sign.y + 8, { steps: 4 });
    await expect(incident(page, "scaled to zero")).not.toHaveAttribute("aria-valuetext", before!);
    await page.keyboard.press("Escape");
    await expect(incident(page, "scaled to zero")).toHaveAttribute("aria-valuetext", before!);
    await page.mouse.up();
    await incident(page, "scaled to zero").press("Delete");
    await expect(incident(page, "scaled to zero")).toHaveCount(0);
  });
  await test.step("the outcome of a run is beside its decisions", async () => {
    await page.getByRole("tab", { name: "Run", exact: true }).click();
    const table = page.getByRole("table", { name: "Outcomes of the run, from 00:00 to 60:00" });
    await expect(table.getByRole("row", { name: /^Pod-hours/ })).toBeVisible();
    await expect(table.getByRole("row", { name: /^Highest replicas/ })).toContainText("9");
    const story = page.getByRole("region", { name: "What happened" });
    await expect(story).toContainText(/06:15 to 07:30 Up from 1 to 9 in 5 writes\./);
    await story.getByRole("button", { name: "06:15 to 07:30" }).click();
    await expect(decision(page)).toContainText("Went from 1 to");
    await page.getByRole("tab", { name: "Run", exact: true }).click();
    await expect(story.getByRole("button", { name: "Try scaleDown.stabilizationWindowSeconds: 150" })).toBeVisible();
    await page.getByRole("button", { name: "Next change", exact: true }).click();
    await expect(page.getByRole("tab", { name: "Decision" })).toHaveAttribute("aria-selected", "true");
  });
  await test.step("an incident is added with the mouse, moved, and shows its effect in the decisions", async () => {
    await expect(decision(page)).toBeVisible();
    const plot = await page.getByRole("figure", { name: /^Replicas over time/ }).boundingBox();
    const opened = (await decision(page).getByRole("region").getAttribute("aria-label"))!;
    await page.mouse.click(plot!.x + plot!.width * 0.3, plot!.y + plot!.height / 2);
    await expect(decision(page).getByRole("region")).not.toHaveAttribute("aria-label", opened);
    await expect(decision(page)).not.toContainText("did not answer");
    const at = (await decision(page).getByRole("region").getAttribute("aria-label"))!.replace("Sync at ", "");
    let last = await digest(page);

    await addIncident(page, "metrics-server down");
    const form = page.getByRole("dialog", { name: `metrics-server down from ${at} for 5 min` });
    await expect(form).toBeVisible();
    last = await newDigest(page, last);
    await expect(decision(page)).toContainText("The metrics API did not answer");
    await form.getByRole("button", { name: "Close the form" }).click();

    const sign = (await incident(page, "metrics-server down").boundingBox())!;
    await page.mouse.move(sign.x + 10, sign.y + sign.height / 2);
    await page.mouse.down();
    await page.mouse.move(sign.x + 150, sign.y + sign.height / 2, { steps: 6 });
    await page.mouse.up();
    await newDigest(page, last);
    await expect(decision(page)).not.toContainText("did not answer");
    await expect(incident(page, "metrics-server down")).toBeFocused();
  });
  await test.step("an edited autoscaler holds from its time on; one that the API server refuses says why", async () => {
    const first = await digest(page);
    await addIncident(page, "HPA edited");
    const text = page.getByRole("textbox", { name: "The new manifest, YAML" });
    const manifest = await text.inputValue();
    await text.fill(manifest.replace("maxReplicas: 10", "maxReplicas: 20").replace("averageUtilization: 50", "averageUtilization: 10"));
    await newDigest(page, first);
    await expect(page.getByRole("figure", { name: /^Replicas over time/ }).getByText("max 20")).toBeVisible();
    await text.fill(manifest.replace("maxReplicas: 10", "maxReplicas: 0"));
    await expect(page.getByText("The API server refuses this, so the autoscaler stays as it is.")).toBeVisible();
    await expect(page.getByText("HPA edited, refused")).toBeVisible();
  });
});

test("a queue worker drains messages, and a signal measures what is chosen for it", async ({ page }) => {
  await open(page);
  let last = await digest(page);
  await page.getByRole("tab", { name: "Workload" }).click();
  await page.getByRole("combobox", { name: "Kind of workload" }).selectOption("queue worker");
  await page.getByRole("textbox", { name: "CPU per message" }).fill("60");
  last = await newDigest(page, last);
  await expect(page.getByRole("figure", { name: /^Messages per second over time/ })).toBeVisible();
  await expect(page.getByRole("button", { name: /^backlog/ })).toBeVisible();

  await page.getByRole("tab", { name: "Manifest" }).click();
  await writeManifest(
    page,
    hpa((text) =>
      text.replace(
        /- type: Resource[^]*$/,
        `- type: External
    external:
      metric:
        name: jobs_waiting
      target:
        type: AverageValue
        averageValue: "30"
`,
      ),
    ),
  );
  last = await newDigest(page, last);
  await expect(page.getByRole("heading", { name: "How far is jobs_waiting from its target?" })).toBeVisible();
  await page.getByRole("tab", { name: "Cluster" }).click();
  const signal = page.getByRole("combobox", { name: /^jobs_waiting/ });
  await expect(signal.getByRole("option", { selected: true })).toHaveText("guessed: messages waiting");
  await signal.selectOption("seconds that the oldest message has waited");
  await newDigest(page, last);
});

test("a phone adds incidents", async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  await open(page);
  await test.step("a phone adds an incident and reads the outcome", async () => {
    const before = await digest(page);
    await page.getByRole("button", { name: "Add an incident" }).tap();
    await page.getByRole("menuitem", { name: "Pods crash" }).tap();
    await newDigest(page, before);
    await page.getByRole("button", { name: "Close the form" }).tap();
    await page.getByRole("tab", { name: "Run", exact: true }).tap();
    await expect(page.getByRole("row", { name: /^Requests served/ })).toBeVisible();
  });
  await test.step("on a phone, the form of an incident from the end of the menu is seen from its head on", async () => {
    await page.getByRole("tab", { name: "Charts" }).tap();
    await page.getByRole("button", { name: "Add an incident" }).tap();
    await page.getByRole("menuitem", { name: "Kubernetes upgraded" }).tap();
    const form = page.getByRole("dialog", { name: /^Kubernetes becomes 1\.38/ });
    await expect(form.getByRole("button", { name: "Remove" })).toBeInViewport({ ratio: 1 });
    await expect(form.getByRole("combobox", { name: "The new release" })).toBeInViewport({ ratio: 1 });
  });
  await context.close();
});

test("axe finds nothing serious in forms, outcome, the lane's menu and its form in either theme", async ({ page }) => {
  await open(page);
  await test.step("the outcome and the unfolded forms", async () => {
    await page.getByRole("tab", { name: "Run", exact: true }).click();
    await page.getByRole("tab", { name: "Workload" }).click();
    for (const group of ["Uneven load", "Sidecar", "Stop", "Rollout"]) await page.getByText(group, { exact: true }).click();
    expect(await inBothThemes(page, serious, ".pane")).toEqual([]);
    await page.getByRole("tab", { name: "Cluster" }).click();
    expect(await inBothThemes(page, serious, ".pane")).toEqual([]);
  });
  await test.step("the lane's menu and form", async () => {
    await page.getByRole("button", { name: "Add an incident" }).click();
    expect(await inBothThemes(page, serious, ".at-lane")).toEqual([]);
    await page.getByRole("menuitem", { name: "HPA edited" }).click();
    await page.getByRole("textbox", { name: "The new manifest, YAML" }).fill("kind: [");
    await expect(page.getByText("HPA edited, refused")).toBeVisible();
    expect(await inBothThemes(page, serious, ".lane", ".incident-form")).toEqual([]);
  });
});
