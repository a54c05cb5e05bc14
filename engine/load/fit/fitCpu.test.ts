import { describe, expect, test } from "vitest";
import { seededRandom, type SeededRandom } from "../../lib/random";
import { flappingPods } from "../../library/tuning/flappingPods";
import { traceOf } from "../../simulation/testing/traceOf";
import type { Sample } from "../samples/samples";
import { cpuUnitOf } from "./cpuUnit";
import { fitCpu, type CpuFit, type MeasuredSeries } from "./fitCpu";

interface Truth {
  seconds: number;
  step: number;
  milliseconds: number;
  idleMilli: number;
  burstMilli: number;
  burstSeconds: number;
  /** Of the CPU: the standard deviation of each sample, as a share. */
  noise: number;
  /** The share of samples that are missing, and that are wild. */
  gaps: number;
  wild: number;
}

const truth: Truth = {
  seconds: 4 * 3600,
  step: 15,
  milliseconds: 12.5,
  idleMilli: 8,
  burstMilli: 350,
  burstSeconds: 90,
  noise: 0.05,
  gaps: 0.1,
  wild: 0.02,
};

const flapping = flappingPods.scenario;

/** A service whose pods follow its load late, as under an autoscaler: its CPU has a known origin. */
function planted(of: Truth, random: SeededRandom): MeasuredSeries {
  const [requests, cpu, pods]: [Sample[], Sample[], Sample[]] = [[], [], []];
  const started: { second: number; pods: number }[] = [];
  let count = 4;
  for (let second = 0; second < of.seconds; second += of.step) {
    const load = 200 + 150 * wave(second / 2700) + 40 * (random.next() - 0.5);
    if (second % 300 === 0) {
      const wanted = Math.max(2, Math.round((200 + 150 * wave((second - 240) / 2700)) / 40));
      if (wanted > count) started.push({ second, pods: wanted - count });
      count = wanted;
    }
    const bursting = started.reduce((sum, start) => sum + (second - start.second < of.burstSeconds ? start.pods : 0), 0);
    const exact = load * of.milliseconds + count * of.idleMilli + bursting * of.burstMilli;
    const value = random.next() < of.wild ? exact * 4 : exact * (1 + of.noise * normal(random));
    pods.push([second, count]);
    requests.push([second, load]);
    if (random.next() >= of.gaps) cpu.push([second, value]);
  }
  return { requests, perSeconds: 1, cpu, cpuUnit: "millicores", pods };
}

/** A triangle from -1 to 1: the same digits everywhere. */
const wave = (phase: number) => 4 * Math.abs(phase - Math.floor(phase + 0.5)) - 1;
const normal = (random: SeededRandom) => Array.from({ length: 12 }, () => random.next()).reduce((sum, each) => sum + each, -6);

function fitted(series: MeasuredSeries): CpuFit {
  const reading = fitCpu(series);
  if (!reading.ok) throw new Error(reading.reason.kind);
  return reading.fit;
}

test("finds the CPU per request, the idle CPU and the burst that were planted, through noise, gaps and wild samples", () => {
  const fit = fitted(planted(truth, seededRandom(1)));
  expect(Math.abs(fit.cpuPerRequestMilliseconds / truth.milliseconds - 1)).toBeLessThan(0.02);
  expect(fit.startUp).toMatchObject({ seconds: 90 });
  expect("cpuMilli" in fit.startUp && Math.abs(fit.startUp.cpuMilli / truth.burstMilli - 1)).toBeLessThan(0.1);
  expect(fit.stretches.length).toBeGreaterThan(800);
});

const seed = 7;
test(`the truth is within four standard errors, and within 1%, and so are the seconds of its burst (seed ${seed}, 8 services)`, () => {
  const random = seededRandom(seed);
  for (let round = 0; round < 8; round++) {
    const of: Truth = {
      ...truth,
      seconds: 2 * 3600,
      milliseconds: 5 + 60 * random.next(),
      idleMilli: 10 * random.next(),
      burstMilli: 200 + 600 * random.next(),
      burstSeconds: 30 + 15 * random.integer(7),
      noise: 0.01 + 0.04 * random.next(),
    };
    const fit = fitted(planted(of, random));
    const off = Math.abs(fit.cpuPerRequestMilliseconds - of.milliseconds);
    expect(off, `round ${round}`).toBeLessThan(4 * fit.error);
    expect(off / of.milliseconds, `round ${round}`).toBeLessThan(0.01);
    if ("seconds" in fit.startUp) expect(fit.startUp.seconds, `round ${round}`).toBe(of.burstSeconds);
    for (const { measuredMilli, fittedMilli } of fit.stretches) expect(Number.isFinite(measuredMilli - fittedMilli)).toBe(true);
  }
});

test("tells the idle CPU of each pod only where it is plain", () => {
  const idle = (idleMilli: number) => fitted(planted({ ...truth, idleMilli, noise: 0.02 }, seededRandom(6))).idleCpuMilli;
  expect(Math.abs(idle(80)! / 80 - 1)).toBeLessThan(0.15);
  expect(idle(1)).toBeNull();
});

