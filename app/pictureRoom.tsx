import { saidDecision } from "./pictureOf";
import { PictureDialog as Dialog } from "./picture/PictureDialog";
import { useView } from "./store/view";
import { shownTheme } from "./theme";

/** "Copy as picture", joined with the words of the decision. */
export function PictureDialog({ onClose }: { onClose: () => void }) {
  const tone = useView(shownTheme);
  return <Dialog saidDecision={saidDecision} address={siteAddress()} tone={tone} onClose={onClose} />;
}

/** Where this page is, as short as people write it. */
const siteAddress = (): string => `${location.host}${location.pathname.replace(/index\.html$/, "")}`;
