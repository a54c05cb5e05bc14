import { useState } from "react";
import { useCopying } from "../../ui/copying";
import { Icon } from "../../ui/Icon";
import { t } from "../../ui/text";

/** A command to run, with a button that copies it. */
export function Command({ command }: { command: string }) {
  const [copied, copy] = useCopying();
  const [isRefused, setRefused] = useState(false);
  return (
    <div className="command">
      <code>{command}</code>
      <span className="said" role="status">
        {copied !== null ? t`Copied` : isRefused ? t`The browser refused. Select the command and copy it.` : ""}
      </span>
      <button type="button" className="btn sq" aria-label={t`Copy the command`} onClick={() => copy(command, () => setRefused(true))}>
        <Icon name={copied === null ? "copy" : "check"} />
      </button>
    </div>
  );
}
