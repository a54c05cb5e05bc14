/** What happened in a run and its outcomes, with the comparison that tries what would change an episode. */
import type { ReactNode } from "react";
import { tryChange } from "../compare/pin";
import { OutcomeTable } from "../explain/OutcomeTable";

export const OutcomeOfSeed = ({ children }: { children: ReactNode }) => <OutcomeTable tryChange={tryChange}>{children}</OutcomeTable>;
