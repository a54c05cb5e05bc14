/** What happened in a run and its outcomes, with the comparison that tries what would change an episode. */
import { tryChange } from "../compare/pin";
import { OutcomeTable } from "../explain/OutcomeTable";

export const OutcomeOfSeed = () => <OutcomeTable tryChange={tryChange} />;
