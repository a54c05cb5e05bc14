import { advancedHpa } from "./advancedHpa";
import { circulating } from "./circulating";
import { design2015 } from "./design2015";
import { documentation2020 } from "./documentation2020";
import { proposal } from "./proposal";
import type { StatedDocument } from "./statement";
import { today } from "./today";

export const documents: readonly StatedDocument[] = [today, documentation2020, proposal, design2015, advancedHpa, circulating];
