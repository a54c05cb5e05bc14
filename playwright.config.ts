import { defineConfig } from "@playwright/test";
import { findBrowser } from "./scripts/findBrowser.mjs";

const { path } = findBrowser();
/** Another port lets two runs work side by side. */
const port = process.env["PORT"] ?? "4173";
const address = `http://127.0.0.1:${port}/sub/path/`;

/** Browser journeys on the built app, which `npm test` builds first. */
export default defineConfig({
  testDir: "e2e",
  timeout: 90_000,
  expect: { timeout: 15_000 },
  fullyParallel: true,
  workers: 2,
  // The pictures hold on every machine: no system in their names.
  snapshotPathTemplate: "{testDir}/pictures/{arg}{ext}",
  forbidOnly: Boolean(process.env["CI"]),
  use: {
    actionTimeout: 15_000,
    baseURL: address,
    viewport: { width: 1440, height: 900 },
    launchOptions: path ? { executablePath: path } : {},
    // A new browser context for each test would take as long as the rest of it. Playwright empties the one that it uses again: of what this
    // page and its tests leave behind, only permissions stay, and who grants them clears them.
    reuseContext: true,
    // With an emptied browser each test would keep all of the page for offline use, which would take half the run.
    serviceWorkers: "block",
  },
  webServer: {
    command: `node scripts/serveBuilt.mjs ${port} /sub/path/`,
    url: address,
    reuseExistingServer: false,
  },
});
