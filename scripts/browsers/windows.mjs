// Opens windows of the built page in WebKit, because it computes sizes and handles keys differently.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { driveWebKit } from "./browsers.mjs";

/** Opened by the button of that name, or by a key. `typed` goes into the field that has focus. */
const windows = [
  { name: "Learn", typed: "cpu" },
  { name: "Keys", key: "?" },
];
const escape = "\uE00C";
const leastHeight = 300;
const limitSeconds = 20;

/** What is wrong with each window, by its name; null if nothing is. `folder` must be empty and only for this browser. */
export async function checkWindows(folder) {
  const server = spawn(process.execPath, [join(import.meta.dirname, "../serveBuilt.mjs"), "0", "/"], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  let close;
  try {
    const [line] = await once(server.stdout, "data");
    const driver = await driveWebKit(folder);
    ({ close } = driver);
    await driver.tell("window/rect", { width: 1000, height: 600 });
    const wrong = new Map();
    for (const window of windows) {
      await driver.tell("url", { url: String(line).trim() });
      wrong.set(window.name, await whatIsWrong(driver.tell, window));
    }
    return wrong;
  } finally {
    await close?.();
    server.kill();
  }
}

async function whatIsWrong(tell, { name, key, typed = "" }) {
  const see = (script) => tell("execute/sync", { script: `return ${script}`, args: [] });
  const press = (text) => {
    const strokes = [...text].flatMap((value) => [
      { type: "keyDown", value },
      { type: "keyUp", value },
    ]);
    return tell("actions", { actions: [{ type: "key", id: "keys", actions: strokes }] });
  };

  if (!(await until(() => see(`document.querySelector('[role="toolbar"][aria-label="Syncs"]') !== null`)))) return "the page did not open";
  const button = `[...document.querySelectorAll("button")].find(({ textContent }) => textContent.trim() === "${name}")`;
  if (!key && !(await until(() => see(`${button} !== undefined`)))) return "its button is missing";
  const isOpen = () => see(`document.querySelector("dialog[open] h2")?.textContent === "${name}"`);
  // A key that comes before the code that listens to it does nothing.
  for (let time = 0; time < (key ? 3 : 1); time++) {
    if (key) await press(key);
    else await see(`${button}.click()`);
    if (await until(isOpen)) break;
  }
  if (!(await isOpen())) return "it did not open";

  // A window that still loads is low.
  const height = `(document.querySelector("dialog[open]")?.getBoundingClientRect().height ?? 0)`;
  if (!(await until(() => see(`${height} > ${leastHeight}`)))) return `it is ${await see(height)} px high`;
  if (await see(`(${String(scrollsSideways)})(document.querySelector("dialog[open]"))`)) return "a part of it scrolls sideways";
  await press(typed);
  if (typed && (await see("document.activeElement.value")) !== typed) return "its search field did not take what was typed";
  await press(escape);
  return (await until(() => see(`document.querySelector("dialog[open]") === null`))) ? null : "Escape did not close it";
}

/** Runs in the page. */
const scrollsSideways = (dialog) =>
  [...dialog.querySelectorAll("*")].some(
    (part) => /auto|scroll/.test(getComputedStyle(part).overflowX) && part.scrollWidth > part.clientWidth,
  );

async function until(seen) {
  for (const end = Date.now() + 1000 * limitSeconds; Date.now() < end; await setTimeout(100)) if (await seen()) return true;
  return false;
}
