import { Fragment } from "react";
import { openDialog } from "../store/windows";
import { Dialog } from "../ui/Dialog";
import { t } from "../words/text";
import { keyList } from "./keyList";
import "./keys.css";

/** Every key, grouped by the task it serves. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const foot = (
    <>
      <span>{t`Letter shortcuts are off while you type.`}</span>
      <button type="button" className="lk" onClick={() => openDialog("howWeKnow")}>
        {t`How we know`}
      </button>
    </>
  );
  return (
    <Dialog title={t`Keys`} className="keys-dialog" foot={foot} onClose={onClose}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached with the keyboard */}
      <div className="keys-all" tabIndex={0} role="group" aria-label={t`Keys`}>
        <div className="key-groups">
          {keyList.map(({ title, entries }) => (
            <section key={title} aria-label={title}>
              <h3>{title}</h3>
              <dl>
                {entries.map(({ keys, does }) => (
                  <div key={does}>
                    <dt>
                      {keys.map((key, index) => (
                        <Fragment key={key}>
                          {index > 0 && " "}
                          <kbd>{key}</kbd>
                        </Fragment>
                      ))}
                    </dt>
                    <dd>{does}</dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
        </div>
      </div>
    </Dialog>
  );
}
