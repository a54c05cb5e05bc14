import { createContext } from "react";
import type { Run } from "../run/run";

/** The run that the figures inside draw. While a long run is drawn, the lower figures may still draw the run before it. */
export const DrawnRun = createContext<Run | null>(null);
