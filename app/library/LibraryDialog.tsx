import { useEffect, useId, useState, type KeyboardEvent, type ReactNode } from "react";
import { library } from "../../engine/doors/library";
import { takesEvidence } from "../store/evidence";
import { useScenario } from "../store/scenario";
import { Dialog } from "../ui/Dialog";
import { Icon } from "../ui/Icon";
import { plural, t } from "../words/text";
import { EntryDetail } from "./EntryDetail";
import { entryTexts } from "./entryTexts";
import { EvidenceDetail } from "./EvidenceDetail";
import { groupNames } from "./groupNames";
import { isEvidence, listed, listedGroups, type LibraryItem, type ListedGroup } from "./listed";
import { matching } from "./matching";
import { openAsLink, openEntry, openWithTune } from "./openEntry";
import { openEvidenceEntry } from "./openEvidenceEntry";
import "./library.css";

interface LibraryDialogProps {
  /** The id of the entry to begin with; without one, the entry that the page shows. */
  part?: string;
  /** What leads from the questions to the lessons. */
  tabs: ReactNode;
  onClose: () => void;
}

/** Lists the ready scenarios and evidence by group. The reader can search them, preview them beside the list, and open them. */
export function LibraryDialog({ part, tabs, onClose }: LibraryDialogProps) {
  const [hasFailed, setFailed] = useState(false);
  const onOpen = (opened: LibraryItem) => {
    if (isClosed(opened)) return undefined;
    if (isEvidence(opened)) return void openEvidenceEntry(opened).then(onClose, () => setFailed(true));
    onClose();
    openAsLink(opened);
  };
  const [words, setWords] = useState("");
  const [chosen, setChosen] = useState(() => part ?? (openEntry(useScenario.getState().origin) ?? library[0]!).id);
  const found = matching(words);
  const entry = found.find(({ id }) => id === chosen) ?? found[0] ?? null;
  const id = useId();
  const optionId = (of: LibraryItem) => `${id}-${of.id}`;

  const selectedId = entry ? optionId(entry) : undefined;
  useEffect(() => {
    if (selectedId !== undefined) document.getElementById(selectedId)?.scrollIntoView({ block: "nearest" });
  }, [selectedId]);

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === "Enter" && entry) {
      // Focus returns to the button that opened this dialog, and the same key press must not press that button.
      event.preventDefault();
      onOpen(entry);
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined || !entry) return;
    event.preventDefault();
    const next = found[found.indexOf(entry) + step];
    if (next) setChosen(next.id);
  }

  const prompt = t`Search ${plural(listed.length, "question")}`;
  const head = (
    <>
      {tabs}
      <label className="library-search">
        <Icon name="search" />
        <input
          ref={takeFocus}
          type="search"
          role="combobox"
          aria-label={prompt}
          placeholder={prompt}
          aria-expanded
          aria-controls={`${id}-list`}
          aria-activedescendant={selectedId}
          value={words}
          onChange={(event) => setWords(event.target.value)}
          onKeyDown={onKeyDown}
        />
      </label>
    </>
  );
  const foot = (
    <>
      <span className="library-promise">{t`The page keeps your own scenario. One press brings it back.`}</span>
      <button type="button" className="btn" onClick={onClose}>
        {t`Cancel`}
      </button>
      <button type="button" className="btn on" disabled={!entry || isClosed(entry)} onClick={() => entry && onOpen(entry)}>
        {t`Open`}
      </button>
    </>
  );
  return (
    <Dialog title={t`Learn`} className="library learn" head={head} foot={foot} onClose={onClose}>
      <div className="library-body" role="tabpanel" id="panel-library" aria-label={t`Questions`}>
        <Groups found={found} current={entry?.group ?? null} onChoose={(first) => setChosen(first.id)} />
        <div
          id={`${id}-list`}
          className="library-list"
          role="listbox"
          aria-label={t`Questions`}
          tabIndex={0}
          aria-activedescendant={selectedId}
          onKeyDown={onKeyDown}
        >
          {listedGroups.map((group) => (
            <GroupOfEntries
              key={group}
              group={group}
              entries={found.filter((one) => one.group === group)}
              chosen={entry}
              optionId={optionId}
              onChoose={(one) => setChosen(one.id)}
              onOpen={onOpen}
            />
          ))}
          {!entry && <p className="library-nothing">{t`No question contains all these words.`}</p>}
        </div>
        {entry &&
          (isEvidence(entry) ? (
            <EvidenceDetail key={entry.id} entry={entry} hasFailed={hasFailed} />
          ) : (
            <EntryDetail
              key={entry.id}
              entry={entry}
              onTune={() => {
                onClose();
                openWithTune(entry);
              }}
            />
          ))}
      </div>
    </Dialog>
  );
}

/** The window gives the focus to the search, unless the reader came by the tabs. */
const takeFocus = (input: HTMLInputElement | null): void => {
  if (!input?.closest(".dialog-head")?.querySelector("[role='tab'][autofocus]")) input?.setAttribute("autofocus", "");
};

/** A lesson shows its own scenario, and no evidence beside it. */
const isClosed = (entry: LibraryItem): boolean => isEvidence(entry) && !takesEvidence();

interface GroupsProps {
  found: readonly LibraryItem[];
  current: ListedGroup | null;
  onChoose: (first: LibraryItem) => void;
}

function Groups({ found, current, onChoose }: GroupsProps) {
  return (
    <nav className="library-groups" aria-label={t`Groups`}>
      {listedGroups.map((group) => {
        const entries = found.filter((one) => one.group === group);
        return (
          <button
            key={group}
            type="button"
            aria-current={group === current}
            disabled={entries.length === 0}
            onClick={() => onChoose(entries[0]!)}
          >
            <span>{groupNames[group]}</span>
            <span className="muted">{entries.length}</span>
          </button>
        );
      })}
    </nav>
  );
}

interface GroupOfEntriesProps {
  group: ListedGroup;
  entries: readonly LibraryItem[];
  chosen: LibraryItem | null;
  optionId: (entry: LibraryItem) => string;
  onChoose: (entry: LibraryItem) => void;
  onOpen: (entry: LibraryItem) => void;
}

function GroupOfEntries({ group, entries, chosen, optionId, onChoose, onOpen }: GroupOfEntriesProps) {
  const heading = useId();
  if (entries.length === 0) return null;
  return (
    <div role="group" aria-labelledby={heading}>
      <p className="library-heading" id={heading} role="presentation">
        {groupNames[group]}
      </p>
      {entries.map((entry) => {
        const { title, text } = entryTexts(entry);
        return (
          <button
            key={entry.id}
            id={optionId(entry)}
            type="button"
            className="library-entry"
            role="option"
            tabIndex={-1}
            aria-selected={entry === chosen}
            onClick={() => onChoose(entry)}
            onDoubleClick={() => onOpen(entry)}
          >
            <b>{title}</b>
            <span>{text}</span>
          </button>
        );
      })}
    </div>
  );
}
