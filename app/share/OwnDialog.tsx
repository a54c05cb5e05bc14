import { useCallback, useEffect, useId, useRef, useState, type ReactNode } from "react";
import { isSameScenario, maxNameLength, writeScenarioFile, type Scenario } from "../../engine/index";
import { keepArrival } from "../store/arrival";
import { useLesson } from "../store/lesson";
import { makeOwn } from "../store/own";
import { useScenario } from "../store/scenario";
import type { DraftId, OwnWork } from "../store/whose";
import { Dialog } from "../ui/Dialog";
import { Icon } from "../ui/Icon";
import { language } from "../text/language";
import { fileName, saveFile } from "../ui/saveFile";
import { t, translated } from "../words/text";
import { takeIn } from "./incoming";
import {
  damagedDrafts,
  deleteOwn,
  draftsElsewhere,
  freeName,
  ownScenarios,
  putBackOwn,
  saveOwn,
  type DamagedDraft,
  type NotKept,
  type OtherDraft,
  type OwnScenario,
} from "./ownScenarios";
import { closeEndedDrafts } from "./heldDrafts";
import { draftOf, unkept } from "./slots";
import { keepUnkept } from "./tabDrafts";
import { useNotice } from "./notice";
import "./own.css";

/** The last action and how to undo it, or the action that failed. */
interface Said {
  text: string;
  wrong?: boolean;
  undo?: () => boolean;
}

/** All that this browser keeps of the user: the scenarios that they saved, and each work's draft, of this tab and of others. */
export function OwnDialog({ onClose }: { onClose: () => void }) {
  const present = useScenario(({ scenario }) => scenario);
  const draft = useScenario(({ whose }) => (whose.is === "own" ? whose.draft : null));
  const [list, readAgain] = useOwn();
  const saved = list ?? [];
  const [said, say] = useState<Said | null>(null);
  // Before the list is read it is not known which drafts are saved, too.
  const drafts = list === null ? [] : draftsElsewhere(present, draft, list);
  const damaged = list === null ? [] : damagedDrafts();
  const isSaved = saved.some((own) => own.scenario && isSameScenario(own.scenario, present));
  const shownDraft = isSaved ? null : draft;
  const hasDrafts = shownDraft !== null || drafts.length + damaged.length > 0;

  function keep(scenario: Scenario, id: string | undefined, done: Said): void {
    const notKept = saveOwn(scenario, id);
    say(notKept ? { text: notKeptWords(notKept, scenario.name), wrong: true } : done);
    readAgain();
  }

  function save(name: string): void {
    const scenario = { ...present, name };
    const before = saved.find((own) => own.scenario && own.name === name);
    if (useScenario.getState().scenario.name !== name) makeOwn({ scenario });
    if (before) keep(scenario, before.id, { text: t`“${name}” was replaced.`, undo: () => putBackOwn(before) });
    else keep(scenario, undefined, { text: t`“${name}” was saved.` });
  }

  function rename(own: OwnScenario & { scenario: Scenario }, name: string): void {
    const free = freeName(
      name,
      saved.filter(({ id }) => id !== own.id),
    );
    const undo = () => putBackOwn(own);
    const text = own.name === "" ? t`The scenario is now called “${free}”.` : t`“${own.name}” is now called “${free}”.`;
    keep({ ...own.scenario, name: free }, own.id, { text, undo });
  }

  function duplicate({ scenario, name }: OwnScenario & { scenario: Scenario }): void {
    const copy = freeName(name, saved);
    keep({ ...scenario, name: copy }, undefined, { text: t`“${copy}” was saved.` });
  }

  function remove(own: OwnScenario): void {
    deleteOwn(own);
    fillRoom();
    const text = own.name === "" ? t`The scenario without a name was deleted.` : t`“${shown(own.name)}” was deleted.`;
    say({ text, undo: () => putBackOwn(own) });
    readAgain();
  }

  function discard(draft: OtherDraft): void {
    draft.drop();
    fillRoom();
    const { name } = draft.scenario;
    const text = name === "" ? t`The draft without a name was deleted.` : t`The draft “${shown(name)}” was deleted.`;
    say({ text, undo: draft.putBack });
    readAgain();
  }

  function discardDamaged({ drop, putBack }: DamagedDraft): void {
    drop();
    fillRoom();
    say({ text: t`The unreadable draft was deleted.`, undo: putBack });
    readAgain();
  }

  function open({ scenario, rules, work }: { scenario: Scenario; rules?: number; work?: OwnWork | null }): void {
    onClose();
    takeIn({ scenario, ...(rules !== undefined && { rules }) }, { from: "browser" }, work ?? undefined);
    keepArrival({ from: "browser" });
  }

  function undo(): void {
    const undone = said?.undo?.() ?? false;
    say(undone ? null : { text: t`This could not be undone because the browser's storage is full.`, wrong: true });
    readAgain();
  }

  const foot = (
    <span className="own-promise">{t`They are kept only in this browser. If you clear its data, it deletes them. A file stays.`}</span>
  );
  return (
    <Dialog title={t`Your scenarios`} className="own" foot={foot} onClose={onClose}>
      <div className="own-body">
        <SaveRow key={present.name} name={translated(present.name)} isReady={list !== null} onSave={save} />
        <div role="status" className={said?.wrong ? "own-said c-error" : "own-said"}>
          {said && (
            <>
              {said.text}{" "}
              {said.undo && (
                <button type="button" className="lk" onClick={undo}>
                  {t`Undo`}
                </button>
              )}
            </>
          )}
        </div>
        {list?.length === 0 && !hasDrafts && (
          <p className="own-none soft">{t`Nothing is saved yet. Save the current scenario under a name to come back to it later.`}</p>
        )}
        {saved.length > 0 && (
          <ul aria-label={t`Saved scenarios`}>
            {saved.map((own) =>
              isReadable(own) ? (
                <SavedRow
                  key={own.id}
                  own={own}
                  onOpen={() => open(own)}
                  onRename={(name) => rename(own, name)}
                  onDuplicate={() => duplicate(own)}
                  onDelete={() => remove(own)}
                />
              ) : (
                <DamagedRow key={own.id} own={own} onDelete={() => remove(own)} />
              ),
            )}
          </ul>
        )}
        {list !== null && hasDrafts && (
          <>
            <h3>{t`Drafts`}</h3>
            <ul aria-label={t`Drafts`}>
              {shownDraft && (
                <li>
                  <ShownRow name={present.name} draft={shownDraft} />
                </li>
              )}
              {drafts.map((each) => (
                <li key={each.id}>
                  <Row name={each.scenario.name} at={each.at} onOpen={() => open(each)}>
                    <button type="button" className="btn" onClick={() => discard(each)}>
                      {t`Delete`}
                    </button>
                  </Row>
                </li>
              ))}
              {damaged.map((each) => (
                <DamagedRow key={each.id} own={each} onDelete={() => discardDamaged(each)} />
              ))}
            </ul>
          </>
        )}
      </div>
    </Dialog>
  );
}

