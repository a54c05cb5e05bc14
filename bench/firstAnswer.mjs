/** How soon an answer is on the glass, and how the page takes over from the one in its HTML: 10 Mbit/s, 40 ms to the server. */
const network = { offline: false, latency: 40, downloadThroughput: (10 * 1024 * 1024) / 8, uploadThroughput: (10 * 1024 * 1024) / 8 };

export const visits = [
  { name: "plain", address: "" },
  { name: "question", address: "q/ten-percent-of-three/" },
  { name: "link", address: "#3.CP-Ac4OnAkMDVYX8NIWSjKLUVP" },
];

/**
 * Milliseconds from the start of the navigation: `answer` until a frame with a sentence was drawn, `own` until the page's own sentence was,
 * `edit` until its editor takes a key. `shift` is the cumulative layout shift; `blocked` the part of long tasks over 50 ms.
 */
export async function firstAnswerOf(browser, address, { slower = 1 } = {}) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, serviceWorkers: "block" });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send("Network.enable");
    await devtools.send("Network.emulateNetworkConditions", network);
    if (slower > 1) await devtools.send("Emulation.setCPUThrottlingRate", { rate: slower });
    await page.addInitScript(watch);
    await page.goto(address, { waitUntil: "commit" });
    await page.waitForFunction(() => window.seen.own > 0 && window.seen.edit > 0, null, { timeout: 60_000 });
    await page.waitForTimeout(1500);
    return await page.evaluate(() => ({ ...window.seen, ...window.entries() }));
  } finally {
    await context.close();
  }
}

function watch() {
  const seen = { answer: 0, own: 0, edit: 0 };
  const entries = { paint: 0, largest: 0, shift: 0, blocked: 0 };
  const drawn = (selector) => {
    const element = document.querySelector(selector);
    return element !== null && element.textContent.length > 10 && element.getBoundingClientRect().height > 0;
  };
  const look = () => {
    // This runs before a frame is drawn; a message sent from it comes after.
    const at = (name, isThere) => {
      if (seen[name] === 0 && isThere()) setTimeout(() => (seen[name] ||= performance.now()));
    };
    at("answer", () => drawn("#first-answer .say") || drawn("#app .say"));
    at("own", () => document.querySelector("#first-answer") === null && drawn("#app .say"));
    at("edit", () => document.querySelector("#app :is(textarea, [contenteditable]):not([readonly])") !== null);
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  const follow = (type, each) => new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true });
  follow("paint", ({ name, startTime }) => name === "first-contentful-paint" && (entries.paint = startTime));
  follow("largest-contentful-paint", ({ startTime }) => (entries.largest = startTime));
  follow("layout-shift", ({ value, hadRecentInput }) => !hadRecentInput && (entries.shift += value));
  follow("longtask", ({ duration }) => (entries.blocked += Math.max(0, duration - 50)));
  Object.assign(window, { seen, entries: () => entries });
}
