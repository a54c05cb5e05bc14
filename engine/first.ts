/** The door to the first autoscaler, apart from the engine's own: a page needs it only once a scenario asks for it. */
export { firstController, parseFirstManifest } from "./simulation/firstController";
