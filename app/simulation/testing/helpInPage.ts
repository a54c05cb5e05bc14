import { openChannel } from "../../channel/channel";
import { helpThrough } from "../help";
import { policies } from "../policies";
import type { Kinds } from "../protocol";
import { JoinedWorker } from "./joinedWorker";

/** Lets the page's help be answered in the same thread. */
export const helpInPage = (): void => helpThrough(openChannel<Kinds>(() => new JoinedWorker() as unknown as Worker, policies).ask);
