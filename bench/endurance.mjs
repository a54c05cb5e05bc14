// A long visit of one page: many edits, many questions of the library one after another, hours of Play. What its heaps hold afterwards.

/** The whole visit, and a short one for a bench of everything. */
export const longVisit = { edits: 200, questions: 50, playedSeconds: 7200 };
export const shortVisit = { edits: 10, questions: 5, playedSeconds: 600 };

const megabyte = 2 ** 20;

/** By how many megabytes the heaps of the page and of its worker grew, each after a collection and with the first scenario in sight. */
export async function growthOf(page, { edits, questions, playedSeconds }, { firstScenario, encodeLink, library }) {
  const heaps = await heapsOf(page);
  const start = encodeLink({ scenario: firstScenario });
  // The first of each loads its part of the code, which is no growth.
  const visit = async (many) => {
    for (const { scenario } of library.slice(0, many.questions)) await follow(page, encodeLink({ scenario }));
    await follow(page, start);
    await edit(page, many.edits);
    await follow(page, start);
    await play(page, many.playedSeconds);
  };
  await visit({ edits: 2, questions: 2, playedSeconds: 60 });
  const before = await heaps.megabytes();
  await visit({ edits, questions, playedSeconds });
  const after = await heaps.megabytes();
  return { page: after.page - before.page, worker: after.worker - before.worker };
}

/** The megabytes in use after a collection, by DevTools' protocol: of the page, and of its workers together. */
async function heapsOf(page) {
  const devtools = await page.context().newCDPSession(page);
  const answers = new Map();
  const workers = new Set();
  let asked = 0;
  devtools.on("Target.attachedToTarget", ({ sessionId, targetInfo }) => targetInfo.type === "worker" && workers.add(sessionId));
  devtools.on("Target.detachedFromTarget", ({ sessionId }) => workers.delete(sessionId));
  devtools.on("Target.receivedMessageFromTarget", ({ message }) => {
    const { id, result } = JSON.parse(message);
    answers.get(id)?.(result);
  });
  await devtools.send("Target.setAutoAttach", { autoAttach: true, waitForDebuggerOnStart: false, flatten: false });
  const toWorker = (sessionId) => (method) =>
    new Promise((resolve) => {
      const id = ++asked;
      answers.set(id, resolve);
      void devtools.send("Target.sendMessageToTarget", { sessionId, message: JSON.stringify({ id, method }) });
    });
  const used = async (send) => {
    // What the first collection finalizes the second one frees.
    for (let time = 0; time < 2; time++) await send("HeapProfiler.collectGarbage");
    const { usedSize, backingStorageSize = 0 } = await send("Runtime.getHeapUsage");
    return (usedSize + backingStorageSize) / megabyte;
  };
  return {
    async megabytes() {
      let worker = 0;
      for (const sessionId of workers) worker += await used(toWorker(sessionId));
      return { page: await used((method) => devtools.send(method)), worker };
    },
  };
}

/** Opens a link, and waits until its whole run is in the figures: at most a few seconds, because it may be the run of the link before. */
async function follow(page, link) {
  const before = await page.locator("[data-digest]").getAttribute("data-digest");
  await page.evaluate((hash) => void (location.hash = hash), link);
  await otherRun(page, before, 4000).catch(() => undefined);
}

const otherRun = (page, before, timeout) =>
  page.waitForFunction(
    (before) => ![null, before].includes(document.querySelector("[data-digest]")?.getAttribute("data-digest") ?? null),
    before,
    { timeout },
  );

/** Types another target as often as asked, each time until its run is in the figures. */
async function edit(page, times) {
  const editor = page.getByRole("textbox", { name: "Manifest, YAML", exact: true });
  await editor.focus();
  await page.keyboard.press("Control+End");
  await page.keyboard.press("ArrowLeft");
  for (let time = 0; time < times; time++) {
    const before = await page.locator("[data-digest]").getAttribute("data-digest");
    await page.keyboard.press("Backspace");
    await page.keyboard.type(String((time % 8) + 1));
    await otherRun(page, before, 0);
  }
}

/** Plays the run at the highest speed, from its start again where it ends. */
async function play(page, seconds) {
  await page.evaluate(() => document.activeElement?.blur());
  const speed = page.getByRole("combobox", { name: "Playback speed" });
  const fastest = await speed.locator("option").last().getAttribute("value");
  await speed.selectOption(fastest);
  const end = performance.now() + (1000 * seconds) / Number(fastest);
  while (performance.now() < end) {
    const button = page.getByRole("button", { name: "Play", exact: true });
    if ((await button.count()) > 0) await button.click();
    await page.waitForTimeout(500);
  }
  const stop = page.getByRole("button", { name: "Stop playing" });
  if ((await stop.count()) > 0) await stop.click();
}
