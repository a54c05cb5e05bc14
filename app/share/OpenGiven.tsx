import { useEffect } from "react";
import { useNotice } from "./notice";
import { t } from "../words/text";
import { answered } from "./AskToFetch";
import { openFiles } from "./files";

/** The target of `?given=`: opens the file that `hpa-playground serve` gives out beside the page. The person named it, so nobody is asked. */
export function OpenGiven({ asked }: { asked: string }) {
  useEffect(() => {
    answered();
    fetchGiven(asked)
      .then((file) => openFiles([file]))
      .catch(() =>
        useNotice.setState({ notice: { text: t`The file ${asked.slice(0, 80)} could not be read. Open it here, or start serve anew.` } }),
      );
  }, [asked]);
  return null;
}

/** The name is one part of a path, so it leads nowhere else. */
async function fetchGiven(name: string): Promise<File> {
  const response = await fetch(new URL(`given/${encodeURIComponent(name)}`, document.baseURI), { cache: "no-store" });
  if (!response.ok) throw new Error(String(response.status));
  return new File([await response.blob()], name);
}
