/**
 * The engine's function for kubectl's output, in a file apart from the worker's own, because it is loaded only when the page shows that
 * output.
 */
export { kubectlOutputs } from "../../engine/index";
