import { useState } from "react";
import { Icon } from "../ui/Icon";
import { t } from "../words/text";
import { useCopying } from "../ui/copying";

/** Copies an address. If the browser refuses the clipboard, the address appears, to be copied by hand. */
export function CopyAddress({ address, label }: { address: string; label: string }) {
  const [copied, copy] = useCopying();
  const [refused, setRefused] = useState(false);
  return (
    <>
      <button type="button" className="btn line" onClick={() => copy(address, () => setRefused(true))}>
        <Icon name={copied === null ? "link" : "check"} /> {copied === null ? label : t`Link copied`}
      </button>
      <span className="vh" role="status">
        {copied !== null && t`Link copied`}
      </span>
      {refused && <input className="address" readOnly aria-label={t`Link`} value={address} onFocus={(event) => event.target.select()} />}
    </>
  );
}
