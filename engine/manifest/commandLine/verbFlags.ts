/** The flags of kubectl's commands, beside those of every command. Source: k8s.io/kubectl/pkg/cmd. */
import { int32, oneOf, switches } from "./autoscaleFlags";
import type { Flag } from "./flags";

export const verbs = ["apply", "create", "delete", "describe", "edit", "get", "patch", "rollout", "run", "scale", "set", "top"] as const;
export type Verb = (typeof verbs)[number];

const files: readonly Flag[] = [
  { name: "filename", shorthand: "f" },
  { name: "kustomize", shorthand: "k" },
  { name: "recursive", shorthand: "R", alone: "true" },
];
const selector: readonly Flag[] = [{ name: "selector", shorthand: "l" }];
const allNamespaces: readonly Flag[] = [{ name: "all-namespaces", shorthand: "A", alone: "true" }];
const printing: readonly Flag[] = [
  { name: "output", shorthand: "o" },
  { name: "dry-run", alone: "unchanged" },
  ...oneOf("template field-manager"),
  ...switches("show-managed-fields allow-missing-template-keys save-config record"),
];

/** A verb that is forgotten here does not compile. */
export const verbFlags: Readonly<Record<Verb, readonly Flag[]>> = {
  apply: [
    ...files,
    ...selector,
    ...printing,
    ...oneOf("grace-period timeout prune-allowlist prune-whitelist applyset subresource"),
    { name: "validate", alone: "strict" },
    { name: "cascade", alone: "background" },
    ...switches("all force force-conflicts openapi-patch overwrite prune server-side wait"),
  ],
  create: [
    ...files,
    ...selector,
    ...printing,
    ...oneOf("raw image port replicas from-file from-literal from-env-file tcp clusterip node-port external-name schedule from restart"),
    { name: "validate", alone: "strict" },
    ...switches("edit windows-line-endings"),
  ],
  delete: [
    ...files,
    ...selector,
    ...allNamespaces,
    { name: "output", shorthand: "o" },
    { name: "dry-run", alone: "unchanged" },
    { name: "cascade", alone: "background" },
    ...oneOf("field-selector grace-period raw timeout"),
    { name: "interactive", shorthand: "i", alone: "true" },
    ...switches("all force ignore-not-found now wait"),
  ],
  describe: [...files, ...selector, ...allNamespaces, ...oneOf("chunk-size"), ...switches("show-events")],
  edit: [
    ...files,
    ...printing,
    ...oneOf("subresource"),
    { name: "validate", alone: "strict" },
    ...switches("output-patch windows-line-endings"),
  ],
  get: [
    ...files,
    ...selector,
    ...allNamespaces,
    { name: "output", shorthand: "o" },
    { name: "label-columns", shorthand: "L" },
    { name: "watch", shorthand: "w", alone: "true" },
    ...oneOf("chunk-size field-selector raw sort-by subresource template"),
    ...switches(
      "allow-missing-template-keys ignore-not-found no-headers output-watch-events server-print show-kind show-labels show-managed-fields watch-only",
    ),
  ],
  patch: [...files, ...printing, { name: "patch", shorthand: "p" }, ...oneOf("patch-file type subresource"), ...switches("local")],
  rollout: [...files, ...selector, ...printing, ...oneOf("to-revision revision timeout"), { name: "watch", shorthand: "w", alone: "true" }],
  run: [
    ...files,
    ...printing,
    ...oneOf(
      "image env limits requests port replicas labels overrides override-type restart generator image-pull-policy serviceaccount hostport schedule",
    ),
    ...oneOf("annotations cascade grace-period pod-running-timeout timeout service-generator service-overrides"),
    { name: "labels", shorthand: "l" },
    { name: "stdin", shorthand: "i", alone: "true" },
    { name: "tty", shorthand: "t", alone: "true" },
    { name: "quiet", shorthand: "q", alone: "true" },
    ...switches("attach command expose force leave-stdin-open privileged rm wait"),
  ],
  scale: [
    ...files,
    ...selector,
    ...printing,
    ...oneOf("replicas current-replicas", int32),
    ...oneOf("resource-version timeout"),
    ...switches("all"),
  ],
  set: [
    ...files,
    ...selector,
    ...printing,
    { name: "containers", shorthand: "c" },
    { name: "env", shorthand: "e" },
    ...oneOf("limits requests from keys prefix"),
    ...switches("all local list overwrite resolve"),
  ],
  top: [
    ...selector,
    ...allNamespaces,
    ...oneOf("field-selector sort-by"),
    ...switches("containers no-headers sum use-protocol-buffers show-capacity show-swap"),
  ],
};
