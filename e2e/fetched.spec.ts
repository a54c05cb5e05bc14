import { expect } from "@playwright/test";
import { firstScenario, writeScenarioFile } from "../engine/index";
import { held, name } from "./linked";
import { otherOrigin } from "./otherOrigin";
import { hpa, test } from "./page";

const site = otherOrigin();
const another = otherOrigin();
const asking = (address: string) => `./?url=${encodeURIComponent(address)}`;

test("?url= opens a scenario's file after asking", async ({ page }) => {
  site.files["/ours.hpa.json"] = { body: writeScenarioFile({ ...firstScenario, name: "from a wiki", seed: 5 }) };
  await page.goto(asking(`${site.origin}/ours.hpa.json`));
  const dialog = page.getByRole("dialog", { name: `Open a scenario from ${new URL(site.origin).host}?` });
  await expect(dialog.getByText(`${site.origin}/ours.hpa.json`)).toBeVisible();
  await dialog.getByRole("button", { name: "Open it", exact: true }).click();
  await expect(name(page)).toHaveValue("from a wiki");
  await expect(dialog).toBeHidden();
  expect((await held(page)).scenario.seed).toBe(5);
  expect(new URL(page.url()).search).toBe("");
});

test("?url= fetches nothing that was not agreed to", async ({ page }) => {
  await page.goto(asking(`${site.origin}/ours.hpa.json`));
  await page.getByRole("button", { name: "Do not open it" }).click();
  await page.locator("[data-digest]").waitFor({ state: "attached" });
  expect(site.asked).toEqual([]);
  await expect.poll(() => new URL(page.url()).search).toBe("");
  await page.goto(asking("javascript:alert(1)"));
  await expect(page.getByRole("dialog", { name: "This address cannot be opened" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Open it", exact: true })).toHaveCount(0);
});

test("?url= asks before it follows a redirect, and again before it opens what another host sent", async ({ page }) => {
  const [named, unnamed] = [site, another].map(({ origin }) => new URL(origin).host) as [string, string];
  site.files["/moved"] = { body: "", location: `${another.origin}/hpa.yaml` };
  another.files["/hpa.yaml"] = { body: hpa() };
  await page.goto(asking(`${site.origin}/moved`));
  await page
    .getByRole("dialog", { name: `Open a scenario from ${named}?` })
    .getByRole("button", { name: "Open it", exact: true })
    .click();
  const redirect = page.getByRole("dialog", { name: "Go on to another address?" });
  await expect(redirect).toContainText(`${named} sends this page on to another address`);
  expect([site.asked, another.asked]).toEqual([["/moved"], []]);
  await redirect.getByRole("button", { name: "Follow the redirect", exact: true }).click();
  const asked = page.getByRole("dialog", { name: `Open a scenario from ${unnamed}?` });
  await expect(asked).toContainText(`${another.origin}/hpa.yaml`);
  await expect(name(page)).toHaveValue(firstScenario.name);
  await asked.getByRole("button", { name: "Open it", exact: true }).click();
  await expect.poll(async () => (await held(page)).scenario.manifest).toBe(hpa());
});

test("the page's policy lets no form send anything", async ({ page, complaints }) => {
  await page.goto("./");
  const refusedBy = await page.evaluate(
    (target) =>
      new Promise<string>((resolve) => {
        document.addEventListener("securitypolicyviolation", ({ effectiveDirective }) => resolve(effectiveDirective));
        const form = document.body.appendChild(document.createElement("form"));
        form.action = target;
        form.submit();
      }),
    `${site.origin}/form`,
  );
  expect([refusedBy, site.asked]).toEqual(["form-action", []]);
  // The browser says so, too.
  expect(complaints.splice(0)).toEqual([expect.stringContaining("form-action 'none'")]);
});

test("?url= says what is wrong in one sentence, above a working page", async ({ page }) => {
  const answers = [
    [undefined, "That address answered with 404 instead of a file."],
    [
      { body: hpa(), allowed: false },
      "That address could not be read. Either nothing is there, or it does not allow other pages to read it.",
    ],
    [{ body: "kind: x\n".repeat(1_300_000) }, "The file there is larger than 5 MB, the limit for a scenario file."],
    [
      { body: "<!doctype html><title>Sign in</title>", type: "text/html" },
      "This is a web page, not a manifest. Use the address of the file itself: on GitHub, press Raw to get it.",
    ],
    [{ body: writeScenarioFile(firstScenario).replace('"seed": 1', '"seed": -1') }, "The seed is -1; it must be from 0 to 4294967295."],
  ] as const;
  await page.goto(asking(`${site.origin}/file`));
  for (const [file, sentence] of answers) {
    if (file) site.files["/file"] = file;
    await page.getByRole("button", { name: /^(Open it|Try again)$/ }).click();
    await expect(page.getByRole("dialog").getByRole("status")).toHaveText(sentence);
  }
  await page.getByRole("button", { name: "Close", exact: true }).click();
  await page.locator("[data-digest]").waitFor({ state: "attached" });
  await expect(name(page)).toHaveValue(firstScenario.name);
});
