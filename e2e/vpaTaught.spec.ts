import { expect } from "@playwright/test";
import { digest, newDigest, open, test } from "./page";
import { learn } from "./rim";

test("a question about an HPA beside a VPA: by its address, with its change, and in the library", async ({ page }) => {
  await page.goto("./q/both-on-cpu/");
  await test.step("its address opens the moment at which the smaller request moves the utilization", async () => {
    const decision = page.getByRole("complementary", { name: "Decision" });
    await expect(decision).toContainText("Went from 9 to 11.");
    await expect(decision).toContainText("the same usage is 58% of the requests instead of 49%");
  });
  await test.step("its change keeps the count", async () => {
    const before = await digest(page);
    await page.getByRole("button", { name: "Try this change" }).click();
    await newDigest(page, before);
    await expect(page.getByRole("complementary", { name: "Decision" })).toContainText("Kept 9.");
  });
  await test.step("the library draws the run of such a question", async () => {
    await learn(page);
    const library = page.getByRole("dialog", { name: "Learn" });
    await library
      .getByRole("navigation", { name: "Groups" })
      .getByRole("button", { name: /^HPA and VPA/ })
      .click();
    await expect(library.getByRole("img", { name: "Proposed and written replicas in this scenario" })).toHaveAttribute(
      "data-ready",
      "true",
    );
  });
});

test("the lesson on two autoscalers runs with a VPA, and says which answer its run makes right", async ({ page }) => {
  await open(page);
  await page.goto("./?lesson=hpa-and-vpa");
  const lesson = page.getByRole("article");
  await expect(lesson.getByRole("heading", { level: 2 })).toHaveText("The same usage, another request");
  await lesson.getByRole("radio", { name: "11" }).check();
  await page.getByRole("button", { name: "Answer", exact: true }).click();
  await expect(lesson).toContainText("The same usage is 58% of the new requests.");
});
