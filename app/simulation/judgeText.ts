/** What only the judging of a text needs, apart from the worker's own file: the first answer does not wait for it. */
export { diagnoseManifest, judge, judgeManifestV1, outline } from "../../engine/index";