test("cores and millicores, requests per second and per minute give the same fit", () => {
  const series = planted(truth, seededRandom(2));
  const other: MeasuredSeries = {
    ...series,
    requests: series.requests.map(([second, value]) => [second, value * 60]),
    perSeconds: 60,
    cpu: series.cpu.map(([second, value]) => [second, value / 1000]),
    cpuUnit: "cores",
  };
  expect(fitted(other).cpuPerRequestMilliseconds).toBeCloseTo(fitted(series).cpuPerRequestMilliseconds, 6);
});

test("without the number of pods it finds the CPU per request, and no burst", () => {
  const fit = fitted({ ...planted({ ...truth, burstMilli: 0 }, seededRandom(3)), pods: null });
  expect(Math.abs(fit.cpuPerRequestMilliseconds / truth.milliseconds - 1)).toBeLessThan(0.1);
  expect([fit.startUp, fit.idleCpuMilli]).toEqual([{ reason: "noPods" }, null]);
});

test("finds no burst where pods start without one", () => {
  for (let round = 0; round < 3; round++) {
    expect(fitted(planted({ ...truth, burstMilli: 0 }, seededRandom(10 + round))).startUp).toEqual({ reason: "none" });
  }
});

describe("refuses", () => {
  const refused = (series: MeasuredSeries) => {
    const reading = fitCpu(series);
    return reading.ok ? null : reading.reason;
  };
  const series = planted(truth, seededRandom(4));

  test("too few common samples", () => {
    expect(refused({ ...series, cpu: series.cpu.slice(0, 12) })).toMatchObject({ kind: "fewSamples", needed: 20 });
    const later = series.cpu.map(([second, value]): Sample => [second + 86_400, value]);
    expect(refused({ ...series, cpu: later })).toEqual({ kind: "fewSamples", common: 0, needed: 20 });
  });

  test("a load that hardly changes", () => {
    const requests = series.requests.map(([second], at): Sample => [second, 200 + (at % 3)]);
    expect(refused({ ...series, requests })).toEqual({ kind: "constantLoad" });
  });

  test("CPU that does not go with the load", () => {
    const random = seededRandom(5);
    const cpu = series.cpu.map(([second]): Sample => [second, 1000 * random.next()]);
    expect(refused({ ...series, cpu, pods: null })).toMatchObject({ kind: "unrelated" });
  });

  test("pods that follow the load exactly", () => {
    const pods = series.requests.map(([second, value]): Sample => [second, value / 40]);
    expect(refused({ ...series, pods })).toMatchObject({ kind: "podsFollowLoad" });
  });

  test("a result that no request can have, because cores were taken for millicores", () => {
    const cpu = series.cpu.map(([second, value]): Sample => [second, value / 1000]);
    expect(refused({ ...series, cpu, pods: null })).toMatchObject({ kind: "unitsUnlikely" });
  });
});

test("finds what the simulated service has, from its own run: 20 ms, and 400m for 90 s", () => {
  const { seconds } = traceOf(flapping);
  const means = (column: ArrayLike<number>) =>
    Array.from({ length: Math.floor(flapping.durationSeconds / 15) }, (_, at): Sample => {
      const values = Array.from({ length: 15 }, (_, second) => column[15 * at + second + 1]!);
      return [15 * at, values.reduce((sum, each) => sum + each, 0) / 15];
    });
  const ready = Array.from({ length: flapping.durationSeconds / 15 }, (_, at): Sample => [15 * at, seconds.ready[15 * at + 1]!]);
  const fit = fitted({ requests: means(seconds.served), perSeconds: 1, cpu: means(seconds.cpuUsed), cpuUnit: "millicores", pods: ready });
  expect(fit.cpuPerRequestMilliseconds).toBeCloseTo(20, 1);
  expect(fit.idleCpuMilli).toBeCloseTo(4, 1);
  expect(fit.startUp).toMatchObject({ seconds: 90, starts: 15 });
  expect("cpuMilli" in fit.startUp && Math.abs(fit.startUp.cpuMilli - 400)).toBeLessThan(1);
  expect(fit.explained).toBeGreaterThan(0.99);
});

test("reads the unit of CPU only where the series names it", () => {
  const unitOf = (name: string, unit: string | null = null) => cpuUnitOf({ name, unit });
  expect(["CPU (millicores)", "cpu mCPU", "cpu [m]", "used"].map((name) => unitOf(name))).toEqual([
    "millicores",
    "millicores",
    "millicores",
    null,
  ]);
  expect([unitOf("sum(rate(container_cpu_usage_seconds_total[1m]))"), unitOf("CPU cores"), unitOf("cpu", "m")]).toEqual([
    "cores",
    "cores",
    "millicores",
  ]);
  expect(unitOf('{series="CPU cores"}')).toBe("cores");
  expect(unitOf("cpu utilization")).toBeNull();
});
