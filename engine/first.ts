/** The door to the first autoscaler, apart from the engine's own: a page needs it only once a scenario asks for it. */
export { parseFirstManifest } from "./manifest/parseFirstManifest";
export { firstController } from "./simulation/firstController";
