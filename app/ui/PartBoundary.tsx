import { Component, useId, useState, type ReactNode } from "react";
import { Dialog } from "./Dialog";
import { Icon } from "./Icon";
import { reloadStyles, miss } from "./missingParts";
import { PartNotLoaded } from "./late";
import { t } from "../words/text";
import { TryAgain } from "./TryAgain";
import "./PartBoundary.css";

/**
 * Where a missing part shows its message: in its place, as a paragraph or as one line; in a window that `close` closes; or in the line
 * above the page, if its own place has no room for words.
 */
export type PartPlace = "block" | "line" | "above" | { close: () => void };

interface PartBoundaryProps {
  place: PartPlace;
  /** Loads the part's code again. Absent if the code is loaded, so that only the drawing can fail. */
  again?: () => Promise<unknown>;
  /** The values that the part is drawn from. After an error, other values draw it again. */
  drawnFrom?: object;
  children: ReactNode;
}

interface Failure {
  error: unknown;
}

/** Keeps the rest of the page alive if a part cannot be loaded or breaks while it is drawn. */
export class PartBoundary extends Component<PartBoundaryProps, { failure: Failure | null }> {
  override state: { failure: Failure | null } = { failure: null };
  private forget: (() => void) | null = null;

  static getDerivedStateFromError(error: unknown): { failure: Failure } {
    return { failure: { error } };
  }

  override componentDidCatch(): void {
    if (this.props.place !== "above") return;
    this.forget?.();
    this.forget = miss({ again: this.again });
  }

  override componentDidUpdate(before: PartBoundaryProps): void {
    const { failure } = this.state;
    if (failure && !(failure.error instanceof PartNotLoaded) && differ(before.drawnFrom, this.props.drawnFrom)) this.reset();
  }

  override componentWillUnmount(): void {
    this.forget?.();
  }

  private again = async (): Promise<void> => {
    await this.props.again?.();
    this.reset();
  };

  private reset(): void {
    this.forget?.();
    this.forget = null;
    this.setState({ failure: null });
  }

  override render(): ReactNode {
    const { failure } = this.state;
    const { place, children } = this.props;
    if (!failure) return children;
    if (place === "above") return null;
    const { error } = failure;
    if (typeof place === "string") return <MissingPart error={error} line={place === "line"} again={this.again} />;
    return (
      <Dialog title={error instanceof PartNotLoaded ? t`Not loaded` : t`Not shown`} className="part-missing-window" onClose={place.close}>
        <MissingPart error={error} again={this.again} />
      </Dialog>
    );
  }
}

function differ(one: object = {}, other: object = {}): boolean {
  const before = new Map(Object.entries(one));
  return Object.entries(other).some(([name, value]) => !Object.is(before.get(name), value));
}

interface MissingPartProps {
  error: unknown;
  line?: boolean;
  again: () => Promise<unknown>;
}

/** Shown in the place of a missing part. */
export function MissingPart({ error, line = false, again }: MissingPartProps) {
  const [inVain, setInVain] = useState(false);
  const words = useId();
  const loads = error instanceof PartNotLoaded;
  const tryAgain = async () => {
    await reloadStyles();
    await again();
  };
  return (
    <div className={line ? "part-missing line" : "part-missing"} role="group" aria-labelledby={words}>
      <p id={words} role="alert">
        <Icon name="error" className="rg c-error" />{" "}
        {loads
          ? inVain
            ? stillNotLoaded
            : t`This part of the page could not be loaded.`
          : t`This part of the page failed while it was drawn.`}
      </p>
      {!loads && error instanceof Error && !line && (
        <p className="mono muted" lang="en">
          {error.message.slice(0, 300)}
        </p>
      )}
      <span className="part-missing-actions">
        <TryAgain again={tryAgain} onVain={() => setInVain(true)} />
      </span>
    </div>
  );
}

export const stillNotLoaded = t`It still could not be loaded. Some browsers request a file again only after a reload.`;
