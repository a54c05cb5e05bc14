import { expect, type Page } from "@playwright/test";
import { decodeLink } from "../engine/index";
import { inBothThemes, serious } from "./axe";
import { deployment, digest, editor, hpa, keptManifest, newDigest, open, replaceManifest, test } from "./page";

const note = (page: Page, name: string) => page.getByRole("note", { name });

test("the editor completes what is typed", async ({ page }) => {
  await open(page);
  await test.step("a field and its value are completed with the keyboard", async () => {
    await replaceManifest(
      page,
      hpa((text) => text.replace("  maxReplicas: 6\n", "")),
    );
    await expect(note(page, "Error on line 5").or(note(page, "Error on line 1")).first()).toBeVisible();
    const before = await digest(page);
    await page.keyboard.press("ControlOrMeta+Home");
    for (let line = 1; line < 10; line++) await page.keyboard.press("ArrowDown");
    await page.keyboard.press("End");
    await page.keyboard.press("Enter");
    await page.keyboard.type("maxR");
    await expect(page.getByRole("option", { name: /^maxReplicas/ })).toBeVisible();
    await page.keyboard.press("Tab");
    await page.keyboard.type("9");
    await newDigest(page, before);
    expect(await keptManifest(page)).toContain("  minReplicas: 2\n  maxReplicas: 9\n");
    await expect(page.getByText("max 9").first()).toBeVisible();
  });
  await test.step("a block is completed as a whole, its gaps filled in turn", async () => {
    const before = await digest(page);
    await replaceManifest(page, hpa());
    await newDigest(page, before);
    await page.keyboard.press("ControlOrMeta+End");
    await page.keyboard.type("  - ");
    await page.keyboard.type("Resou");
    await expect(page.getByRole("option", { name: /^Resource metric/ })).toBeVisible();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await page.keyboard.type("memory");
    await page.keyboard.press("Tab");
    await page.keyboard.type("70");
    const block =
      "  - type: Resource\n    resource:\n      name: memory\n      target:\n        type: Utilization\n        averageUtilization: 70";
    await expect.poll(() => keptManifest(page)).toContain(block);
  });
  await test.step("Enter ends the line while nothing is chosen in the list, and the typed text stays", async () => {
    await replaceManifest(page, hpa());
    await page.keyboard.press("ControlOrMeta+End");
    const typed = ["  behavior:", "scaleDown:", "stabilizationWindowSeconds: 60", "selectPolicy: Min"];
    for (const line of typed) {
      await page.keyboard.type(line);
      // The list is there before Enter, if this line has one.
      await page.waitForTimeout(100);
      await page.keyboard.press("Enter");
    }
    const block = "  behavior:\n    scaleDown:\n      stabilizationWindowSeconds: 60\n      selectPolicy: Min\n";
    await expect.poll(() => keptManifest(page)).toContain(block);
  });
});

