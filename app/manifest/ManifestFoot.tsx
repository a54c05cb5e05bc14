import type { Diagnostic } from "../../engine/index";
import { Icon } from "../ui/Icon";
import { rich } from "../ui/rich";
import { tabKey } from "../ui/platformKeys";
import { t } from "../words/text";
import { counts, firstProblem } from "./problems";

interface Props {
  problems: readonly Diagnostic[];
  /** True once the text was judged for the first time. */
  judged: boolean;
  /** What Tab does in the editor: it indents or it leaves. null if it always leaves and no key changes that. */
  tab: "indents" | "leaves" | null;
  onVisit: (problem: Diagnostic) => void;
}

/** The state of the text in one line, and the two most useful keys. */
export function ManifestFoot({ problems, judged, tab, onVisit }: Props) {
  const first = firstProblem(problems);
  return (
    <div className="foot">
      <output>
        {first ? (
          <button onClick={() => onVisit(first)}>
            <Counts problems={problems} />
          </button>
        ) : (
          judged && <Valid />
        )}
      </output>
      <span className="keys">
        <span>{rich`${<kbd>F8</kbd>} next problem`}</span>
        <span className="while-editing">{rich`${<kbd>{t`Esc`}</kbd>} leaves`}</span>
        {tab && (
          <span>{tab === "indents" ? rich`${<kbd>{tabKey}</kbd>} makes Tab leave` : rich`${<kbd>{tabKey}</kbd>} makes Tab indent`}</span>
        )}
      </span>
    </div>
  );
}

function Counts({ problems }: { problems: readonly Diagnostic[] }) {
  const { errors, advice } = counts(problems);
  return (
    <>
      {errors ? (
        <span className="errors">
          <Icon name="error" /> {errors}
        </span>
      ) : (
        <Valid />
      )}{" "}
      {advice && <span className="advice">{advice}</span>}
    </>
  );
}

const Valid = () => (
  <span>
    <Icon name="check" /> {t`Valid`}
  </span>
);
