/** The part that only the judging of a text needs, in a file apart from the worker's own, so that the first answer does not wait for it. */
export { diagnoseManifest, judge, judgeManifestV1, outline } from "../../engine/index";
