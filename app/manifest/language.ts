/** The engine's functions that the editor calls without a worker. This module is loaded late, because it carries the YAML reader. */
export {
  asStored,
  asStoredV1,
  completionsAt,
  fieldAt,
  formatManifest,
  parseManifest,
  pastedPart,
  placeOfField,
  readKubectlAutoscale,
  withField,
} from "../../engine/index";
