import { triggersOf, type ScaledObject } from "../scaledObject";
import { entryOf, isAbsent, itemsOf, textOf, valueOf } from "../../manifest/yamlNodes";
import type { YamlNode } from "../../manifest/yamlTree";

const suffix = "FromEnv";

/**
 * The variables of the target's container, as far as the triggers read them. A variable whose value the text does not hold, because it comes
 * from elsewhere or because the text has no workload, has a placeholder, so that a trigger can be built.
 */
export function environmentOf(object: ScaledObject, workload: YamlNode | null): Readonly<Record<string, string>> {
  const wanted = wantedVariables(object);
  const container = workload === null ? null : containerOf(workload, object.spec.scaleTargetRef.envSourceContainerName ?? "");
  if (container === null) return wanted;
  const literals: Record<string, string> = {};
  const env: Record<string, string> = {};
  for (const item of itemsOf(valueOf(container, "env"))) {
    const name = textOf(valueOf(item, "name"));
    if (name === undefined) continue;
    const value = textOf(valueOf(item, "value"));
    if (value === undefined && entryOf(item, "valueFrom") !== undefined) env[name] = ownValue(wanted, name) ?? placeholder(name);
    else env[name] = literals[name] = expanded(value ?? "", literals);
  }
  // A list of variables from elsewhere may have any of them.
  return isAbsent(valueOf(container, "envFrom")) ? env : { ...wanted, ...env };
}

/** `$(NAME)` of a variable above; an unknown one stays as it is, and so do all of a text that would become too long. */
function expanded(value: string, known: Readonly<Record<string, string>>): string {
  let length = value.length;
  return value.replaceAll(/\$\(([^()$]*)\)/g, (written, name: string) => {
    const text = ownValue(known, name) ?? written;
    length += text.length - written.length;
    return length > longestValue ? written : text;
  });
}

/** Characters. Without a limit, variables that double each other would fill the memory. */
const longestValue = 10_000;

const ownValue = (values: Readonly<Record<string, string>>, key: string): string | undefined =>
  Object.hasOwn(values, key) ? values[key] : undefined;

/** Null if the workload has no such container, which is an error that its own object shows. */
function containerOf(workload: YamlNode, name: string): YamlNode | null {
  const containers = itemsOf(valueOf(workload, "spec", "template", "spec", "containers"));
  return (name === "" ? containers[0] : containers.find((each) => textOf(valueOf(each, "name")) === name)) ?? null;
}

/** Every variable that a key names, with its placeholder. */
function wantedVariables(object: ScaledObject): Record<string, string> {
  const variables: [string, string][] = [];
  for (const { type, metadata = {} } of triggersOf(object)) {
    for (const [key, name] of Object.entries(metadata)) {
      if (!key.endsWith(suffix) || name === "") continue;
      // Only an address tells rabbitmq its protocol; HTTP allows every mode.
      variables.push([name, type === "rabbitmq" && key === "hostFromEnv" ? `http://${placeholder(name)}` : placeholder(name)]);
    }
  }
  return Object.fromEntries(variables);
}

/** A name says more than an invented value. */
const placeholder = (name: string): string => name;
