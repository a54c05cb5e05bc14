/** How a worker judges a text with a ScaledObject. It is apart from the page's own door, and as late. */
export { diagnoseScaledObject } from "./scaledObject/diagnoseScaledObject";
