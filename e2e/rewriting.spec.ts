import { expect, type Page } from "@playwright/test";
import { inBothThemes, serious } from "./axe";
import { deployment, digest, editor, hpa, keptManifest, newDigest, open, paste, replaceManifest, test } from "./page";

const note = (page: Page, name: string) => page.getByRole("note", { name });

test("a text is rewritten, stored, and taken for the form", async ({ page }) => {
  await open(page);
  await test.step("a manifest of an old version says what became of it and is rewritten in one step, comments and all", async () => {
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
  await test.step("a pasted kubectl line becomes a manifest, and undo brings the line back", async () => {
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
  await test.step("a kubectl line amid a text only offers its manifest", async () => {
    await replaceManifest(page, hpa());
    await page.keyboard.press("ControlOrMeta+End");
    await paste(page, "kubectl autoscale deployment web --max=7");
    await page.getByRole("button", { name: "Replace the whole text with it" }).click();
    await expect.poll(() => keptManifest(page)).toContain("  maxReplicas: 7\n");
    expect(await keptManifest(page)).not.toContain("kubectl");
    await page.keyboard.press("ControlOrMeta+Z");
    await expect.poll(() => keptManifest(page)).toBe(`${hpa()}kubectl autoscale deployment web --max=7`);
  });
  await test.step("as stored shows what the API server adds, with the reasons, and leads back to the text", async () => {
    await replaceManifest(
      page,
      hpa((text) => text.replace("  minReplicas: 2\n", "")),
    );
    await page.getByRole("tab", { name: "As stored" }).click();
    const stored = page.getByRole("tabpanel", { name: "As stored" });
    await expect(stored.getByRole("region", { name: "Added: the API server's default." })).toContainText("minReplicas: 1");
    await expect(page.locator("#panel-written")).toHaveJSProperty("inert", true);
    await page.getByRole("tab", { name: "As written" }).click();
    await replaceManifest(page, "kind: [");
    await page.getByRole("tab", { name: "As stored" }).click();
    await page.getByRole("button", { name: "Go to the first error" }).click();
    await expect(editor(page)).toBeFocused();
  });
  await test.step("values of the Deployment in the text are simulated, and the form shows them without a border, one press from their line", async () => {
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
  await test.step("a manifest of Kubernetes 1.1 runs under 1.2 after one key, and its text stays", async () => {
    await page.getByRole("tab", { name: "Manifest" }).click();
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
});
