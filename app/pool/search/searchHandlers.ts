import { browserRuns, nowhere } from "./keptRuns";
import { searchWork } from "./searchWork";

/**
 * A built worker's name has a checksum of its code and of all that it loads, so it is the version of the engine. A page in development keeps
 * nothing: its engine changes under the same name.
 */
const version = /-[\w-]{8}\.js$/.exec(self.location.pathname)?.[0];

/** A worker has one set. */
export const searchHandlers = searchWork(version === undefined ? nowhere : browserRuns(version));
