// How each browser is found, opened at an address, and closed.
import { spawn } from "node:child_process";
import { existsSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";
import { findBrowser } from "../findBrowser.mjs";

/** `open` returns a function that ends the browser. `folder` must be empty and only for this browser. */
export const browsers = [
  { name: "Chromium", isHere: () => true, open: openChromium },
  { name: "Firefox", isHere: () => firefox() !== undefined, open: openFirefox },
  // Debian's webkit2gtk-driver. It needs a display, or a way to make one.
  { name: "WebKit", isHere: () => command("WebKitWebDriver") !== undefined && display() !== undefined, open: openWebKit },
];

async function openChromium(url) {
  const { path } = findBrowser();
  const browser = await chromium.launch(path ? { executablePath: path } : {});
  const page = await browser.newPage();
  // `run.mjs` bounds the time until the answer; a page that loads slowly on a busy machine is no failure of its own.
  await page.goto(url, { waitUntil: "commit", timeout: 0 });
  return () => browser.close();
}

const firefox = () => command("firefox-esr") ?? command("firefox");

function openFirefox(url, folder) {
  const preferences = {
    "browser.shell.checkDefaultBrowser": false,
    "browser.aboutwelcome.enabled": false,
    "datareporting.policy.dataSubmissionEnabled": false,
    "app.update.enabled": false,
    "dom.max_script_run_time": 0,
  };
  const lines = Object.entries(preferences).map(([name, value]) => `user_pref("${name}", ${value});`);
  writeFileSync(join(folder, "user.js"), lines.join("\n"));
  return start(firefox(), ["--headless", "--no-remote", "--profile", folder, url], { HOME: folder });
}

async function openWebKit(url, folder) {
  const { tell, close } = await driveWebKit(folder, "none");
  await tell("url", { url });
  return close;
}

/** A session of WebKit's driver: `tell` sends one of WebDriver's commands and gives its answer, `close` ends the browser. */
export async function driveWebKit(folder, pageLoadStrategy = "normal") {
  const port = await freePort();
  const driver = ["WebKitWebDriver", `--port=${port}`];
  const [program, ...args] = [...display(), ...driver];
  const end = start(program, args, { HOME: folder, XDG_RUNTIME_DIR: folder });
  const capabilities = { alwaysMatch: { pageLoadStrategy } };
  const { sessionId } = await retry(() => post(port, "/session", { capabilities }));
  return {
    tell: (command, body) => post(port, `/session/${sessionId}/${command}`, body),
    close: async () => {
      await fetch(`http://127.0.0.1:${port}/session/${sessionId}`, { method: "DELETE" }).catch(() => undefined);
      await end();
    },
  };
}

/** The words before a command that needs a display; undefined if there is no way to get one. */
const display = () => (process.env.DISPLAY || process.env.WAYLAND_DISPLAY ? [] : command("xvfb-run") ? ["xvfb-run", "-a"] : undefined);

const command = (name) =>
  (process.env.PATH ?? "")
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));

/** In its own process group, so that its children end with it. */
function start(program, args, environment) {
  const child = spawn(program, args, { stdio: "ignore", detached: true, env: { ...process.env, ...environment } });
  const ended = new Promise((resolve) => child.once("exit", resolve).once("error", resolve));
  return async () => {
    signal(child, "SIGTERM");
    const timer = setTimeout(() => signal(child, "SIGKILL"), 5000);
    await ended;
    clearTimeout(timer);
  };
}

function signal({ pid }, name) {
  try {
    if (pid !== undefined) process.kill(-pid, name);
  } catch {
    // It has ended by itself.
  }
}

function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

async function post(port, path, body) {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, { method: "POST", body: JSON.stringify(body) });
  const { value } = await response.json();
  if (!response.ok) throw new Error(`the driver refused: ${value.message}`);
  return value;
}

/** The driver needs a moment after its start before it listens. */
async function retry(attempt) {
  for (let time = 0; ; time++) {
    try {
      return await attempt();
    } catch (error) {
      if (time === 60) throw error;
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  }
}
