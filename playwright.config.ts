import { defineConfig } from "@playwright/test";
import { findBrowser } from "./scripts/findBrowser.mjs";

const { path } = findBrowser();
/** Another port lets two runs work side by side. */
const port = process.env["PORT"] ?? "4173";
const address = `http://127.0.0.1:${port}/sub/path/`;

/** Browser journeys on the built app, which `npm test` builds first. */
export default defineConfig({
  testDir: "e2e",
  timeout: 180_000,
  expect: { timeout: 15_000 },
  fullyParallel: true,
  workers: 2,
  // A test that only a busy machine fails passes at its second try, and is counted aloud as flaky.
  retries: 1,
  // The pictures are the same on every machine, so their names contain no system.
  snapshotPathTemplate: "{testDir}/pictures/{arg}{ext}",
  forbidOnly: Boolean(process.env["CI"]),
  use: {
    actionTimeout: 15_000,
    baseURL: address,
    viewport: { width: 1440, height: 900 },
    // Each test loads the page anew and leaves it after some seconds, so V8's optimizing compilers would take more CPU than they save: a third
    // of the whole. `npm run browsers` runs the engine with them. With room for young objects the worker of a load collects garbage ten times
    // instead of a hundred.
    launchOptions: { ...(path && { executablePath: path }), args: ["--js-flags=--no-maglev --no-opt --min-semi-space-size=16"] },
    // A new browser context for each test would take as long as the test itself. Playwright empties the context before it is reused; of the
    // state of this page and its tests only permissions stay, and the tests that grant them clear them.
    reuseContext: true,
    // In an emptied browser each test would store the whole page for offline use, which would take half of the time.
    serviceWorkers: "block",
  },
  webServer: {
    command: `node scripts/serveBuilt.mjs ${port} /sub/path/`,
    url: address,
    reuseExistingServer: false,
  },
});
