import { useState } from "react";
import { useCopying } from "../ui/copying";
import { Icon } from "../ui/Icon";
import { t } from "../words/text";

interface CopyButtonProps {
  text: string;
  /** What the button does, such as "Copy the command". */
  label: string;
}

/** Copies a text that is beside it, and says so, or that the browser refused. */
export function CopyButton({ text, label }: CopyButtonProps) {
  const [copied, copy] = useCopying();
  const [isRefused, setRefused] = useState(false);
  return (
    <>
      <span className="said" role="status">
        {copied !== null ? t`Copied` : isRefused ? t`The browser refused. Select the text and copy it.` : ""}
      </span>
      <button type="button" className="btn sq" aria-label={label} onClick={() => copy(text, () => setRefused(true))}>
        <Icon name={copied === null ? "copy" : "check"} />
      </button>
    </>
  );
}
