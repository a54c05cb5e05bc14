import { useEffect } from "react";
import { useEvidence } from "../store/evidence";
import { useMode } from "../store/mode";
import { openDialog } from "../store/windows";
import { Icon } from "../ui/Icon";
import { t } from "../words/text";
import { useCopying } from "../ui/copying";
import { linkTo } from "./links";
import { useNotice } from "./notice";
import { longLink } from "./longLink";

/** Copies the link to what the page shows, at a press or the key L. If the browser refuses the clipboard, the dialog shows the link. */
export function CopyLink() {
  const [copied, copy] = useCopying();
  const press = () => {
    if (!useNotice.getState().linked) return;
    const link = linkTo(useMode.getState().form === "viewOnly" ? "viewOnly" : "full");
    if (link === null) {
      useNotice.setState({
        notice: { text: t`This scenario is too long for a link because its manifest has too much text. Save it as a file.` },
      });
    } else {
      copy(link, () => openDialog("share"));
      if (useEvidence.getState().pieces.length > 0) {
        useNotice.setState({
          notice: { text: t`The link has the scenario that waits under the evidence. Nothing of the evidence is in it.` },
        });
      }
    }
  };
  useLinkKey(press);
  return (
    <div className="copy-link">
      <button type="button" className="btn line" onClick={press} aria-label={t`Copy link`} title={t`Copy link (L)`}>
        <Icon name={copied === null ? "link" : "check"} />
        <span className="wide-only">{copied === null ? t`Copy link` : t`Link copied`}</span>
      </button>
      <span className="vh" role="status">
        {copied !== null && told(copied)}
      </span>
    </div>
  );
}

function told(length: number): string {
  return length > longLink ? t`Link copied, ${length} characters; some programs cut links this long` : t`Link copied, ${length} characters`;
}

/** Letter shortcuts are off while something else uses the letters. */
function useLinkKey(press: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, target, ctrlKey, altKey, metaKey, defaultPrevented } = event;
      if (key.toLowerCase() !== "l" || ctrlKey || altKey || metaKey || defaultPrevented) return;
      if (target instanceof Element && target.closest(letterUsers)) return;
      event.preventDefault();
      press();
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  });
}

const letterUsers = "input, textarea, select, [contenteditable]:not([contenteditable='false']), [role='menu'], .monaco-editor, dialog";
