// Runs random worlds for an hour, or for as many minutes as are given: `npm run long -- 10`. `npm run long -- --seed 4711` judges one world
// again, and `--from 4711` begins with that seed. Prints each failure with the command that repeats it. `npm run long -- properties` runs the
// property tests with many more draws than the gate.
import { fork, spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { loadWorld } from "./loadWorld.mjs";

/** A world that does not end within this time is a failure; it is ended with its process. */
const mostMinutes = 10;
const maxSeed = 4_294_967_295;

const words = process.argv.slice(2);
const valueOf = (name) => (words.includes(name) ? Number(words[words.indexOf(name) + 1]) : null);
const only = valueOf("--seed");

if (process.send) await serve();
else if (words.includes("properties")) process.exitCode = runProperties();
else if (only !== null) await judgeOne(only);
else await runFor(Number(words.find((word, index) => /^[\d.]+$/.test(word) && !words[index - 1]?.startsWith("--")) ?? 60));

/** In a child: a world that exhausts the memory or never ends takes only its own process with it. */
async function serve() {
  const counted = await loadWorld({ counted: true });
  const plain = await loadWorld({ counted: false });
  process.on("disconnect", () => process.exit());
  process.on("message", (seed) => process.send(judgeTwice(counted, plain, seed)));
  process.send("ready");
}

/** Counting and checking take time, so what seems slow is measured again without them. */
function judgeTwice(counted, plain, seed) {
  const verdict = counted.judge(seed);
  const most = counted.mostCpuSeconds(verdict);
  if (verdict.cpuSeconds < most / 2) return verdict;
  const cpuSeconds = plain.cpuOf(seed);
  const tooLong = cpuSeconds > most ? [`${cpuSeconds.toFixed(1)} s of CPU; at most ${most.toFixed(1)} s for so long a run`] : [];
  return { ...verdict, cpuSeconds, faults: [...verdict.faults, ...tooLong] };
}

function runProperties() {
  const args = ["vitest", "run", "property", "growth", "--testTimeout=36000000", ...words.filter((word) => word.includes("/"))];
  return spawnSync("npx", args, { stdio: "inherit", env: { ...process.env, LONG: "1" } }).status;
}

async function judgeOne(seed) {
  const counted = await loadWorld({ counted: true });
  const plain = await loadWorld({ counted: false });
  const verdict = judgeTwice(counted, plain, seed);
  const file = join(process.cwd(), `world-${seed}.hpa.json`);
  writeFileSync(file, JSON.stringify({ format: "hpa-playground", formatVersion: 1, rules: 1, scenario: counted.worldOf(seed) }, null, 1));
  console.log(`${described(verdict)}\nIts scenario is in ${file}.`);
  if (verdict.faults.length > 0) process.exitCode = 1;
}

async function runFor(minutes) {
  const first = valueOf("--from") ?? Math.floor(Math.random() * maxSeed);
  const until = Date.now() + 60_000 * minutes;
  console.log(`Random worlds for ${minutes} minutes, from seed ${first} on`);
  const verdicts = [];
  let failures = 0;
  let said = Date.now();
  let child = await start();
  for (let index = 0; Date.now() < until; index++) {
    const seed = (first + index) % (maxSeed + 1);
    const answer = await ask(child, seed);
    if (answer.ended) child = await start();
    verdicts.push(answer);
    if (answer.faults.length > 0) {
      failures++;
      console.log(described(answer));
    }
    if (Date.now() - said < 60_000) continue;
    said = Date.now();
    console.log(summary(verdicts, failures));
  }
  child.kill();
  console.log(`\n${summary(verdicts, failures)}\nlong: ${verdicts.length - failures} passed, ${failures} failed`);
  process.exitCode = failures > 0 ? 1 : 0;
}

async function start() {
  const child = fork(import.meta.filename, [], { execArgv: ["--max-old-space-size=4096"] });
  await new Promise((resolve, reject) => child.once("message", resolve).once("exit", () => reject(new Error("The engine does not build"))));
  return child;
}

/** `ended`: the child is gone. */
function ask(child, seed) {
  return new Promise((resolve) => {
    const fail = (fault) =>
      resolve({ seed, ended: true, faults: [fault], refused: null, durationSeconds: 0, pods: 0, cpuSeconds: 0, steps: 0, mostSteps: 0 });
    const timer = setTimeout(() => {
      child.kill("SIGKILL");
      fail(`It did not end within ${mostMinutes} minutes.`);
    }, 60_000 * mostMinutes);
    const onExit = () => fail("Its process ended, perhaps for want of memory.");
    child.once("exit", onExit).once("message", (verdict) => {
      child.off("exit", onExit);
      clearTimeout(timer);
      resolve(verdict);
    });
    child.send(seed);
  });
}

function described({ seed, faults, durationSeconds, pods, refused, cpuSeconds, steps, mostSteps, mostStepsAt }) {
  const size = refused === null ? `${durationSeconds} s, at most ${pods} pods` : `it did not run: ${refused}`;
  const cost = `${cpuSeconds.toFixed(1)} s of CPU, ${millions(steps)} steps, at most ${millions(mostSteps)} in one piece (second ${mostStepsAt ?? 0})`;
  const lines = faults.slice(0, 8).map((fault) => `  ${fault.split("\n").slice(0, 6).join("\n    ")}`);
  return [`seed ${seed}: ${size}; ${cost}`, ...lines, ...(faults.length > 0 ? [`  again: npm run long -- --seed ${seed}`] : [])].join("\n");
}

function summary(verdicts, failures) {
  const ran = verdicts.filter(({ refused, ended }) => refused === null && !ended);
  const longest = ran.reduce((most, each) => (each.cpuSeconds > (most?.cpuSeconds ?? -1) ? each : most), null);
  const densest = ran.reduce((most, each) => (each.mostSteps > (most?.mostSteps ?? -1) ? each : most), null);
  const hours = ran.reduce((sum, { durationSeconds }) => sum + durationSeconds, 0) / 3600;
  return `${verdicts.length} worlds, ${ran.length} ran (${Math.round(hours)} simulated hours), ${failures} failed; longest run ${longest?.cpuSeconds.toFixed(1)} s of CPU (seed ${longest?.seed}); most steps in a piece ${millions(densest?.mostSteps ?? 0)} (seed ${densest?.seed})`;
}

function millions(steps) {
  return `${(steps / 1e6).toFixed(1)} million`;
}
