import { Fragment } from "react";
import { Dialog } from "../ui/Dialog";
import { t } from "../ui/text";
import { keyList } from "./keyList";
import "./keys.css";

/** Every key, by what one is doing. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title={t`Keys`} className="keys-dialog" foot={t`Single letters rest while text has the focus.`} onClose={onClose}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached with the keyboard */}
      <div className="key-groups" tabIndex={0} role="group" aria-label={t`Keys`}>
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
    </Dialog>
  );
}
