/** The flags of `kubectl autoscale`, its own and those of every kubectl command. Source: k8s.io/kubectl/pkg/cmd/autoscale. */
import { parseGoInteger } from "../../lib/goNumbers";
import type { Flag } from "./flags";

/** A release of kubectl, by its features of this command. */
export interface Release {
  /** `--cpu` and `--memory`. Since 1.34. */
  targetsResources: boolean;
  /** It writes autoscaling/v2. Since 1.33. */
  writesV2: boolean;
}

export function autoscaleFlags(release: Release): readonly Flag[] {
  return [...ownFlags, ...(release.targetsResources ? oneOf("cpu memory") : []), ...globalFlags(release)];
}

/** Flags that may also be before the command's name. */
export function globalFlags({ targetsResources }: Release): readonly Flag[] {
  return targetsResources ? [...everyRelease, ...oneOf("as-user-extra kuberc")] : everyRelease;
}

export const int32 = (value: string): string | null => {
  const integer = parseGoInteger(value, 32);
  return integer.ok ? null : `strconv.ParseInt: parsing ${JSON.stringify(value)}: ${integer.error}`;
};

const bool = (value: string): string | null =>
  /^(?:1|t|T|TRUE|true|True|0|f|F|FALSE|false|False)$/.test(value)
    ? null
    : `strconv.ParseBool: parsing ${JSON.stringify(value)}: invalid syntax`;

const level = (value: string): string | null =>
  /^[-+]?[0-9]+$/.test(value) ? null : `strconv.ParseInt: parsing ${JSON.stringify(value)}: invalid syntax`;

const duration = (value: string): string | null =>
  /^[-+]?(?:0|(?:(?:[0-9]+(?:\.[0-9]*)?|\.[0-9]+)(?:ns|us|µs|μs|ms|s|m|h))+)$/.test(value)
    ? null
    : `time: invalid duration ${JSON.stringify(value)}`;

export const oneOf = (names: string, check?: Flag["check"]): Flag[] => names.split(" ").map((name) => ({ name, ...(check && { check }) }));
export const switches = (names: string): Flag[] => names.split(" ").map((name) => ({ name, alone: "true", check: bool }));

const ownFlags: readonly Flag[] = [
  ...oneOf("min max cpu-percent", int32),
  ...oneOf("name field-manager template"),
  { name: "output", shorthand: "o" },
  { name: "filename", shorthand: "f" },
  { name: "kustomize", shorthand: "k" },
  { name: "dry-run", alone: "unchanged" },
  { name: "recursive", shorthand: "R", alone: "true", check: bool },
  ...switches("save-config record show-managed-fields allow-missing-template-keys"),
];

/** As `kubectl options` lists them. */
const everyRelease: readonly Flag[] = [
  { name: "help", shorthand: "h", alone: "true", check: bool },
  { name: "namespace", shorthand: "n" },
  { name: "server", shorthand: "s" },
  { name: "v", shorthand: "v", check: level },
  ...oneOf("as as-group as-uid cache-dir certificate-authority client-certificate client-key cluster context kubeconfig"),
  ...oneOf("password profile profile-output tls-server-name token user username vmodule"),
  { name: "log-flush-frequency", check: duration },
  { name: "request-timeout", check: (value) => (/^[-+]?[0-9]+$/.test(value) ? null : duration(value)) },
  ...switches("disable-compression insecure-skip-tls-verify match-server-version warnings-as-errors"),
];
