/** What only kubectl's outputs need, apart from the worker's own file: they are asked for when somebody looks at them. */
export { kubectlOutputs } from "../../engine/index";
