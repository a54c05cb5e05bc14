import { saidDecision } from "./pictureOf";
import { PictureDialog as Dialog } from "./picture/PictureDialog";
import { shortAddress, siteAddress } from "./shortAddress";
import { useScenario } from "./store/scenario";
import { useView } from "./store/view";
import { shownTheme } from "./theme";

/** "Copy as picture", joined with the words of the decision and the address of its scenario. */
export function PictureDialog({ onClose }: { onClose: () => void }) {
  const tone = useView(shownTheme);
  const short = useScenario(({ scenario }) => shortAddress(scenario));
  const address = short?.replace(/^https?:\/\//, "") ?? siteAddress();
  return <Dialog saidDecision={saidDecision} address={address} tone={tone} onClose={onClose} />;
}
