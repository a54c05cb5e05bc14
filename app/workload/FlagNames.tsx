import type { SimulatedVersion } from "../../engine/index";
import { Breakable } from "../ui/Breakable";
import type { Flag } from "../words/names/controlWords";
import { flagNameOf, managedWords, olderFlags } from "../words/names/flagNames";
import { ReferenceLinks } from "../ui/ReferenceLinks";
import { flagReference } from "../words/names/references";
import { rich } from "../ui/rich";
import { t } from "../words/text";
import { FoldingGroup } from "./Group";

/** The flag behind a field, the flag of older documents that it replaced, and where the documentation explains it. */
export function FlagNames({ flag, version }: { flag: Flag; version: SimulatedVersion }) {
  const replaced = version === "1.2" ? [] : olderFlags.filter(({ replacedBy }) => replacedBy === flag);
  return (
    <>
      <FlagName name={flagNameOf[flag]} />
      {replaced.map(({ name }) => (
        <div key={name}>{rich`In place of ${<FlagName name={name} />}, which is gone.`}</div>
      ))}
      {version !== "1.2" && <div>{managedWords(flag)}</div>}
      <div>
        <ReferenceLinks references={[flagReference(flag, version)]} />
      </div>
    </>
  );
}

/** What became of the flags that older documents name. */
export function OlderFlags() {
  return (
    <FoldingGroup name="olderFlags" title={t`Flags that are gone`} brief={t`in older documents`} atRest>
      {olderFlags.map(({ name, text }) => (
        <p key={name} className="note">
          <FlagName name={name} /> {text}
        </p>
      ))}
    </FoldingGroup>
  );
}

/** One press selects the whole name, so that it can be copied. */
const FlagName = ({ name }: { name: string }) => (
  <code className="flag-name">
    <Breakable text={name} />
  </code>
);
