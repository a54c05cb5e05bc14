import { expect, type Page } from "@playwright/test";
import { encodeLink, firstScenario } from "../engine/index";
import { letEditorCome, open, test } from "./page";
import { learn } from "./rim";

/**
 * The main states, compared with the pictures beside this file. Fonts differ between machines, and draw and measure letters differently. So
 * no letter is drawn, and areas with running text (the decision, kubectl's outputs, the comparison) are left blank; other tests read them.
 * What remains is the frame and what the figures draw: axes, curves, areas, patterns, cursor, strips. Of 1.3 million pixels 2,500 may
 * differ, which covers buttons and underlines that are as wide as their words. The lightest tint counts as a difference; the smallest
 * figure covers several times the limit, as the last test checks.
 */
const tolerance = { maxDiffPixels: 2500, threshold: 0.04, animations: "disabled", caret: "hide" } as const;

const withoutLetters = `
  *, *::before, *::after { color: transparent !important; text-decoration-color: transparent !important; caret-color: transparent !important; }
  svg text, .rd, .strip > span, kbd, .ic, .load-bar, .monaco :is(.view-lines, .margin, .cursors-layer, .view-zones, .view-overlays, .decorationsOverviewRuler), .step > *,
  .pane.right .tab-content > :not(.step), .library-body > *, .large-sum > *, .present-foot > * { visibility: hidden !important; }
  .present .step { height: 138px; overflow: hidden; } .large-sum { height: 104px; overflow: hidden; } .present-foot { height: 36px; overflow: hidden; }
`;

const behavior = `  behavior:
    scaleUp:
      policies:
      - type: Pods
        value: 2
        periodSeconds: 60
    scaleDown:
      policies:
      - type: Pods
        value: 1
        periodSeconds: 60
`;
const scenario = { ...firstScenario, manifest: firstScenario.manifest + behavior };
const held = encodeLink({ scenario, cursor: 1650 })!;
const decision = (page: Page) => page.getByRole("complementary", { name: "Decision" });

/** Each function brings the page into its state. */
const states: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  main: (page) => open(page),
  held: async (page) => {
    await open(page, held);
    await expect(decision(page).getByText("held by the stabilization window")).toBeVisible();
  },
  kubectl: async (page) => {
    await open(page, held);
    await page.getByRole("tab", { name: "kubectl" }).click();
    await expect(page.getByText("as at 27:30")).toBeVisible();
  },
  compare: async (page) => {
    const shorter = { ...scenario, manifest: scenario.manifest.replace("scaleDown:", "scaleDown:\n      stabilizationWindowSeconds: 60") };
    await open(page, encodeLink({ scenario: shorter, baseline: scenario, cursor: 1650 })!);
    await page.getByRole("tab", { name: "Compare", exact: true }).click();
    await expect(page.getByRole("region", { name: "Inputs that differ" })).toBeVisible();
  },
  library: async (page) => {
    await open(page, held);
    await learn(page);
    await expect(page.getByRole("dialog", { name: "Learn" }).getByRole("option").first()).toBeVisible();
  },
  present: async (page) => {
    await page.goto(`./?present#${held}`);
    await expect(page.getByRole("list", { name: "The sum" })).toBeVisible();
  },
  invalid: async (page) => {
    const manifest = scenario.manifest.replace("maxReplicas: 10", "maxReplicas: 0");
    await page.goto(`./#${encodeLink({ scenario: { ...scenario, manifest } })!}`);
    await expect(page.getByText("1 error", { exact: true })).toBeVisible();
  },
};

async function picture(page: Page): Promise<void> {
  await letEditorCome(page);
  // Waits until the late parts have come.
  await page.waitForLoadState("networkidle");
  await page.addStyleTag({ content: withoutLetters });
  await page.mouse.move(700, 5);
}

for (const [state, reach] of Object.entries(states)) {
  test(`${state} looks as it is kept, in the dark theme and in the light`, async ({ page }) => {
    // The axe tests open in the light theme and switch; this one does the reverse.
    await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
    await reach(page);
    await picture(page);
    await expect.soft(page).toHaveScreenshot(`${state}-dark.png`, tolerance);
    await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
    await expect(page).toHaveScreenshot(`${state}-light.png`, tolerance);
  });
}

test("a figure that is missing is noticed", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  await states["main"]!(page);
  await picture(page);
  await page.addStyleTag({ content: "[data-figure='metric-0'] .plot, [data-figure='metric-0'] .plot * { visibility: hidden !important }" });
  await expect(page).not.toHaveScreenshot("main-light.png", { ...tolerance, timeout: 3000 });
});
