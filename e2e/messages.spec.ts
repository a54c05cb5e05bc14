import { expect, type Page } from "@playwright/test";
import { deployment, digest, editor, hpa, keptManifest, newDigest, open, replaceManifest, test } from "./page";

const note = (page: Page, name: string) => page.getByRole("note", { name });

test("the editor's messages lead to their lines and their fixes", async ({ page }) => {
  await open(page);
  await test.step("F8 goes from error to error, and a fix corrects the error at the cursor", async () => {
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
  await test.step("documents are listed and can be jumped to, and each message is in its document", async () => {
    await replaceManifest(page, hpa() + deployment(3, "200m"));
    await page.getByRole("button", { name: "Documents: 2" }).click();
    await page.getByRole("menuitem", { name: "Deployment web line 20" }).click();
    await expect(editor(page)).toBeFocused();
    await page.keyboard.type("# ours\n");
    await expect.poll(() => keptManifest(page)).toContain("---\n# ours\napiVersion: apps/v1\n");
  });
  await test.step("the edit that broke a text is taken back at its message", async () => {
    const before = await digest(page);
    await replaceManifest(page, hpa());
    await expect.poll(() => keptManifest(page)).toBe(hpa());
    const valid = await newDigest(page, before);
    await page.keyboard.press("ControlOrMeta+Home");
    for (let line = 1; line < 10; line++) await page.keyboard.press("ArrowDown");
    await page.keyboard.press("End");
    await page.keyboard.type("2");
    await expect(note(page, "Error on line 11")).toContainText("must be greater than or equal to `minReplicas`");
    await expect(note(page, "Error on line 11").getByRole("button")).toHaveText(["Set maxReplicas to 22", "Back to the last valid text"]);
    await note(page, "Error on line 11").getByRole("button", { name: "Back to the last valid text" }).click();
    await expect(page.getByText("Valid", { exact: true })).toBeVisible();
    await expect(editor(page)).toBeFocused();
    await expect.poll(() => keptManifest(page)).toBe(hpa());
    await expect.poll(() => digest(page)).toBe(valid);
  });
  await test.step("five messages are in the text, and F8 scrolls to each of the others", async () => {
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
  await test.step("nothing moves under the caret when messages come and go", async () => {
    await replaceManifest(page, hpa());
    // The messages of the text before leave first: without them the text is too short to stay scrolled.
    await expect(page.getByText("Valid", { exact: true })).toBeVisible();
    await expect(page.getByRole("note")).toHaveCount(0);
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
  await test.step("advice is hidden for good, and switched on again in the list", async () => {
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
});
