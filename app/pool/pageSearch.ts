import { startWorker } from "../channel/startWorker";
import { pagePool } from "./pagePool";
import { searchOn } from "./search/searchOn";

/** The page's search, which goes on while its results are not in sight. */
export const pageSearch = searchOn(pagePool, startWorker);
