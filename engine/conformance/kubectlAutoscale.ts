import { goYaml } from "../lib/goYaml";
import { plain } from "../lib/sentence";
import { type Autoscaler, type Cluster, objectOf, readAutoscale } from "../manifest/commandLine/autoscale";
import type { Files } from "../manifest/commandLine/shell";
import { autoscaleCommand, releaseOf } from "../manifest/kubectlAutoscale";
import { isPlainText } from "../manifest/yamlScalar";

interface AutoscaleInput {
  kubectlVersion: string;
  line: string;
}

/** The answer of a shell and kubectl to a dry run in YAML. The cluster has every name except those that begin with `missing`. */
export function replayAutoscale({ kubectlVersion, line }: AutoscaleInput): object {
  const command = autoscaleCommand(line, emptyFolder);
  if (command === null) return { ran: false, error: "the line has no kubectl autoscale" };
  if (!command.ok) return { ran: false, error: plain(command.error) };
  const release = releaseOf(kubectlVersion === "1.28" ? "1.28" : "1.37");
  const reading = readAutoscale(command.words, release, recordedCluster);
  if (reading === null) return { ran: false, error: "the line has no kubectl autoscale" };
  const { errors, autoscalers, failures, format } = reading;
  const yaml = autoscalers.map((autoscaler) => printed(autoscaler)).join("");
  const [error] = [...errors, ...failures];
  return { ran: true, exitCode: error === undefined ? 0 : 1, ...(yaml !== "" && { yaml }), ...(error && { error: error.message }) };

  function printed(autoscaler: Autoscaler): string {
    const object = objectOf(autoscaler, release);
    if (format === "name") return `horizontalpodautoscaler.autoscaling/${autoscaler.name}\n`;
    return format === "json" ? `${goJson(object)}\n` : goYaml(object, isPlainText);
  }
}

const emptyFolder: Files = {
  canRead: (path) => path.startsWith("/"),
  canWrite: (path) => path.startsWith("/") || !path.includes("/"),
};

const recordedCluster: Cluster = { has: (name) => !name.startsWith("missing"), choosesConnection: false };

/** Indented and escaped as by Go's encoder. */
function goJson(object: object): string {
  return JSON.stringify(object, null, 4).replaceAll(
    /[<>&\u2028\u2029]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
