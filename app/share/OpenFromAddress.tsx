import { maxFileLength } from "../../engine/index";
import { AskToFetch, type Taken } from "./AskToFetch";
import { openAs } from "./files";

const limit = { maxBytes: maxFileLength, of: "a scenario's file" };

/** What `?url=` names: a scenario's file, or a manifest. */
export function OpenFromAddress({ asked }: { asked: string }) {
  const onText = (text: string, { host }: URL): Promise<Taken> => {
    const trouble = openAs(text, host);
    return Promise.resolve(trouble === null ? { ok: true, open: () => undefined } : { ok: false, trouble });
  };
  return (
    <AskToFetch
      asked={asked}
      what="a scenario"
      promise="This page will fetch that file, without cookies, and run the scenario in it. Nothing in it is executed."
      limit={limit}
      onText={onText}
    />
  );
}
