// Finds a Chromium for the browser tests and the benchmark, or installs one. Run it to see which.
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

const knownPlaces = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome-stable",
  "/usr/bin/google-chrome",
  "/snap/bin/chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:/Program Files/Google/Chrome/Application/chrome.exe",
];

/** `{ path }` for Playwright's `executablePath`: undefined where Playwright's own download is in place. */
export function findBrowser() {
  const found = look() ?? install();
  if (!found) throw new Error("No Chromium found and none could be installed. Set CHROME_PATH to one.");
  return found;
}

function look() {
  if (process.env.CHROME_PATH) return { path: process.env.CHROME_PATH };
  if (existsSync(chromium.executablePath())) return { path: undefined };
  const path = knownPlaces.find((place) => existsSync(place));
  return path ? { path } : null;
}

function install() {
  const asRoot = process.platform === "linux" && process.getuid?.() === 0;
  const ways = [
    ["npx", ["playwright", "install", "chromium"]],
    ...(asRoot
      ? [
          ["apt-get", ["update", "-qq"]],
          ["apt-get", ["install", "-y", "-qq", "chromium"]],
        ]
      : []),
  ];
  for (const [command, args] of ways) {
    console.error(`No browser yet: ${command} ${args.join(" ")}`);
    try {
      execFileSync(command, args, { stdio: ["ignore", process.stderr, process.stderr], timeout: 600_000 });
    } catch {
      // The next way may work: Playwright's download needs its own hosts, apt needs root.
    }
    const found = look();
    if (found) return found;
  }
  return null;
}

if (process.argv[1] === import.meta.filename) console.log(findBrowser().path ?? chromium.executablePath());
