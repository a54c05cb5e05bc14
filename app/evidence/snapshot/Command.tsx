import { t } from "../../words/text";
import { CopyButton } from "../CopyButton";

/** A command to run, with a button that copies it. */
export const Command = ({ command }: { command: string }) => (
  <div className="command">
    <code>{command}</code>
    <CopyButton text={command} label={t`Copy the command`} />
  </div>
);
