import { t } from "../text";

/** Two figures show ready pods; the controller's classes are something else. */
export const readyMeans = t`The kubelet says so: the pod’s condition Ready is True.`;
