import type { Messages } from "../language";
import { olderRules } from "./explain/olderRules";
import { poll } from "./explain/poll";
import { pollRows } from "./explain/pollRows";
import { questions } from "./explain/questions";
import { sentence } from "./explain/sentence";
import { sum } from "./explain/sum";
import { words } from "./explain/words";

/** The words of a decision. A metric's name has no case ending. Its proposal has no verb where the verb would show a gender. */
export const explain: Messages = { ...words, ...sentence, ...questions, ...sum, ...olderRules, ...poll, ...pollRows };