test("the editor formats, helps, searches and undoes", async ({ page }) => {
  await open(page);
  await test.step("the text is formatted, reset, and both are taken back", async () => {
    const first = await keptManifest(page);
    const loose = hpa((text) =>
      text.replace("  metrics:\n", "  metrics:   \n").replaceAll(/^(?= *- type| {4,}(?:resource|name: cpu|target|type|average))/gm, "  "),
    );
    await replaceManifest(page, loose);
    await expect.poll(() => keptManifest(page)).toBe(loose);
    await page.keyboard.press("Shift+Alt+F");
    await expect.poll(() => keptManifest(page)).toBe(hpa());
    await page.getByRole("button", { name: "More actions for the manifest" }).click();
    await page.getByRole("menuitem", { name: /^Reset/ }).click();
    await expect.poll(() => keptManifest(page)).toContain("name: php-apache");
    expect(first === "" || first === (await keptManifest(page))).toBe(true);
    await page.keyboard.press("ControlOrMeta+Z");
    await expect.poll(() => keptManifest(page)).toBe(hpa());
    await page.keyboard.press("ControlOrMeta+Z");
    await expect.poll(() => keptManifest(page)).toBe(loose);
  });
  await test.step("a field says what it is for, and Find in the menu opens the search in the text", async () => {
    await replaceManifest(page, hpa());
    await page.getByText("minReplicas", { exact: true }).first().hover();
    await expect(page.getByRole("tooltip").filter({ hasText: "int32" })).toBeVisible();

    await page.getByRole("button", { name: "More actions for the manifest" }).click();
    await page.getByRole("menuitem", { name: /^Find/ }).click();
    const search = page.getByRole("textbox", { name: "Find" });
    await expect(search).toBeFocused();
    await page.keyboard.type("Replicas: ");
    await expect(page.getByText("1 of 2 found for 'Replicas: '")).toBeAttached();
    await page.keyboard.press("Escape");
    await expect(editor(page)).toBeFocused();
  });
  await test.step("undo reaches back over the switch to another scenario", async () => {
    const before = await digest(page);
    const other = hpa((text) => text.replace("maxReplicas: 6", "maxReplicas: 3"));
    await replaceManifest(page, other);
    const shared = await newDigest(page, before);
    // The address follows after a pause.
    const linked = () => {
      const reading = decodeLink(new URL(page.url()).hash.slice(1));
      return reading.ok ? reading.value.scenario.manifest : null;
    };
    await expect.poll(linked).toBe(other);
    const link = new URL(page.url()).hash;
    await replaceManifest(page, hpa());
    await newDigest(page, shared);
    await expect.poll(linked).toBe(hpa());
    await page.evaluate((hash) => {
      location.hash = hash;
    }, link);
    await expect.poll(() => digest(page)).toBe(shared);
    await editor(page).focus();
    await page.keyboard.press("ControlOrMeta+Z");
    await expect(page.getByText("max 6").first()).toBeVisible();
    await page.keyboard.press("ControlOrMeta+Z");
    await expect(page.getByText("max 3").first()).toBeVisible();
  });
  await test.step("a ScaledObject is judged as KEDA does, shows the HPA that KEDA makes, and runs", async () => {
    const scaledObject = (length: string) => `apiVersion: keda.sh/v1alpha1
kind: ScaledObject
metadata:
  name: worker
spec:
  scaleTargetRef:
    name: worker
  maxReplicaCount: 12
  triggers:
  - type: redis
    metadata:
      address: redis:6379
      listName: jobs
      listLength: ${length}
`;
    await replaceManifest(page, scaledObject("20"));
    await expect(page.getByRole("note", { name: "Error on line 14" })).toContainText("must be a string, not a number");
    await page.getByRole("button", { name: 'Write "20"' }).click();
    await page.getByRole("tab", { name: "The HPA it makes" }).click();
    await expect(page.getByRole("tabpanel", { name: "The HPA it makes" })).toContainText("s0-redis-jobs");
    await page.getByRole("tab", { name: "As written" }).click();
    await expect(page.getByText("Valid", { exact: true })).toBeVisible();
    await expect(page.getByText("s0-redis-jobs against target")).toBeVisible();
  });
});

test("without Monaco the text has its errors, advice, fixes, F8, undo, field help, documents and stored form", async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, serviceWorkers: "block" });
  const page = await context.newPage();
  await page.route(/monacoEditor/, (route) => route.abort());
  await open(page);
  const area = editor(page);
  await area.waitFor();
  const before = await digest(page);
  await area.fill(hpa((text) => text.replace("maxReplicas", "maxReplica")) + deployment(3, "400m"));
  const message = note(page, "Error on line 11");
  await expect(message).toContainText('unknown field "spec.maxReplica"');
  await expect(note(page, "Advice on line 25")).toContainText("The Deployment sets replicas to 3.");
  await message.getByRole("button", { name: "Write maxReplicas" }).click();
  await newDigest(page, before);
  await expect(message).toHaveCount(0);
  await area.press("ControlOrMeta+Home");
  await area.press("F8");
  expect(await area.evaluate((text: HTMLTextAreaElement) => text.value.slice(text.selectionStart, text.selectionEnd))).toBe("3");
  await area.evaluate((text: HTMLTextAreaElement) =>
    text.setSelectionRange(
      text.value.indexOf("\n", text.value.indexOf("minReplicas")),
      text.value.indexOf("\n", text.value.indexOf("minReplicas")),
    ),
  );
  await page.keyboard.type("0");
  await note(page, "Error on line 11").getByRole("button", { name: "Back to the last valid text" }).click();
  await expect(note(page, "Error on line 11")).toHaveCount(0);
  await expect.poll(() => keptManifest(page)).toContain("minReplicas: 2\n");
  await area.press("ArrowLeft");
  await expect(page.getByText(/int32; default 1/)).toBeVisible();
  await page.getByRole("button", { name: "Documents: 2" }).click();
  await page.keyboard.press("Escape");
  await page.getByRole("tab", { name: "As stored" }).click();
  await expect(page.getByText(/^Added:/).first()).toBeVisible();
  await context.close();
});

