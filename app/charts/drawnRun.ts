import { createContext } from "react";
import type { Run } from "../simulation/protocol";

/** The run that the figures inside draw: of a long one the lower figures may still draw the one before. */
export const DrawnRun = createContext<Run | null>(null);
