import { useId, useRef, useState } from "react";
import { Dialog } from "../ui/Dialog";
import { plural, t } from "../words/text";
import { Icon } from "../ui/Icon";
import { useMode, type Form } from "../store/mode";
import { useCopying } from "../ui/copying";
import { embedSnippet } from "./embedSnippet";
import { linkTo } from "./links";
import { longLink } from "./longLink";
import { NamesChoice } from "./NamesChoice";
import { useNotice } from "./notice";
import "./share.css";

const forms: { form: Form; label: string; means: string }[] = [
  { form: "full", label: t`Whole page`, means: t`Anyone who opens it can change everything in their own copy.` },
  { form: "viewOnly", label: t`View only`, means: t`Readers can change nothing until they press “Make it mine”.` },
  { form: "embed", label: t`Embed`, means: t`Figures and cursor, to embed in slides or documentation.` },
  { form: "present", label: t`Present`, means: t`Large type for an audience, without the editor.` },
];

interface ShareDialogProps {
  /** The short address of an unchanged question of the library; null for any other scenario. */
  short?: string | null;
  /** The form of the link to begin with; without one, that of the page. */
  part?: string;
  onClose: () => void;
}

/** Links in every form. */
export function ShareDialog({ part, short = null, onClose }: ShareDialogProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  // Draws again when the code for links is loaded.
  useNotice((state) => state.linked);
  const editable = useMode(({ form: own }) => own === "full");
  const [form, setForm] = useState<Form>(forms.find((each) => each.form === part)?.form ?? (editable ? "full" : "viewOnly"));
  const [copied, copy] = useCopying();
  const group = useId();

  const link = linkTo(form);
  const text = link !== null && form === "embed" ? embedSnippet(link) : link;
  return (
    <Dialog title={t`Share this scenario`} className="share-dialog short" onClose={onClose}>
      <div className="share-body">
        <fieldset className="share-forms">
          <legend className="vh">{t`What the link opens`}</legend>
          {forms.map(({ form: each, label, means }) => (
            <div key={each}>
              <input
                type="radio"
                id={`${group}-${each}`}
                name={group}
                checked={each === form}
                aria-describedby={`${group}-${each}-means`}
                onChange={() => setForm(each)}
              />
              <label htmlFor={`${group}-${each}`}>{label}</label>
              <span id={`${group}-${each}-means`} className="soft">
                {means}
              </span>
            </div>
          ))}
        </fieldset>
        {text === null || link === null ? (
          <p className="c-error">{t`This scenario is too long for a link because its manifest has too much text. Save it as a file.`}</p>
        ) : (
          <>
            <textarea
              ref={field}
              readOnly
              spellCheck={false}
              rows={form === "embed" ? 8 : 4}
              value={text}
              aria-label={form === "embed" ? t`Snippet` : t`Link`}
              onFocus={(event) => event.target.select()}
            />
            <div className="share-foot">
              <p role="status">
                <Length link={link} />
              </p>
              <button type="button" className="btn line" onClick={() => copy(text, () => field.current?.select())}>
                <Icon name={copied === null ? "link" : "check"} />
                {copied !== null ? t`Copied` : form === "embed" ? t`Copy snippet` : t`Copy link`}
              </button>
            </div>
          </>
        )}
        <NamesChoice />
        {short !== null && form === "full" && <ShortAddress address={short} />}
      </div>
    </Dialog>
  );
}

/** Chats show the question and a picture of its decision for this address, and for no other link of the page. */
function ShortAddress({ address }: { address: string }) {
  const field = useRef<HTMLInputElement>(null);
  const [copied, copy] = useCopying();
  return (
    <div className="share-short">
      <label>
        {t`Short address of this question, with a preview in chats`}
        <input ref={field} type="text" readOnly spellCheck={false} value={address} onFocus={(event) => event.target.select()} />
      </label>
      <button type="button" className="btn line" onClick={() => copy(address, () => field.current?.select())}>
        <Icon name={copied === null ? "link" : "check"} />
        {copied !== null ? t`Copied` : t`Copy short address`}
      </button>
    </div>
  );
}

function Length({ link }: { link: string }) {
  if (link.length <= longLink)
    return <span className="muted">{t`${plural(link.length, "character")}; the link contains the whole scenario`}</span>;
  return (
    <span className="c-window">
      {t`${plural(link.length, "character")}. Some mail programs and chats cut links longer than ${plural(longLink, "character")}. A file is safer.`}
    </span>
  );
}
