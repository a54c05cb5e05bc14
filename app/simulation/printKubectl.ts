/** The part that only kubectl's output needs, in a file apart from the worker's own: it is loaded when somebody looks at that output. */
export { kubectlOutputs } from "../../engine/index";
