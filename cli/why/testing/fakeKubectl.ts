import { writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";

/** A cluster with one autoscaler, web. It names what it was asked in the file `asked`, and never answers about "wait". */
export function fakeKubectl(folder: string): { PATH: string; FAKE_KUBECTL: string } {
  writeFileSync(join(folder, "kubectl"), kubectl, { mode: 0o755 });
  writeFileSync(join(folder, "autoscaler"), autoscaler);
  return { PATH: `${folder}${delimiter}${process.env["PATH"]}`, FAKE_KUBECTL: folder };
}

export const autoscaler = `apiVersion: autoscaling/v2
kind: HorizontalPodAutoscaler
metadata:
  name: web
  namespace: shop
spec:
  maxReplicas: 8
  metrics:
  - resource:
      name: cpu
      target:
        averageUtilization: 70
        type: Utilization
    type: Resource
  minReplicas: 2
  scaleTargetRef:
    apiVersion: apps/v1
    kind: Deployment
    name: web
status:
  conditions:
  - lastTransitionTime: "2026-03-01T07:00:30Z"
    message: recent recommendations were higher than current one, applying the highest recent recommendation
    reason: ScaleDownStabilized
    status: "True"
    type: AbleToScale
  currentMetrics:
  - resource:
      current:
        averageUtilization: 31
        averageValue: 62m
      name: cpu
    type: Resource
  currentReplicas: 3
  desiredReplicas: 3
`;

const kubectl = `#!/bin/sh
echo "$*" >>"$FAKE_KUBECTL/asked"
case "$*" in
*wait*) exec sleep 60 ;;
*absent*) echo 'Error from server (NotFound): horizontalpodautoscalers.autoscaling "absent" not found' >&2; exit 1 ;;
*scaledobjects*|*verticalpodautoscalers*) exit 1 ;;
*"-o name"*) echo horizontalpodautoscaler.autoscaling/web ;;
*horizontalpodautoscalers*"-o yaml"*) cat "$FAKE_KUBECTL/autoscaler" ;;
esac
`;
