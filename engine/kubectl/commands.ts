import type { HorizontalPodAutoscaler } from "../api/autoscaling";
import { namespaceOf as namespaceOfScaledObject, type ScaledObject } from "../keda/scaledObject";
import type { VpaTrace } from "../simulation/vpaTrace";
import { namespaceOf } from "./view";

/** The command lines for the outputs that the other functions of this room write. */
export interface KubectlCommands {
  watch: string;
  describe: string;
  events: string;
  pods: string;
  top: string;
}

export function kubectlCommands(hpa: HorizontalPodAutoscaler): KubectlCommands {
  const { name } = hpa.metadata;
  const inNamespace = namespaceOf(hpa) === "default" ? "" : ` -n ${namespaceOf(hpa)}`;
  const ofAutoscaler = `--field-selector involvedObject.kind=HorizontalPodAutoscaler,involvedObject.name=${name}`;
  return {
    watch: `kubectl get hpa ${name}${inNamespace} -w`,
    describe: `kubectl describe hpa ${name}${inNamespace}`,
    events: `kubectl get events${inNamespace} ${ofAutoscaler}`,
    pods: `kubectl get pods${inNamespace}`,
    top: `kubectl top pods${inNamespace}`,
  };
}

/** The commands of 1.2: it could not select events by their object, had no `top`, and no short form of --namespace. */
export function kubectlCommandsV1(hpa: HorizontalPodAutoscaler): Omit<KubectlCommands, "top"> {
  const { name } = hpa.metadata;
  const inNamespace = namespaceOf(hpa) === "default" ? "" : ` --namespace=${namespaceOf(hpa)}`;
  return {
    watch: `kubectl get hpa ${name}${inNamespace} -w`,
    describe: `kubectl describe hpa ${name}${inNamespace}`,
    events: `kubectl get events${inNamespace}`,
    pods: `kubectl get pods${inNamespace}`,
  };
}

/** The same for a run with KEDA. */
export interface ScaledObjectCommands {
  scaledObject: string;
  scaledObjectDescribe: string;
  scaledObjectEvents: string;
}

/** A field selector knows one object, so the events of the HPA have a command of their own. */
export function scaledObjectCommands(object: ScaledObject): ScaledObjectCommands {
  const { name } = object.metadata;
  const namespace = namespaceOfScaledObject(object);
  const inNamespace = namespace === "default" ? "" : ` -n ${namespace}`;
  const ofObject = `--field-selector involvedObject.kind=ScaledObject,involvedObject.name=${name}`;
  return {
    scaledObject: `kubectl get scaledobject ${name}${inNamespace}`,
    scaledObjectDescribe: `kubectl describe scaledobject ${name}${inNamespace}`,
    scaledObjectEvents: `kubectl get events${inNamespace} ${ofObject}`,
  };
}

/** The same for a run with a VerticalPodAutoscaler. */
export interface VerticalAutoscalerCommands {
  vpa: string;
  vpaDescribe: string;
  vpaYaml: string;
}

export function verticalAutoscalerCommands({ name, object: { namespace } }: Pick<VpaTrace, "name" | "object">): VerticalAutoscalerCommands {
  const inNamespace = namespace === "default" ? "" : ` -n ${namespace}`;
  return {
    vpa: `kubectl get vpa ${name}${inNamespace}`,
    vpaDescribe: `kubectl describe vpa ${name}${inNamespace}`,
    vpaYaml: `kubectl get vpa ${name}${inNamespace} -o yaml`,
  };
}
