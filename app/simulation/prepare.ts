/** The engine's function that reads a scenario's texts for its run, in a file of its own: the first answer needs none of its code. */
export { prepareRun } from "../../engine/index";