test("the editor's keys lead in and out, and axe finds nothing serious in it in either theme", async ({ page }) => {
  await open(page);
  await test.step("Tab goes past the text, Enter leads into it, Escape closes what is open and then leads out", async () => {
    await editor(page).waitFor({ state: "attached" });
    const before = await keptManifest(page);
    const frame = page.getByRole("group", { name: "Manifest, YAML" });
    const hint = page.getByText("Enter edits, Esc leaves, Tab goes on");
    await page.getByRole("button", { name: "More actions for the manifest" }).focus();
    await page.keyboard.press("Tab");
    await expect(frame).toBeFocused();
    await expect(frame).toHaveAccessibleDescription("Enter edits, Esc leaves, Tab goes on");
    await expect(hint).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(frame.locator(":focus")).toHaveCount(0);
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Enter");
    await expect(editor(page)).toBeFocused();
    await expect(editor(page)).toHaveAccessibleDescription("Enter edits, Esc leaves, Tab goes on");
    await expect(hint).toBeHidden();
    expect(await keptManifest(page)).toBe(before);
    await page.keyboard.press("ControlOrMeta+End");
    await page.keyboard.press("Tab");
    await page.keyboard.type("behav");
    await expect(page.getByRole("option", { name: /^behavior/ }).first()).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("option", { name: /^behavior/ })).toHaveCount(0);
    await expect(editor(page)).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(frame).toBeFocused();
    await expect.poll(() => keptManifest(page)).toContain("  behav");
    await page.locator(".view-line").first().click();
    await expect(editor(page)).toBeFocused();
  });
  await test.step("axe, in messages, menu, suggestions and stored view", async () => {
    await replaceManifest(
      page,
      hpa((text) => text.replace("maxReplicas: 6", "maxReplicas: 1").replace("cpu\n", "cpu\n      targe: 1\n")),
    );
    await expect(page.getByRole("button", { name: /error/ }).first()).toBeVisible();
    expect(await inBothThemes(page, serious, ".code", ".manifest-head")).toEqual([]);
    await page.getByRole("button", { name: "More actions for the manifest" }).click();
    expect(await inBothThemes(page, serious, ".code", ".manifest-head")).toEqual([]);
    await page.keyboard.press("Escape");
    await replaceManifest(
      page,
      hpa((text) => text.replace("averageUtilization: 60", "averageUtilization: 150")),
    );
    await expect(page.getByRole("button", { name: "Valid Advice: 1" })).toBeVisible();
    await page.keyboard.press("ControlOrMeta+End");
    await page.keyboard.type("  beh");
    await expect(page.getByRole("option", { name: "behavior, object, Field" })).toBeVisible();
    expect(await inBothThemes(page, serious, ".code", ".manifest-head")).toEqual([]);
    await page.keyboard.press("Escape");
    for (let letter = 0; letter < 5; letter++) await page.keyboard.press("Backspace");
    await page.getByRole("tab", { name: "As stored" }).click();
    await expect(page.getByText(/^Added:/).first()).toBeVisible();
    expect(await inBothThemes(page, serious, ".code", ".manifest-head")).toEqual([]);
  });
});
