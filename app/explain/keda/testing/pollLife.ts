/** Test data: a ScaledObject in a small cluster, and the records of its polls. */
import type { PollRecord, ScaledObject } from "../../../../engine/index";
import { scaledObject, TestCluster } from "../../../../engine/keda/testing/cluster";
import { poll } from "../../../../engine/keda/poll";
import { pollRecord } from "../../../../engine/kedaRun/explanation/testing/randomLife";

export class PollLife {
  readonly cluster: TestCluster;
  readonly polls: PollRecord[] = [];

  constructor(replicas: number | null, spec: Partial<ScaledObject["spec"]> = {}, annotations: Record<string, string> = {}) {
    this.cluster = new TestCluster(replicas);
    this.cluster.apply(scaledObject(spec, annotations));
  }

  /** Every poll before a second too, all with the same answers. */
  until(at: number, ...answers: unknown[]): PollRecord {
    const from = (this.polls.at(-1)?.at ?? -1) + 1;
    this.cluster.answers = answers;
    for (let now = from; now <= at; now++) {
      const record = pollRecord(this.cluster, now);
      if (record !== null) this.polls.push(record);
    }
    return this.polls.at(-1)!;
  }

  /** A poll that no loop makes. */
  forcedPoll(at: number): PollRecord {
    const record = poll(this.cluster.keda, this.cluster.world(), at);
    return { at, poll: record, stored: this.cluster.keda.stored!, startedAt: 0, interval: 30 };
  }
}
