import type { HorizontalPodAutoscaler } from "../../../api/autoscaling";
import type { ScaledObject } from "../../scaledObject";
import type { ExternalMetric } from "../../triggers/trigger";

export interface RecordedHpa {
  name: string;
  input: {
    scaledObject: ScaledObject;
    target: {
      kind: string;
      name: string;
      missing?: boolean;
      env?: Record<string, string>;
      containers?: { name: string; resources?: object }[];
    };
    externalScalers?: Record<string, ExternalMetric[]>;
  };
  expect: {
    admission: { errors: { check: string; error: string }[]; warnings?: string[] };
    error: string | null;
    hpa: HorizontalPodAutoscaler | null;
  };
}

/** The object and its target as a user would write them, in one text. */
export function manifestOf({ input: { scaledObject, target } }: RecordedHpa): string {
  const { kind, name, env = {}, containers = [] } = target;
  const variables = Object.entries(env).map(([key, value]) => ({ name: key, value }));
  const written = containers.map((container, index) => (index === 0 ? { ...container, env: variables } : container));
  const { namespace } = scaledObject.metadata;
  const metadata = { name, ...(namespace !== undefined && { namespace }) };
  const workload = { apiVersion: "apps/v1", kind, metadata, spec: { template: { spec: { containers: written } } } };
  return `${JSON.stringify(scaledObject, null, 2)}\n---\n${JSON.stringify(workload, null, 2)}\n`;
}

/** All that KEDA said. */
export function admissionOf({ expect: { admission, error } }: RecordedHpa): string[] {
  return [...admission.errors.map((each) => each.error), ...(error === null ? [] : [error])];
}

export function isUnknownTarget(line: RecordedHpa): boolean {
  const kind = line.input.scaledObject.spec.scaleTargetRef.kind ?? "Deployment";
  return line.input.target.missing === true || !["Deployment", "StatefulSet"].includes(kind);
}
