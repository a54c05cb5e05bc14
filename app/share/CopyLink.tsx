import { useEffect, useRef, useState } from "react";
import { Icon } from "../ui/Icon";
import { useNotice } from "./notice";

/** Copies the link; where the clipboard is closed to the page, shows it selected instead. */
export function CopyLink() {
  const [copied, setCopied] = useState<number | null>(null);
  const [shown, setShown] = useState<string | null>(null);
  useEffect(() => {
    if (copied === null) return;
    const timer = setTimeout(() => setCopied(null), 2500);
    return () => clearTimeout(timer);
  }, [copied]);

  const copy = () => {
    const { makeLink } = useNotice.getState();
    if (!makeLink) return;
    const link = makeLink();
    if (link === null) {
      useNotice.setState({ notice: { text: "This scenario is too long for a link: its manifest holds too much text." } });
      return;
    }
    const write = navigator.clipboard?.writeText(link) ?? Promise.reject(new Error("no clipboard"));
    write.then(
      () => setCopied(link.length),
      () => setShown(link),
    );
  };
  return (
    <div className="copy-link">
      <button type="button" className="btn line" onClick={copy} aria-label="Copy link">
        <Icon name={copied === null ? "link" : "check"} />
        <span className="wide-only">{copied === null ? "Copy link" : "Link copied"}</span>
      </button>
      <span className="vh" role="status">
        {copied !== null && `Link copied, ${copied} characters`}
      </span>
      {shown !== null && <LinkToCopy link={shown} onClose={() => setShown(null)} />}
    </div>
  );
}

function LinkToCopy({ link, onClose }: { link: string; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
    field.current?.select();
  }, []);
  return (
    <dialog ref={dialog} className="link-dialog" aria-label="Copy this link" onClose={onClose}>
      <p>This browser does not let the page copy. Copy the link from here.</p>
      <input ref={field} readOnly value={link} aria-label="Link" />
      <form method="dialog">
        <button className="btn line">Close</button>
      </form>
    </dialog>
  );
}
