import type { Messages } from "../../ui/language";
import { olderRules } from "./explain/olderRules";
import { questions } from "./explain/questions";
import { sentence } from "./explain/sentence";
import { sum } from "./explain/sum";
import { words } from "./explain/words";

/** The words of a decision. A metric's name takes no case, and its proposal is worded without a person where gender would show. */
export const explain: Messages = { ...words, ...sentence, ...questions, ...sum, ...olderRules };