/** What the browser had no room for is kept once something was deleted. */
const fillRoom = () => useNotice.setState({ kept: keepUnkept() });
const isReadable = (own: OwnScenario): own is OwnScenario & { scenario: Scenario } => own.scenario !== null;
const shown = (name: string) => (name === "" ? t`without a name` : translated(name));

/** The list, null before a worker has read it. It is read again after each change, also after a change in another tab. */
function useOwn(): [OwnScenario[] | null, () => void] {
  const [saved, setSaved] = useState<OwnScenario[] | null>(null);
  const newest = useRef(0);
  const readAgain = useCallback(() => {
    const mine = ++newest.current;
    void closeEndedDrafts()
      .then(ownScenarios)
      .then((list) => mine === newest.current && setSaved(list));
  }, []);
  useEffect(() => {
    readAgain();
    window.addEventListener("storage", readAgain);
    return () => window.removeEventListener("storage", readAgain);
  }, [readAgain]);
  return [saved, readAgain];
}

function notKeptWords(why: NotKept, name: string): string {
  if (why === "closed") return t`“${name}” was not saved because this browser does not let the page keep anything. Save it as a file.`;
  return t`“${name}” was not saved because this browser's storage is full. Delete another scenario, or save this one as a file.`;
}

/** `isReady`: it is known which names are taken. */
function SaveRow({ name: present, isReady, onSave }: { name: string; isReady: boolean; onSave: (name: string) => void }) {
  const [name, setName] = useState(present);
  const inLesson = useLesson(({ open }) => open !== null);
  const field = useId();
  return (
    <form
      className="own-save"
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady && name.trim() !== "") onSave(name.trim());
      }}
    >
      <label htmlFor={field}>{t`Save this scenario as`}</label>
      <input id={field} value={name} maxLength={maxNameLength} spellCheck={false} onChange={(event) => setName(event.target.value)} />
      <button className="btn on" disabled={!isReady || name.trim() === "" || inLesson}>
        {t`Save`}
      </button>
    </form>
  );
}

