import { expect, type Page } from "@playwright/test";
import { decodeLink } from "../engine/index";
import { inBothThemes, serious } from "./axe";
import { digest, editor, hpa, keptManifest, newDigest, open, paste, replaceManifest, test } from "./page";

const note = (page: Page, name: string) => page.getByRole("note", { name });

test("a field and its value are completed with the keyboard", async ({ page }) => {
  await open(page);
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

test("a block is completed as a whole, its gaps filled in turn", async ({ page }) => {
  await open(page);
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

test("Enter ends the line while nothing is chosen in the list, and the typed text stays", async ({ page }) => {
  await open(page);
  await replaceManifest(page, hpa());
  await page.keyboard.press("ControlOrMeta+End");
  const typed = ["  behavior:", "scaleDown:", "stabilizationWindowSeconds: 60", "selectPolicy: Min"];
  for (const line of typed) {
    await page.keyboard.type(line);
    // Long enough for the list, which comes after 10 ms or so.
    await page.waitForTimeout(400);
    await page.keyboard.press("Enter");
  }
  const block = "  behavior:\n    scaleDown:\n      stabilizationWindowSeconds: 60\n      selectPolicy: Min\n";
  await expect.poll(() => keptManifest(page)).toContain(block);
});

test("F8 goes from error to error, and a fix corrects the error at the cursor", async ({ page }) => {
  await open(page);
  const before = await digest(page);
  await replaceManifest(
    page,
    hpa((text) => text.replace("maxReplicas", "maxReplica").replace("type: Utilization", "type: utilization")),
  );
  await expect(page.getByRole("button", { name: /^2 errors/ })).toBeVisible();
  await page.keyboard.press("ControlOrMeta+Home");
  await page.keyboard.press("F8");
  await expect(page.getByText('Error on line 11: unknown field "spec.maxReplica"')).toBeAttached();
  await page.keyboard.press("F8");
  await expect(
    page.getByText(/^Error on line 17: spec\.metrics\[0\]\.resource\.target\.type: Invalid value: "utilization"/),
  ).toBeAttached();
  await page.getByRole("button", { name: "Write maxReplicas" }).click();
  await expect(page.getByRole("button", { name: /^1 error/ })).toBeVisible();
  await page.keyboard.press("F8");
  await page.keyboard.press("ControlOrMeta+.");
  await page.keyboard.press("Enter");
  await newDigest(page, before);
  expect(await keptManifest(page)).toBe(hpa());
  await page.keyboard.press("ControlOrMeta+Z");
  await expect.poll(() => keptManifest(page)).toContain("type: utilization");
});

test("a manifest of an old version says what became of it and is rewritten in one step, comments and all", async ({ page }) => {
  await open(page);
  const before = await digest(page);
  const old = hpa((text) => text.replace("autoscaling/v2", "autoscaling/v2beta2").replace("minReplicas: 2", "minReplicas: 2 # at night"));
  await replaceManifest(page, old);
  await newDigest(page, before);
  await expect(note(page, "Advice on line 1")).toContainText("Kubernetes 1.26 removed autoscaling/v2beta2.");
  await page.getByRole("button", { name: "Rewrite as autoscaling/v2" }).click();
  await expect(note(page, "Advice on line 1")).toBeHidden();
  await expect.poll(() => keptManifest(page)).toBe(old.replace("v2beta2", "v2"));
  await page.keyboard.press("ControlOrMeta+Z");
  await expect.poll(() => keptManifest(page)).toBe(old);
});

test("a manifest of Kubernetes 1.1 runs under 1.2 after one key, and its text stays", async ({ page }) => {
  await open(page);
  const before = await digest(page);
  const old = `apiVersion: extensions/v1beta1
kind: HorizontalPodAutoscaler
metadata: {name: web}
spec:
  scaleRef: {kind: ReplicationController, name: web, subresource: scale}
  maxReplicas: 7
  cpuUtilization: {targetPercentage: 60}
`;
  await replaceManifest(page, old);
  await expect(note(page, "Error on line 1")).toContainText("extensions/v1beta1 is the form of Kubernetes 1.1 to 1.5.");
  await page.keyboard.press("ControlOrMeta+Home");
  await page.keyboard.press("F8");
  await page.keyboard.press("ControlOrMeta+.");
  await page.keyboard.press("Enter");
  await newDigest(page, before);
  await expect(page.getByText("max 7").first()).toBeVisible();
  expect(await keptManifest(page)).toBe(old);
});

test("a pasted kubectl line becomes a manifest, and undo brings the line back", async ({ page }) => {
  await open(page);
  const before = await digest(page);
  const line = "kubectl autoscale deployment web --min=2 --max=7 --cpu=60%";
  await replaceManifest(page, line);
  await newDigest(page, before);
  await expect(page.getByText("max 7").first()).toBeVisible();
  const manifest = await keptManifest(page);
  expect(manifest).toContain("kind: HorizontalPodAutoscaler\n");
  await page.keyboard.press("ControlOrMeta+Z");
  await expect.poll(() => keptManifest(page)).toBe(line);
  await expect(note(page, "Error on line 1")).toContainText("This is a kubectl command, not a manifest.");
  await page.getByRole("button", { name: "Write it as a manifest" }).click();
  await expect.poll(() => keptManifest(page)).toBe(manifest);
});

test("a kubectl line amid a text only offers its manifest", async ({ page }) => {
  await open(page);
  await replaceManifest(page, hpa());
  await page.keyboard.press("ControlOrMeta+End");
  await paste(page, "kubectl autoscale deployment web --max=7");
  await page.getByRole("button", { name: "Replace the whole text with it" }).click();
  await expect.poll(() => keptManifest(page)).toContain("  maxReplicas: 7\n");
  expect(await keptManifest(page)).not.toContain("kubectl");
  await page.keyboard.press("ControlOrMeta+Z");
  await expect.poll(() => keptManifest(page)).toBe(`${hpa()}kubectl autoscale deployment web --max=7`);
});

test("as stored shows what the API server adds, with the reasons, and leads back to the text", async ({ page }) => {
  await open(page);
  await replaceManifest(
    page,
    hpa((text) => text.replace("  minReplicas: 2\n", "")),
  );
  await page.getByRole("tab", { name: "As stored" }).click();
  const stored = page.getByRole("tabpanel", { name: "As stored" });
  await expect(stored.getByRole("region", { name: "Added: the API server's default." })).toContainText("minReplicas: 1");
  await expect(editor(page)).toBeHidden();
  await page.getByRole("tab", { name: "As written" }).click();
  await replaceManifest(page, "kind: [");
  await page.getByRole("tab", { name: "As stored" }).click();
  await page.getByRole("button", { name: "Go to the first error" }).click();
  await expect(editor(page)).toBeFocused();
});

test("advice is hidden for good, and switched on again in the list", async ({ page }) => {
  await open(page);
  await replaceManifest(
    page,
    hpa((text) => text.replace("averageUtilization: 60", "averageUtilization: 150")),
  );
  await expect(page.getByRole("button", { name: "Valid Advice: 1" })).toBeVisible();
  await page.getByRole("button", { name: "Hide this advice" }).click();
  await expect(page.getByRole("button", { name: /advice/ })).toHaveCount(0);
  await page.reload();
  await editor(page).waitFor({ state: "attached" });
  await expect(page.getByText("Valid", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "More actions for the manifest" }).press("Enter");
  const rule = page.getByRole("menuitemcheckbox", { name: "Utilization targets above 100%" });
  await expect(rule).toHaveAttribute("aria-checked", "false");
  await rule.click();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "More actions for the manifest" })).toBeFocused();
  await expect(page.getByRole("button", { name: "Valid Advice: 1" })).toBeVisible();
});

test("the text is formatted, reset, and both are taken back", async ({ page }) => {
  await open(page);
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

test("documents are listed and can be jumped to, and each message is in its document", async ({ page }) => {
  await open(page);
  await replaceManifest(page, hpa() + deployment(3, "200m"));
  await page.getByRole("button", { name: "Documents: 2" }).click();
  await page.getByRole("menuitem", { name: "Deployment web line 20" }).click();
  await expect(editor(page)).toBeFocused();
  await page.keyboard.type("# ours\n");
  await expect.poll(() => keptManifest(page)).toContain("---\n# ours\napiVersion: apps/v1\n");
});

const deployment = (replicas: number, cpu: string) => `---
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

test("values of the Deployment in the text are simulated, and the form shows them without a border, one press from their line", async ({
  page,
}) => {
  await open(page);
  const before = await digest(page);
  await replaceManifest(page, hpa());
  const plain = await newDigest(page, before);
  await replaceManifest(page, hpa() + deployment(3, "400m"));
  const taken = await newDigest(page, plain);
  await page.getByRole("tab", { name: "Workload" }).click();
  const request = page.getByRole("group", { name: "CPU request" });
  await expect(request).toContainText("400");
  await expect(request).toContainText("From the manifest, line 33");
  await expect(page.getByRole("textbox", { name: "CPU request" })).toHaveCount(0);
  await expect(page.getByRole("group", { name: "Replicas at the start" })).toContainText("3");
  expect(await inBothThemes(page, serious, ".pane.left")).toEqual([]);
  await request.getByRole("button", { name: "From the manifest, line 33" }).click();
  await expect(editor(page)).toBeFocused();
  await page.keyboard.type("1");
  await expect.poll(() => keptManifest(page)).toContain("cpu: 1400m");
  await newDigest(page, taken);
  await replaceManifest(page, hpa());
  await expect.poll(() => digest(page)).toBe(plain);
  await page.getByRole("tab", { name: "Workload" }).click();
  await expect(page.getByRole("textbox", { name: "CPU request" })).toHaveValue("200");
});

test("the edit that broke a text is taken back at its message", async ({ page }) => {
  await open(page);
  const before = await digest(page);
  await replaceManifest(page, hpa());
  const valid = await newDigest(page, before);
  await page.keyboard.press("ControlOrMeta+Home");
  for (let line = 1; line < 10; line++) await page.keyboard.press("ArrowDown");
  await page.keyboard.press("End");
  await page.keyboard.type("2");
  await expect(note(page, "Error on line 11")).toContainText("must be greater than or equal to `minReplicas`");
  await expect(note(page, "Error on line 11").getByRole("button")).toHaveText(["Set maxReplicas to 22", "Undo the last edit"]);
  await note(page, "Error on line 11").getByRole("button", { name: "Undo the last edit" }).click();
  await expect(page.getByText("Valid", { exact: true })).toBeVisible();
  await expect(editor(page)).toBeFocused();
  expect(await keptManifest(page)).toBe(hpa());
  expect(await digest(page)).toBe(valid);
});

test("a field says what it is for, and Find in the menu opens the search in the text", async ({ page }) => {
  await open(page);
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

test("five messages are in the text, and F8 scrolls to each of the others", async ({ page }) => {
  await open(page);
  const metric =
    "  - type: Resource\n    resource:\n      name: cpu\n      target:\n        type: Utilization\n        averageUtilization: 0\n";
  await replaceManifest(
    page,
    hpa((text) => text.replace(/ {2}- type[^]*/, metric.repeat(8))),
  );
  await expect(page.getByRole("button", { name: /^8 errors/ })).toBeVisible();
  await expect(page.getByRole("note")).toHaveCount(5);
  await page.keyboard.press("ControlOrMeta+Home");
  for (let index = 0; index < 8; index++) {
    await page.keyboard.press("F8");
    const line = 18 + 6 * index;
    await expect(note(page, `Error on line ${line}`)).toContainText(`spec.metrics[${index}].resource.target.averageUtilization`);
    await expect(note(page, `Error on line ${line}`)).toBeInViewport({ ratio: 1 });
  }
});

test("undo reaches back over the switch to another scenario", async ({ page }) => {
  await open(page);
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
  await note(page, "Error on line 11").getByRole("button", { name: "Undo the last edit" }).click();
  await expect(note(page, "Error on line 11")).toHaveCount(0);
  expect(await keptManifest(page)).toContain("minReplicas: 2\n");
  await area.press("ArrowLeft");
  await expect(page.getByText(/int32; default 1/)).toBeVisible();
  await page.getByRole("button", { name: "Documents: 2" }).click();
  await page.keyboard.press("Escape");
  await page.getByRole("tab", { name: "As stored" }).click();
  await expect(page.getByText(/^Added:/).first()).toBeVisible();
  await context.close();
});

test("nothing moves under the caret when messages come and go", async ({ page }) => {
  await open(page);
  await replaceManifest(page, hpa());
  await page.keyboard.press("ControlOrMeta+Home");
  for (let line = 1; line < 14; line++) await page.keyboard.press("ArrowDown");
  // Monaco draws its caret a frame after the key.
  const top = () =>
    page.evaluate(async () => {
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
      return document.querySelector(".monaco .cursor")?.getBoundingClientRect().top;
    });
  const before = await top();
  await page.keyboard.press("End");
  await page.keyboard.type("x");
  await expect(page.getByRole("button", { name: /error/ }).first()).toBeVisible();
  expect(await top()).toBe(before);
});

test("Tab goes past the text, Enter leads into it, Escape closes what is open and then leads out", async ({ page }) => {
  await open(page);
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

test("axe finds nothing serious in messages, menu, suggestions and stored view in either theme", async ({ page }) => {
  await open(page);
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
