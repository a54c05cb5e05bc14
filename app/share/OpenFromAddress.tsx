import { maxFileLength } from "../../engine/index";
import { t } from "../words/text";
import { AskToFetch, type FetchedText } from "./AskToFetch";
import { firstOpened, incomingOf, openAs } from "./files";

const limit = {
  maxBytes: maxFileLength,
  tooLong: t`The file there is larger than ${maxFileLength / 1e6} MB, the limit for a scenario file.`,
};
const question = (host: string) => t`Open a scenario from ${host}?`;

/** Opens the file of `?url=`: a scenario or a manifest. */
export function OpenFromAddress({ asked }: { asked: string }) {
  const onText = async (text: string, { host }: URL): Promise<FetchedText> => {
    const read = await incomingOf(text, () => firstOpened, "");
    if (!read.ok) return { ok: false, trouble: read.error };
    return { ok: true, open: () => openAs(read.incoming, { from: "address", host }) };
  };
  return (
    <AskToFetch
      asked={asked}
      question={question}
      promise={t`This page will fetch the file without cookies and simulate its scenario. It executes nothing in the file.`}
      limit={limit}
      onText={onText}
    />
  );
}
