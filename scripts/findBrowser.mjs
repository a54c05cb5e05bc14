// Finds a Chromium for the browser tests and the benchmark, or installs one. Run it to see which.
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

const knownPlaces = [
  // Debian's Chromium without windows, as Playwright's own download is for tests: it needs a quarter less CPU.
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome-stable",
  "/usr/bin/google-chrome",
  "/snap/bin/chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/** `{ path }` for Playwright's `executablePath`: undefined if Playwright's own download is in place and starts. */
export function findBrowser() {
  if (process.env.CHROME_PATH && !starts(process.env.CHROME_PATH))
    throw new Error(`CHROME_PATH is ${process.env.CHROME_PATH}, which does not start.`);
  const found = look() ?? install();
  if (!found)
    throw new Error(
      `No Chromium was found and none could be installed. Run "npx playwright install --with-deps chromium", or set CHROME_PATH.`,
    );
  return found;
}

function look() {
  if (process.env.CHROME_PATH) return { path: process.env.CHROME_PATH };
  if (starts(chromium.executablePath())) return { path: undefined };
  const path = knownPlaces.find(starts);
  return path ? { path } : null;
}

/** A file alone proves nothing: it may lack its libraries, or be a stub that only says how to install the browser. */
function starts(path) {
  if (!existsSync(path)) return false;
  try {
    execFileSync(path, ["--version"], { stdio: "ignore", timeout: 30_000 });
    return true;
  } catch {
    return false;
  }
}

function install() {
  const asRoot = process.platform === "linux" && process.getuid?.() === 0;
  const ways = asRoot
    ? [
        "apt-get update -qq",
        "apt-get install -y -qq chromium-headless-shell",
        "npx playwright install --with-deps chromium",
        "apt-get install -y -qq chromium",
      ]
    : ["npx playwright install chromium"];
  for (const way of ways) {
    console.error(`No browser yet: ${way}`);
    const [command = "", ...args] = way.split(" ");
    try {
      execFileSync(command, args, { stdio: ["ignore", process.stderr, process.stderr], timeout: 600_000 });
    } catch {
      // The next way may work: Playwright's download needs its own hosts, and only Debian has the first package.
    }
    const found = look();
    if (found) return found;
  }
  return null;
}

if (process.argv[1] === import.meta.filename) console.log(findBrowser().path ?? chromium.executablePath());
