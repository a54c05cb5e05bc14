import { describe, expect, test } from "vitest";
import { mergeEvidence } from "../merge/mergeEvidence";
import { readEvidence } from "../readEvidence";
import { explainSnapshot } from "./explainSnapshot";
import { whyNotOfSnapshot } from "./whyNot";

const explained = (...texts: string[]) => explainSnapshot(mergeEvidence(texts.map(readEvidence)))[0]!;
const problemsIn = (...texts: string[]) =>
  explained(...texts).statements.flatMap((each) => (each.code === "problem" ? [{ ...each.problem, when: each.when }] : []));
const proposalIn = (...texts: string[]) => explained(...texts).statements.find((each) => each.code === "proposal");

const row = (figure: string, replicas: number) => `$ kubectl get hpa kiln -n works
NAME   REFERENCE         TARGETS           MINPODS   MAXPODS   REPLICAS   AGE
kiln   Deployment/kiln   cpu: ${figure}/80%   2         20        ${replicas}          6d`;

const pods = (states: readonly string[]) =>
  ["$ kubectl get pods -n works", "NAME                   READY   STATUS             RESTARTS   AGE"]
    .concat(states.map((state, index) => `kiln-7c9b8f6d5-abcd${index}   ${state}   0          12m`))
    .join("\n");
const ready = "1/1     Running         ";
const crashed = "0/1     CrashLoopBackOff";
const pending = "0/1     Pending         ";

describe("pods that the text shows as not ready", () => {
  test("damp a scale up, and explain a count that stays", () => {
    const texts = [row("95%", 6), pods([ready, ready, ready, ready, crashed, crashed])];
    // 95 ÷ 80 × 4 ÷ 6 is on the other side of 1.
    expect(proposalIn(...texts)).toMatchObject({ counts: { low: 6, high: 6 }, setAside: { unready: 2, missing: 0 } });
    expect(explained(...texts).sum.verdict.by).toBe("pods");
    expect(problemsIn(...texts)).toMatchObject([{ kind: "podsNotReady", pods: 2, of: 6, statuses: ["CrashLoopBackOff"], when: "now" }]);
    expect(whyNotOfSnapshot(explained(...texts).sum, 8).map(({ code }) => code)).toContain("notProposed");
  });

  test("below the target pods that are pending count for nothing", () => {
    // ⌈20 ÷ 80 × 4⌉ = 1.
    expect(proposalIn(row("20%", 6), pods([ready, ready, ready, ready, pending, pending]))).toMatchObject({ counts: { low: 1, high: 1 } });
  });

  test("count as they are listed, whatever number of replicas there should be", () => {
    // ⌈95 ÷ 80 × 2⌉ = 3.
    expect(proposalIn(row("95%", 6), pods([ready, ready]))).toMatchObject({ counts: { low: 3, high: 3 }, factor: 2 });
  });

  test("are none where all are ready, and then nothing about them is unknown", () => {
    const texts = [row("95%", 2), pods([ready, ready])];
    expect(problemsIn(...texts)).toEqual([]);
    expect(explained(...texts).statements.filter((each) => each.code === "undetermined" && each.what === "pods")).toEqual([]);
  });
});

describe("pods that the workload wants and that are not there", () => {
  const workload = (available: string) => `$ kubectl get deploy kiln -n works
NAME   READY   UP-TO-DATE   AVAILABLE   AGE
kiln   ${available}     3            3           6d`;

  test("are named with the command that says why", () => {
    const texts = [row("98%", 6), workload("3/6"), pods([ready, ready, ready])];
    expect(problemsIn(...texts)).toEqual([{ kind: "podsMissing", wanted: 6, listed: 3, when: "now" }]);
    expect(explained(...texts).statements).toContainEqual(
      expect.objectContaining({ code: "next", command: "kubectl describe replicasets -n works" }),
    );
  });

  test("are not supposed where the text lists a part of the pods, or all of them", () => {
    expect(problemsIn(row("98%", 6), workload("6/6"), pods([ready, ready, ready]))).toEqual([]);
    expect(problemsIn(row("98%", 3), workload("3/3"), pods([ready, ready, ready]))).toEqual([]);
  });
});

describe("events of the workload", () => {
  const events = (...lines: string[]) =>
    ["$ kubectl get events -n works", "LAST SEEN   TYPE      REASON         OBJECT      MESSAGE", ...lines].join("\n");
  const quota = (object: string) =>
    `8s          Warning   FailedCreate   ${object}   Error creating: pods "kiln-7c9b8f6d5-x" is forbidden: exceeded quota: team, used: requests.cpu=2`;

  test("a quota that refuses pods", () => {
    const texts = [row("95%", 6), events(quota("replicaset/kiln-7c9b8f6d5"))];
    expect(problemsIn(...texts)).toMatchObject([{ kind: "podsRefused", why: "quota", when: "unknown" }]);
    expect(explained(...texts).statements).toContainEqual(
      expect.objectContaining({ code: "next", command: "kubectl describe quota -n works" }),
    );
  });

  test("not those of another workload", () => {
    expect(problemsIn(row("95%", 6), events(quota("replicaset/seed-7c9b8f6d5")))).toEqual([]);
  });

  test("no node for a pod that is pending now", () => {
    const line = "12m         Warning   FailedScheduling   pod/kiln-7c9b8f6d5-abcd1   0/5 nodes are available: 5 Insufficient cpu.";
    expect(problemsIn(row("95%", 2), pods([ready, pending]), events(line))).toMatchObject([
      { kind: "podsNotReady", statuses: ["Pending"] },
      { kind: "podsUnschedulable", when: "now" },
    ]);
  });
});
