import { boolean, int64, text } from "../metadata";
import { readLimitation, spreadLag, type PartitionOffsets } from "./kafkaPartitions";
import { above, intTarget, normalized, sourceTrigger, type SourceReading } from "./trigger";

/** By partition, numbered from 0. */
interface KafkaAnswer {
  partitions?: readonly PartitionOffsets[];
}

const variable = ["triggerMetadata", "resolvedEnv"] as const;
const secret = ["authParams"] as const;

export const kafka = sourceTrigger({
  parameters: {
    bootstrapServers: text({ from: variable }),
    consumerGroup: text({ from: variable }),
    topic: text({ from: variable, optional: true }),
    partitionLimitation: text({ optional: true }),
    lagThreshold: int64({ default: "10" }),
    activationLagThreshold: int64({ default: "0" }),
    offsetResetPolicy: text({ default: "latest", oneOf: ["latest", "earliest"] }),
    allowIdleConsumers: boolean({ default: "false" }),
    excludePersistentLag: boolean({ default: "false" }),
    scaleToZeroOnInvalidOffset: boolean({ default: "false" }),
    limitToPartitionsWithLag: boolean({ default: "false" }),
    ensureEvenDistributionOfPartitions: boolean({ default: "false" }),
    version: text({ optional: true }),
    fullMetadata: boolean({ default: "true", since: "2.21" }),
    tls: text({ from: ["triggerMetadata", "authParams"], default: "disable", oneOf: ["enable", "disable"] }),
    unsafeSsl: boolean({ default: "false" }),
    sasl: text({
      from: ["triggerMetadata", "authParams"],
      optional: true,
      oneOf: ["none", "plaintext", "scram_sha256", "scram_sha512", "oauthbearer", "gssapi"],
    }),
    username: text({ from: secret, optional: true }),
    password: text({ from: secret, optional: true }),
  },
  errorNames: ["kafka", "kafka"],
  validate: (values, { hasAuthentication }) => {
    const { lagThreshold, activationLagThreshold, topic, allowIdleConsumers } = values;
    const { limitToPartitionsWithLag, ensureEvenDistributionOfPartitions } = values;
    if (lagThreshold <= 0) return '"lagThreshold" must be positive number';
    if (activationLagThreshold < 0) return '"activationLagThreshold" must be a non-negative number';
    const limitation = readLimitation(values.partitionLimitation);
    if (!limitation.ok) return limitation.error;
    const together = (other: string) => `${other} cannot be set simultaneously`;
    if (allowIdleConsumers && limitToPartitionsWithLag) return together("allowIdleConsumers and limitToPartitionsWithLag");
    if (topic === "" && limitToPartitionsWithLag) return "topic must be specified when using limitToPartitionsWithLag";
    if (limitToPartitionsWithLag && ensureEvenDistributionOfPartitions) {
      return together("limitToPartitionsWithLag and ensureEvenDistributionOfPartitions");
    }
    if (topic === "" && ensureEvenDistributionOfPartitions) {
      return "topic must be specified when using ensureEvenDistributionOfPartitions";
    }
    return !hasAuthentication && ["plaintext", "scram_sha256", "scram_sha512"].includes(values.sasl) ? "no username given" : null;
  },
  metricName: ({ topic, consumerGroup }) => normalized(topic === "" ? `kafka-${consumerGroup}-topics` : `kafka-${topic}`),
  target: ({ lagThreshold }) => intTarget(lagThreshold),
  reader: (values) => {
    const previousOffsets = new Map<number, number>();
    const limitation = readLimitation(values.topic === "" ? "" : values.partitionLimitation);
    const selected = limitation.ok ? limitation.partitions : null;
    const threshold = Number(values.lagThreshold);
    const hasBound = !values.allowIdleConsumers || values.limitToPartitionsWithLag || values.ensureEvenDistributionOfPartitions;

    return ({ partitions = [] }: KafkaAnswer): SourceReading => {
      const lags = [];
      let totalLag = 0;
      let totalWithPersistent = 0;
      let partitionsWithLag = 0;
      for (const [partition, { committed, latest }] of partitions.entries()) {
        if (selected !== null && !selected.has(partition)) continue;
        const lag = committed === null ? uncommittedLag(latest) : latest - committed;
        const persistent = committed !== null && values.excludePersistentLag && previousOffsets.get(partition) === committed;
        if (committed !== null) previousOffsets.set(partition, committed);
        totalWithPersistent += lag;
        if (!persistent) totalLag += lag;
        if (!persistent && lag > 0) partitionsWithLag++;
        lags.push({ partition, lag, persistent });
      }
      if (lags.length === 0) return { ok: false, error: `expected at least one active partition within the topic '${values.topic}'` };
      const even = hasBound && values.ensureEvenDistributionOfPartitions ? evenFactor(totalLag, lags.length, threshold) * threshold : null;
      const upperBound = hasBound ? (values.limitToPartitionsWithLag ? partitionsWithLag : lags.length) : null;
      let value = even ?? totalLag;
      if (upperBound !== null && Math.trunc(value / threshold) > upperBound) value = upperBound * threshold;
      const detail = { kind: "kafka", lags, totalLag, evenLag: even, upperBound } as const;
      return { ok: true, value, activation: above(Number(values.activationLagThreshold), totalWithPersistent), detail };
    };

    /** Without a commit KEDA cannot know the lag: it counts one message, all of them, or none. */
    function uncommittedLag(latest: number): number {
      if (values.scaleToZeroOnInvalidOffset) return 0;
      return values.offsetResetPolicy === "earliest" ? latest : 1;
    }
  },
  answer: (values, amount, { maxReplicas, taken }) => {
    const limitation = readLimitation(values.topic === "" ? "" : values.partitionLimitation);
    return { partitions: spreadLag(amount, limitation.ok ? limitation.partitions : null, maxReplicas, taken) };
  },
  measured: ({ topic, consumerGroup }) =>
    topic === "" ? { kind: "lagOnAllTopics", name: consumerGroup } : { kind: "lagOnTopic", group: consumerGroup, topic },
});

/** The smallest divisor of the partitions that has room for the lag, or all partitions. */
function evenFactor(totalLag: number, partitions: number, threshold: number): number {
  for (let factor = 1; factor <= partitions; factor++) {
    if (partitions % factor === 0 && factor * threshold >= totalLag) return factor;
  }
  return partitions;
}
