import { useRef, useState } from "react";
import { openDialog } from "../store/windows";
import { t } from "../words/text";
import { useCourse } from "./course";

/** Opens a lesson that the reader has as a file, or whose address they know. What they type stays until the page closes. */
export function BringLesson() {
  const file = useRef<HTMLInputElement>(null);
  const address = useCourse((course) => course.typedAddress);
  const [unread, setUnread] = useState(false);
  const openFile = async (chosen: File) => {
    const text = await chosen.text().catch(() => null);
    if (text === null) setUnread(true);
    else openDialog({ what: "lessonFile", name: chosen.name, text });
  };
  return (
    <details className="bring-lesson">
      <summary>{t`Open a lesson of your own`}</summary>
      <p>
        <button type="button" className="btn line" onClick={() => file.current?.click()}>
          {t`Open a lesson’s file…`}
        </button>{" "}
        <span className="soft">{t`Or drop the file anywhere on the page.`}</span>
        <input
          ref={file}
          type="file"
          hidden
          aria-label={t`A lesson’s file`}
          accept=".md,.markdown,.txt"
          onChange={({ target: { files } }) => files?.[0] && void openFile(files[0])}
        />
      </p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          openDialog({ what: "lesson", address: address.trim(), step: null, answer: null, drawing: null });
        }}
      >
        <label>
          {t`Or its address:`}{" "}
          <input
            type="text"
            inputMode="url"

            value={address}
            onChange={({ target: { value } }) => useCourse.setState({ typedAddress: value })}
          />
        </label>
        <button type="submit" className="btn line" disabled={address.trim() === ""}>
          {t`Open`}
        </button>
      </form>
      <p role="status" className="c-error">
        {unread && t`This browser could not read the file.`}
      </p>
    </details>
  );
}
