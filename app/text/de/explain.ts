import type { Messages } from "../language";
import { olderRules } from "./explain/olderRules";
import { poll } from "./explain/poll";
import { pollRows } from "./explain/pollRows";
import { questions } from "./explain/questions";
import { sentence } from "./explain/sentence";
import { sum } from "./explain/sum";
import { words } from "./explain/words";

/** The words of a decision. A metric's name has no article, because its gender is not known. */
export const explain: Messages = { ...words, ...sentence, ...questions, ...sum, ...olderRules, ...poll, ...pollRows };
