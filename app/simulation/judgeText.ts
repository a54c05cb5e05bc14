/** The engine's functions that judge a text, in a file apart from the worker's own, so that the first answer does not wait for them. */
export { diagnoseManifest, judge, judgeManifestV1, outline } from "../../engine/index";
