import type { ReactNode } from "react";
import { Breakable } from "../../ui/Breakable";
import { t } from "../../words/text";
import { quantity } from "../../words/times";

export type PollTone = "cooldown" | "error" | "disabled";

interface PollRowProps {
  name: string;
  children: ReactNode;
  /** A count, or a text that is shown unchanged. */
  result: string | number;
  /** The count before this stage, if the stage changed it. */
  was?: number | null | undefined;
  tone?: PollTone | null;
  held?: boolean;
  total?: boolean;
  /** What is folded under the row. */
  fold?: ReactNode;
}

/** One line of a poll's sum: name, words, result. */
export function PollRow({ name, children, result, was = null, tone = null, held = false, total = false, fold }: PollRowProps) {
  const looks = ["line", held && "held", total && "total"].filter(Boolean).join(" ");
  const count = typeof result === "number";
  return (
    <li>
      <div className={looks}>
        <div className={tone === null ? "k" : `k c-${tone}`}>
          <Breakable text={name} />
        </div>
        <div className="v">{children}</div>
        <div className={count ? "r" : "r light"}>
          {was !== null && (
            <s>
              <span className="vh">{t`before`} </span>
              {quantity(was)}
            </s>
          )}
          <span className="vh">{t`result`} </span>
          {count ? quantity(result) : result}
        </div>
      </div>
      {fold}
    </li>
  );
}
