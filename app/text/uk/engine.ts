import type { Messages } from "../../ui/language";
import { advice } from "./engine/advice";
import { fixes } from "./engine/fixes";
import { foreign } from "./engine/foreign";
import { guide } from "./engine/guide";
import { judgement } from "./engine/judgement";
import { reading } from "./engine/reading";
import { refusals } from "./engine/refusals";
import { samples } from "./engine/samples";
import { stored } from "./engine/stored";

/** The engine's words about a text, by its own templates. The API server's own words stay as they are. */
export const engine: Messages = { ...advice, ...fixes, ...foreign, ...guide, ...judgement, ...reading, ...refusals, ...samples, ...stored };
