/** The part that only kubectl's output needs, in a file apart from the worker's own: it is loaded when someone looks at that output. */
export { kubectlOutputs } from "../../engine/index";
