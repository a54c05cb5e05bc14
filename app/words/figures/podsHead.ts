import { t } from "../text";

/** Two figures show ready pods; the controller's classes are something else. */
export const readyMeans = t`The kubelet says so: the pod’s condition Ready is True.`;

/** The titles of the pods' figure, also while it is empty. */
export const podsTitles = [t`Which pods count?`, t`Pods`] as const;
