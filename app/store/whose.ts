import type { Scenario } from "../../engine/index";

declare const isDraft: unique symbol;

/** The name of a draft: the place in this browser that keeps one work of the user. */
export type DraftId = string & { readonly [isDraft]: true };

/**
 * The user's own work. Only this can be kept (`share/draft`), each work in a draft of its own, so no work is ever written over another. A
 * scenario that someone lends has no draft, so it does not have this type.
 */
export interface OwnWork {
  readonly scenario: Scenario;
  /** The scenario that it began as. */
  readonly origin: Scenario;
  readonly draft: DraftId;
}

/**
 * Whose the page's scenario is. The page lends its first scenario, a lesson those of its steps; all others come from elsewhere: a link, the
 * library, a frame's host. A change makes a lent scenario the user's own, but what a lesson lends stays the lesson's. The user's own work
 * waits meanwhile; null: the user has none.
 */
export type Whose =
  | { readonly is: "own"; readonly draft: DraftId }
  | { readonly is: "lent"; readonly by: Lender; readonly waiting: OwnWork | null };

export type Lender = "page" | "lesson" | "elsewhere";

export interface ShownScenario {
  readonly scenario: Scenario;
  readonly origin: Scenario;
  readonly whose: Whose;
}

/** The page's scenario as the user's own work; null if it is lent. */
export const ownWork = ({ scenario, origin, whose }: ShownScenario): OwnWork | null =>
  whose.is === "own" ? { scenario, origin, draft: whose.draft } : null;

/** The work that is the user's own, whether the page shows it or it waits. */
export const ownOrWaiting = (shown: ShownScenario): OwnWork | null => (shown.whose.is === "own" ? ownWork(shown) : shown.whose.waiting);

/** A change makes a lent scenario the user's own work, unless a lesson lends it. */
export const whoseOnceChanged = (whose: Whose): Whose =>
  whose.is === "own" || whose.by === "lesson" ? whose : { is: "own", draft: newDraft() };

/** A work that the user brings or takes over, in a draft of its own. */
export const newWork = (scenario: Scenario, origin = scenario): OwnWork => ({ scenario, origin, draft: newDraft() });

/** Not crypto.randomUUID, because the page may be served without HTTPS, and browsers offer that only with it. */
export const newDraft = (): DraftId => draftNamed(`${Date.now().toString(36)}${Math.random().toString(36).slice(2, 8)}`);

/** For the code that reads drafts from the storage. */
export const draftNamed = (name: string): DraftId => name as DraftId;
