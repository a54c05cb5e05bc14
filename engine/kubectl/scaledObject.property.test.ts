import { expect, test } from "vitest";
import type { ScaledObjectStatus } from "../keda/status";
import { randomAnswer, randomScaledObject } from "../keda/testing/randomScaledObject";
import { seededRandom } from "../lib/random";
import { describeScaledObject } from "./describeScaledObject";
import { getScaledObject } from "./getScaledObject";
import { getScaledObjectEvents } from "./getScaledObjectEvents";
import { scaledObjectAt } from "./scaledObjectView";
import { KedaLife } from "./testing/kedaLife";

const seed = 20261125;
const runs = 300;

const labels: Readonly<Record<keyof ScaledObjectStatus, string>> = {
  scaleTargetKind: "Scale Target Kind",
  originalReplicaCount: "Original Replica Count",
  lastActiveTime: "Last Active Time",
  externalMetricNames: "External Metric Names",
  resourceMetricNames: "Resource Metric Names",
  compositeScalerName: "Composite Scaler Name",
  conditions: "Conditions",
  health: "Health",
  pausedReplicaCount: "Paused Replica Count",
  hpaName: "Hpa Name",
  triggersTypes: "Triggers Types",
  authenticationsTypes: "Authentications Types",
  triggersActivity: "Triggers Activity",
};

test(`kubectl prints whatever becomes of random ScaledObjects (seed ${seed}, ${runs} runs)`, () => {
  const random = seededRandom(seed);
  const printedFields = new Set<string>();
  for (let run = 0; run < runs; run++) {
    const life = random.fork(String(run));
    const cluster = new KedaLife(life.integer(5)).apply(randomScaledObject(life.fork("object")), 5);
    for (let now = 5; now < 200; now += 40) {
      cluster.polls(now, now + 39, ...[0, 1, 2].map(() => randomAnswer(life)));
      cluster.read(now + 39, "s0-prometheus", ...[0, 1, 2].map(() => randomAnswer(life)));
      if (life.integer(6) === 0) cluster.apply(randomScaledObject(life.fork(`edit ${now}`)), now + 39);
    }
    if (life.integer(4) === 0) cluster.delete(205);
    const keda = cluster.trace();
    for (const now of [0, 5, 60, 130, 204, 250]) {
      const where = `run ${run} at ${now}`;
      const [table, described] = [getScaledObject(keda, now), describeScaledObject(keda, now)];
      const stored = scaledObjectAt(keda, now);
      expect(getScaledObjectEvents(keda, now), where).toMatch(/^(LAST SEEN|No resources found)/);
      if (stored === null) {
        expect([table, described], where).toEqual([notFound, notFound]);
        continue;
      }
      const { status, object } = stored;
      const cells = cellsOf(table, where);
      expect(cells.slice(0, 4), where).toEqual(["web", status.scaleTargetKind ?? "", "web", String(object.spec.minReplicaCount ?? "")]);
      expect(cells[5], where).toBe(status.conditions.find(({ type }) => type === "Ready")!.status);
      for (const field of Object.keys(status) as (keyof ScaledObjectStatus)[]) {
        if (status[field] === undefined) continue;
        printedFields.add(field);
        expect(described, where).toMatch(new RegExp(`^  ${labels[field]}:( |$)`, "m"));
      }
      for (const { message = "" } of status.conditions) expect(described, where).toContain(message);
      for (const name of Object.keys(status.health ?? {})) expect(described, where).toContain(`    ${name}:\n`);
    }
  }
  expect([...printedFields].toSorted()).toEqual(Object.keys(labels).toSorted());
});

const notFound = 'Error from server (NotFound): scaledobjects.keda.sh "web" not found\n';

/** Each cell begins where its column's name does. */
function cellsOf(table: string, where: string): string[] {
  const [head = "", row = "", ...rest] = table.split("\n");
  expect(rest, where).toEqual([""]);
  const starts = [...head.matchAll(/\S+/g)].map(({ index }) => index);
  for (const start of starts.slice(1)) expect(row.slice(start - 3, start), where).toBe("   ");
  return starts.map((start, index) => row.slice(start, starts[index + 1]).trim());
}
