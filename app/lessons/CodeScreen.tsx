import { Dialog } from "../ui/Dialog";
import { later } from "../ui/later";
import { t } from "../words/text";
import "./room.css";

const QrCode = later(() => import("./QrCode").then((room) => room.QrCode));

interface CodeScreenProps {
  title: string;
  address: string;
  onClose(): void;
}

/** The code of an address as large as the screen allows, for the cameras of a whole room, with the address under it. */
export const CodeScreen = ({ title, address, onClose }: CodeScreenProps) => (
  <Dialog title={title} className="room-screen code-screen" onClose={onClose}>
    <div className="code-sheet">
      <QrCode text={address} />
      <p className="code-address">{address.replace(/^https?:\/\//, "")}</p>
      <p className="vh">{t`Escape closes it.`}</p>
    </div>
  </Dialog>
);
