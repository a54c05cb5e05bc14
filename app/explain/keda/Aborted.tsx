import type { AbortReason } from "../../../engine/index";
import { t } from "../../words/text";

/** A poll that ended before it asked a trigger: its error, and what a person can do. */
export function Aborted({ because }: { because: AbortReason }) {
  return (
    <div className="sub">
      <h3>{t`What to do`}</h3>
      <p>{fixWords(because)}</p>
      {because.kind === "noScalers" && (
        <p className="keda-error mono c-error" lang="en">
          {because.error}
        </p>
      )}
      <p className="fine">{t`Neither a condition nor an event shows that this poll ended early.`}</p>
    </div>
  );
}

function fixWords({ kind }: AbortReason): string {
  switch (kind) {
    case "noLoop":
      return t`Correct what the condition Ready names; then KEDA starts its polling loop.`;
    case "noScalers":
      return t`Correct what this error names, in the manifest or in the cluster. The next poll tries again.`;
    case "activationTarget":
      return t`Write a number into spec.advanced.scalingModifiers.activationTarget.`;
  }
}
