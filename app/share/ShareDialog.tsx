import { useEffect, useId, useRef, useState } from "react";
import { plural } from "../ui/text";
import { Icon } from "../ui/Icon";
import { useMode, type Form } from "../store/mode";
import { useCopying } from "./copying";
import { embedSnippet } from "./embedSnippet";
import { FileActions } from "./FileActions";
import { longLink } from "./longLink";
import { useNotice } from "./notice";
import "./share.css";

const forms: { form: Form; label: string; means: string }[] = [
  { form: "full", label: "Whole page", means: "Whoever opens it can change everything, in a copy of their own." },
  { form: "viewOnly", label: "View only", means: "Nothing can be changed until they press “Make it mine”." },
  { form: "embed", label: "Embed", means: "Figures and cursor, for a frame in slides or documentation." },
  { form: "present", label: "Present", means: "Large type for a room, without the editor." },
];

/** Links in every form, and files. */
export function ShareDialog() {
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const makeLink = useNotice((state) => state.makeLink);
  const editable = useMode(({ form: own }) => own === "full");
  const [form, setForm] = useState<Form>(editable ? "full" : "viewOnly");
  const [copied, copy] = useCopying();
  const heading = useId();
  const group = useId();
  useEffect(() => dialog.current?.showModal(), []);

  const link = makeLink?.(form) ?? null;
  const text = link !== null && form === "embed" ? embedSnippet(link) : link;
  const close = () => useNotice.setState({ sharing: false });
  return (
    <dialog ref={dialog} className="share-dialog" aria-labelledby={heading} onClose={close}>
      <h2 id={heading}>Share this scenario</h2>
      <fieldset className="share-forms">
        <legend className="vh">What the link opens</legend>
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
        <p className="c-error">This scenario is too long for a link: its manifest holds too much text. Save it as a file.</p>
      ) : (
        <>
          <textarea
            ref={field}
            readOnly
            spellCheck={false}
            rows={form === "embed" ? 8 : 4}
            value={text}
            aria-label={form === "embed" ? "Snippet" : "Link"}
            onFocus={(event) => event.target.select()}
          />
          <div className="share-foot">
            <p role="status">
              <Length link={link} />
            </p>
            <button type="button" className="btn line" onClick={() => copy(text, () => field.current?.select())}>
              <Icon name={copied === null ? "link" : "check"} />
              {copied === null ? `Copy ${form === "embed" ? "snippet" : "link"}` : "Copied"}
            </button>
          </div>
        </>
      )}
      <FileActions onDone={close} />
      <form method="dialog">
        <button className="btn sq" aria-label="Close">
          <Icon name="close" />
        </button>
      </form>
    </dialog>
  );
}

function Length({ link }: { link: string }) {
  if (link.length <= longLink) return <span className="muted">{plural(link.length, "character")}; the scenario is in the link itself</span>;
  return (
    <span className="c-window">
      {plural(link.length, "character")}: some mail programs and chats cut links past {plural(longLink, "character")}. A file is safer.
    </span>
  );
}
