/** KEDA in a run. Its code is loaded when a scenario has a ScaledObject, and is given to `provideKeda`. */
export { simulatedKeda } from "./simulatedKeda/simulatedKeda";
