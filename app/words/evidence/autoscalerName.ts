import { t } from "../text";

/** "HPA web in shop" */
export const autoscalerName = ({ name, namespace }: { readonly name: string | null; readonly namespace: string | null }): string =>
  name === null ? t`HPA` : namespace === null ? t`HPA ${name}` : t`HPA ${name} in ${namespace}`;
