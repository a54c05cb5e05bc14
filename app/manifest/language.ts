/** The engine's reading of manifests, for gestures in the page itself. It carries the YAML reader, so it is only ever loaded late. */
export { asStored, asStoredV1, completionsAt, fieldAt, formatManifest, readKubectlAutoscale } from "../../engine/index";
