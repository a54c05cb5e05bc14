/** What `kubectl get verticalpodautoscalercheckpoints -o yaml` prints. The histogram's rules are those of pkg/recommender/util/histogram.go. */
import { foreign } from "../../lib/sentence";
import { readRfc3339 } from "../../lib/utcTime";
import { int32, isNull, partOf, reportInvalid, string, time, type Decoder, type Misreading } from "../../manifest/decoders";
import type { Finding } from "../../manifest/finding";
import { reportProblems } from "../../manifest/finding";
import { kindOf, objectsOf } from "../../manifest/objects";
import type { Diagnostic } from "../../manifest/problem";
import { duplicateKeyError, readDocuments } from "../../manifest/readText";
import { valueOf } from "../../manifest/yamlNodes";
import { childPath, type YamlNode } from "../../manifest/yamlTree";
import { cpuHistogramOptions, memoryHistogramOptions, type ContainerCheckpoint } from "../aggregateContainerState";
import type { HistogramCheckpoint, HistogramOptions } from "../histogram";

/** The checkpoint of one container. */
export interface ReadCheckpoint {
  vpaName: string;
  container: string;
  checkpoint: ContainerCheckpoint;
}

/** Never throws. No checkpoint is read if one of them has an error. */
export function readCheckpoints(text: string): { checkpoints: ReadCheckpoint[]; problems: Diagnostic[] } {
  const yaml = readDocuments(text);
  if (!yaml.ok) return { checkpoints: [], problems: reportProblems(text, yaml.findings) };
  const findings: Finding[] = yaml.duplicateKeys.map(duplicateKeyError);
  const checkpoints = objectsOf(yaml.documents).map((document) =>
    checkpointIn(document, ({ path, message, span }) => findings.push({ severity: "error", path, message: foreign(message), span })),
  );
  return { checkpoints: findings.length > 0 ? [] : checkpoints, problems: reportProblems(text, findings) };
}

const number: Decoder<number> = (node, path, report) => {
  if (isNull(node)) return undefined;
  const { value } = node.kind === "scalar" ? node : { value: undefined };
  return typeof value === "number" && Number.isFinite(value) && value >= 0
    ? value
    : reportInvalid(node, path, report, "must be a number of at least 0");
};

const count: Decoder<number> = (node, path, report) => {
  const value = int32(node, path, report);
  return value !== undefined && value < 0 ? reportInvalid(node, path, report, "must be at least 0") : value;
};

const bucketsOf =
  ({ numBuckets }: HistogramOptions): Decoder<Record<string, number>> =>
  (node, path, report) => {
    if (isNull(node)) return undefined;
    if (node.kind !== "mapping") return reportInvalid(node, path, report, "must be an object");
    const weights: Record<string, number> = {};
    for (const [bucket, { value }] of node.entries) {
      const at = childPath(path, bucket);
      if (!/^(?:0|[1-9][0-9]{0,3})$/.test(bucket) || Number(bucket) >= numBuckets)
        reportInvalid(value, at, report, `the buckets are 0 to ${numBuckets - 1}`);
      weights[bucket] = count(value, at, report) ?? 0;
    }
    return weights;
  };

const histogramOf = (options: HistogramOptions) =>
  partOf({ bucketWeights: bucketsOf(options), referenceTimestamp: time, totalWeight: number });

const decode = partOf({
  spec: partOf({ vpaObjectName: string, containerName: string }),
  status: partOf({
    version: string,
    firstSampleStart: time,
    lastSampleStart: time,
    totalSamplesCount: count,
    cpuHistogram: histogramOf(cpuHistogramOptions),
    memoryHistogram: histogramOf(memoryHistogramOptions),
  }),
});

/** The recommender loads no other. */
const supportedVersion = "v3";

function checkpointIn(document: YamlNode, report: (misreading: Misreading) => void): ReadCheckpoint {
  const invalid = (path: string, detail: string, node = valueOf(document, ...path.split("."))) =>
    reportInvalid(node ?? document, path, report, detail);
  if (kindOf(document) !== "VerticalPodAutoscalerCheckpoint") invalid("kind", "must be VerticalPodAutoscalerCheckpoint");
  const { spec = {}, status = {} } = decode(document, "", report) ?? {};
  const { vpaObjectName = "", containerName = "" } = spec;
  if (vpaObjectName === "") invalid("spec.vpaObjectName", "must be the name of a VerticalPodAutoscaler");
  if (containerName === "") invalid("spec.containerName", "must be the name of a container");
  if (status.version !== supportedVersion) invalid("status.version", `must be ${supportedVersion}`);
  const [firstSampleStart, lastSampleStart] = [secondsOf(status.firstSampleStart), secondsOf(status.lastSampleStart)];
  if (firstSampleStart !== null && lastSampleStart !== null && lastSampleStart < firstSampleStart)
    invalid("status.lastSampleStart", "must not be before firstSampleStart");
  const checkpoint = {
    firstSampleStart,
    lastSampleStart,
    totalSamplesCount: status.totalSamplesCount ?? 0,
    cpuHistogram: histogram(status.cpuHistogram),
    memoryHistogram: histogram(status.memoryHistogram),
  };
  return { vpaName: vpaObjectName, container: containerName, checkpoint };
}

interface WrittenHistogram {
  bucketWeights?: Record<string, number>;
  referenceTimestamp?: string;
  totalWeight?: number;
}

const histogram = ({ bucketWeights = {}, referenceTimestamp, totalWeight = 0 }: WrittenHistogram = {}): HistogramCheckpoint => ({
  referenceTimestamp: secondsOf(referenceTimestamp),
  bucketWeights,
  totalWeight,
});

const secondsOf = (moment: string | undefined): number | null => (moment === undefined ? null : readRfc3339(moment));