interface SavedRowProps {
  own: OwnScenario & { scenario: Scenario };
  onOpen(): void;
  onRename(name: string): void;
  onDuplicate(): void;
  onDelete(): void;
}

function SavedRow({ own, onOpen, onRename, onDuplicate, onDelete }: SavedRowProps) {
  const [renaming, setRenaming] = useState<string | null>(null);
  const renameButton = useRef<HTMLButtonElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const isRenamed = renaming !== null;
  useEffect(() => {
    if (isRenamed) field.current?.select();
  }, [isRenamed]);
  const end = () => {
    setRenaming(null);
    requestAnimationFrame(() => renameButton.current?.focus());
  };
  if (renaming !== null) {
    return (
      <li>
        <form
          className="own-row"
          onSubmit={(event) => {
            event.preventDefault();
            if (renaming.trim() !== "" && renaming.trim() !== own.name) onRename(renaming.trim());
            end();
          }}
        >
          <input
            className="own-rename"
            aria-label={own.name === "" ? t`New name for the scenario without a name` : t`New name for “${shown(own.name)}”`}
            value={renaming}
            maxLength={maxNameLength}
            spellCheck={false}
            ref={field}
            onChange={(event) => setRenaming(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== "Escape") return;
              // Escape closes the question only; the window stays open.
              event.preventDefault();
              event.stopPropagation();
              end();
            }}
          />
          <button className="btn line">{t`Rename`}</button>
          <button type="button" className="btn" onClick={end}>
            {t`Cancel`}
          </button>
        </form>
      </li>
    );
  }
  return (
    <li>
      <Row name={own.name} at={own.savedAt} onOpen={onOpen}>
        <button ref={renameButton} type="button" className="btn" onClick={() => setRenaming(own.name)}>
          {t`Rename`}
        </button>
        <button type="button" className="btn" onClick={onDuplicate}>
          {t`Duplicate`}
        </button>
        <button
          type="button"
          className="btn"
          onClick={() => saveFile(`${fileName(own.name)}.hpa.json`, writeScenarioFile(own.scenario), "application/json")}
        >
          {t`Save as a file`}
        </button>
        <button type="button" className="btn" onClick={onDelete}>
          {t`Delete`}
        </button>
      </Row>
    </li>
  );
}

/** Screen readers tell the actions of two rows apart by the row's name. */
function Row({ name, at, onOpen, children }: { name: string; at: number; onOpen: () => void; children: ReactNode }) {
  return (
    <div className="own-row" role="group" aria-label={shown(name)}>
      <button type="button" className="own-open" onClick={onOpen}>
        <b>{shown(name)}</b> <span className="muted">{time(at)}</span>
      </button>
      <span className="own-actions">{children}</span>
    </div>
  );
}

/** The work that the page shows now is in the list, too, so that everyone sees that it is kept. */
function ShownRow({ name, draft }: { name: string; draft: DraftId }) {
  const at = draftOf(draft)?.at ?? 0;
  return (
    <div className="own-row" role="group" aria-label={shown(name)} aria-current="true">
      <span className="own-damaged">
        <b>{shown(name)}</b> <span className="muted">{time(at)}</span>
      </span>
      <span className="own-now soft">
        {unkept.has(draft) ? t`not saved: this browser's storage is full or blocked` : t`open on this page`}
      </span>
    </div>
  );
}

function DamagedRow({ own, onDelete }: { own: { text: string; error: string | null }; onDelete: () => void }) {
  return (
    <li>
      <div className="own-row" role="group" aria-label={t`An unreadable entry`}>
        <span className="own-damaged">
          <Icon name="error" className="rg c-error" /> <b>{t`An unreadable entry`}</b> <span className="soft">{own.error}</span>
        </span>
        <span className="own-actions">
          <button type="button" className="btn" onClick={() => saveFile("scenario.json", own.text, "application/json")}>
            {t`Save as a file`}
          </button>
          <button type="button" className="btn" onClick={onDelete}>
            {t`Delete`}
          </button>
        </span>
      </div>
    </li>
  );
}

/** For example "22 Nov 2026, 14:05". */
const format = new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" });
const time = (at: number) => (at > 0 ? format.format(at) : "");
