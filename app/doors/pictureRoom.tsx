import { saidDecision } from "../marks/picture/saidDecision";
import { PictureDialog as Dialog } from "../picture/PictureDialog";
import { followPrinting } from "../picture/printing";
import { shortAddress, siteAddress } from "./shortAddress";
import { useScenario } from "../store/scenario";
import { shownTheme } from "../theme";
import { useTheme } from "../store/theme";

const addressOf = (short: string | null): string => short?.replace(/^https?:\/\//, "") ?? siteAddress();

// The page loads this room after the first answer, even if nobody opens the window.
followPrinting(saidDecision, () => addressOf(shortAddress(useScenario.getState().scenario)));

/** "Copy as picture", joined with the words of the decision and the address of its scenario. */
export function PictureDialog({ onClose }: { onClose: () => void }) {
  const tone = useTheme(shownTheme);
  const short = useScenario(({ scenario }) => shortAddress(scenario));
  return <Dialog saidDecision={saidDecision} address={addressOf(short)} tone={tone} onClose={onClose} />;
}
