import { useEffect, useRef } from "react";
import { Dialog } from "./Dialog";
import { t } from "../words/text";

interface LeaveDialogProps {
  address: string;
  onClose: () => void;
}

/** Asks before a link to another site is opened, and shows where the link leads. */
export function LeaveDialog({ address, onClose }: LeaveDialogProps) {
  const { host, href } = new URL(address);
  const answer = useRef<HTMLAnchorElement>(null);
  // The window itself gives the focus to its first button, which closes it.
  useEffect(() => answer.current?.focus(), []);
  return (
    <Dialog
      title={t`Open ${host} in a new tab?`}
      className="short leave"
      foot={
        <>
          <button type="button" className="btn" onClick={onClose}>
            {t`Stay here`}
          </button>
          {/* A link and no button, so that the browser's own ways to open, copy and save a link work here as well. */}
          <a className="btn line" href={href} target="_blank" rel="noopener noreferrer" ref={answer} onClick={onClose}>
            {t`Open`}
          </a>
        </>
      }
      onClose={onClose}
    >
      <div className="leave-body">
        <p className="from-elsewhere">{href}</p>
        <p className="soft">{t`This page fetches nothing from there. That site learns of your visit, but not of your scenario.`}</p>
      </div>
    </Dialog>
  );
}
