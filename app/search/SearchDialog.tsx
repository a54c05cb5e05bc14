import { useEffect, useId, useMemo, useRef, useState, type KeyboardEvent } from "react";
import { Dialog } from "../ui/Dialog";
import type { Findable } from "../ui/findable";
import { Icon } from "../ui/Icon";
import { language } from "../text/language";
import { ReferenceLinks } from "../ui/ReferenceLinks";
import { plural, t } from "../words/text";
import { everything, findIn, type FromRooms } from "./everything";
import { HitText } from "./HitText";
import { inEveryLanguage, loadOtherCatalogues, type InEveryLanguage } from "./inEveryLanguage";
import { kindNames } from "./kindNames";
import "./search.css";

interface SearchDialogProps {
  fromRooms: FromRooms;
  /** Whether the page has the thing now: a lesson fixes its scenario, and a page for reading has no lessons. */
  isThere(thing: Findable): boolean;
  /** How a thing opens; null if it has no place in the page now, and its text has to do. */
  wayTo(thing: Findable): Promise<(() => void) | null>;
  /** What puts a field that the manifest lacks into it; null if the field has no place there. */
  toInsert(thing: Findable): Promise<Insertion | null>;
  onClose(): void;
}

export interface Insertion {
  /** What is put in, as YAML. */
  lines: readonly string[];
  insert(): void;
}

/** So many hits are shown at first. */
const shortList = 12;

/** The search over the page: everything by its own words and by people's, in all languages. */
export function SearchDialog({ fromRooms, isThere, wayTo, toInsert, onClose }: SearchDialogProps) {
  const [typed, setTyped] = useState("");
  const [chosen, setChosen] = useState<string | null>(null);
  const [isLong, setIsLong] = useState(false);
  const [read, setRead] = useState<{ thing: Findable; insertion: Insertion | null } | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const translate = useTranslations();
  const find = useMemo(() => findIn(everything(fromRooms).filter(isThere), translate), [fromRooms, isThere, translate]);
  const words = typed.trim();
  const finding = useMemo(() => (words === "" ? null : find(words)), [find, words]);
  const hits = finding?.hits ?? [];
  const shown = isLong ? hits : hits.slice(0, shortList);
  const more = `${id}-more`;
  const ids = [...shown.map(({ thing }) => `${id}-${thing.id}`), ...(shown.length < hits.length ? [more] : [])];
  const current = chosen !== null && ids.includes(chosen) ? chosen : ids[0];

  useEffect(() => {
    if (current !== undefined) document.getElementById(current)?.scrollIntoView({ block: "nearest" });
  }, [current]);

  function type(text: string): void {
    setTyped(text);
    setChosen(null);
    setIsLong(false);
    setRead(null);
    if (list.current) list.current.scrollTop = 0;
  }

  async function choose(option: string): Promise<void> {
    if (option === more) {
      setIsLong(true);
      setChosen(`${id}-${hits[shortList]!.thing.id}`);
      return;
    }
    const thing = hits.find((hit) => `${id}-${hit.thing.id}` === option)!.thing;
    const go = await wayTo(thing);
    if (!go) return setRead({ thing, insertion: await toInsert(thing) });
    // First, because the closing window gives the focus back, and the target then takes it.
    onClose();
    go();
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing || read || current === undefined || event.shiftKey || event.ctrlKey || event.metaKey) return;
    const next = event.key === "Enter" ? null : stepped(event.key, ids.indexOf(current), ids.length);
    if (event.key === "Enter") void choose(current);
    else if (next !== null) setChosen(ids[next]!);
    else return;
    event.preventDefault();
  }

  const prompt = t`Search the page`;
  const search = (
    <label className="search-field">
      <Icon name="search" />
      <input
        ref={input}
        type="search"
        role="combobox"
        aria-label={prompt}
        placeholder={prompt}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        aria-autocomplete="list"
        aria-expanded={ids.length > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={read ? undefined : current}
        value={typed}
        onChange={(event) => type(event.target.value)}
        onKeyDown={onKeyDown}
      />
    </label>
  );
  return (
    <Dialog title={t`Search`} className="search short" head={search} onClose={onClose}>
      <div className="search-body">
        {read ? (
          <Reading
            thing={read.thing}
            insertion={read.insertion}
            onInsert={(insert) => {
              onClose();
              insert();
            }}
            onBack={() => {
              setRead(null);
              input.current?.focus();
            }}
          />
        ) : (
          <>
            {words === "" && <Beginning onSearch={(example) => (type(example), input.current?.focus())} />}
            {finding?.isPartial && <p className="search-partial">{t`Nothing has all of these words. These have most of them.`}</p>}
            {finding && ids.length === 0 && (
              <div className="search-none">
                <p>{t`Nothing has these words.`}</p>
                <p className="soft">{t`Try fewer words, another word, or a part of the name of a field, a flag or a command.`}</p>
              </div>
            )}
            {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the input has the keys of the list */}
            <div ref={list} id={`${id}-list`} className="search-list" role="listbox" aria-label={t`Hits`}>
              {shown.map(({ thing, called }) => (
                <Option key={thing.id} id={`${id}-${thing.id}`} current={current} onChoose={choose}>
                  <Kind of={thing} />
                  <HitText thing={thing} called={called} marked={finding!.marked} />
                </Option>
              ))}
              {shown.length < hits.length && (
                <Option id={more} current={current} onChoose={choose}>
                  <span className="search-more">{t`${hits.length - shown.length} more`}</span>
                </Option>
              )}
            </div>
          </>
        )}
        <output className="vh">{finding ? plural(finding.hits.length, "hit") : ""}</output>
      </div>
    </Dialog>
  );
}

/** How many hits Page Up and Page Down pass. */
const page = 5;

/** Where a key leads from an option; null if it is not a key of the list. */
function stepped(key: string, from: number, length: number): number | null {
  switch (key) {
    case "ArrowDown":
      return (from + 1) % length;
    case "ArrowUp":
      return (from - 1 + length) % length;
    case "PageDown":
      return Math.min(from + page, length - 1);
    case "PageUp":
      return Math.max(from - page, 0);
    case "Home":
      return 0;
    case "End":
      return length - 1;
    default:
      return null;
  }
}

interface OptionProps {
  id: string;
  /** The chosen option. */
  current: string | undefined;
  onChoose(id: string): Promise<void>;
  children: React.ReactNode;
}

function Option({ id, current, onChoose, children }: OptionProps) {
  return (
    <button
      id={id}
      type="button"
      role="option"
      className="search-hit"
      tabIndex={-1}
      aria-selected={id === current}
      onClick={() => void onChoose(id)}
    >
      {children}
    </button>
  );
}

/** What a hit is, and on a page in another language, whether it is in English. */
function Kind({ of: { kind, label, inEnglish } }: { of: Findable }) {
  return (
    <span className="search-kind">
      {label ?? kindNames[kind]}
      {inEnglish && language !== "en" && <small>{t`in English`}</small>}
    </span>
  );
}

/** The words of the other languages come as soon as their catalogues are loaded. */
function useTranslations(): InEveryLanguage {
  const [translate, setTranslate] = useState<InEveryLanguage>(() => inEveryLanguage([]));
  useEffect(() => {
    let closed = false;
    void loadOtherCatalogues().then((others) => !closed && setTranslate(() => inEveryLanguage(others)));
    return () => {
      closed = true;
    };
  }, []);
  return translate;
}

const examples = [t`flapping`, t`maintenance mode`, "minReplicas"];

function Beginning({ onSearch }: { onSearch: (words: string) => void }) {
  return (
    <div className="search-none">
      <p className="soft">
        {t`Finds questions of the library, lessons, fields of the manifest, flags, settings, incidents, results of a run, what a word means, kubectl’s outputs, what we know, and what this page can do.`}
      </p>
      <p>
        {t`For example:`}{" "}
        {examples.map((example) => (
          <button key={example} type="button" className="btn line" onClick={() => onSearch(example)}>
            {example}
          </button>
        ))}
      </p>
    </div>
  );
}

interface ReadingProps {
  thing: Findable;
  insertion: Insertion | null;
  onInsert(insert: () => void): void;
  onBack(): void;
}

/** A thing that has no place in the page now: what there is to read about it, and what gives it a place. */
function Reading({ thing, insertion, onInsert, onBack }: ReadingProps) {
  const { kind, title, isCode, text, facts, inEnglish, reference } = thing;
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), []);
  return (
    <section className="search-read" aria-label={title} lang={inEnglish ? "en" : undefined}>
      <p>
        <Kind of={thing} />
      </p>
      <h3 className={isCode ? "mono" : ""}>{title}</h3>
      {facts && <p className={facts.startsWith("--") ? "mono soft" : "soft"}>{facts}</p>}
      <p>{text}</p>
      {reference && (
        <p>
          <ReferenceLinks references={[reference]} />
        </p>
      )}
      {kind === "field" && <p className="soft">{t`The manifest does not have this field now.`}</p>}
      {kind === "signal" && <p className="soft">{t`The manifest has no such metric now.`}</p>}
      {insertion && <pre className="mono">{insertion.lines.join("\n")}</pre>}
      {insertion && (
        <button ref={first} type="button" className="btn line" onClick={() => onInsert(insertion.insert)}>
          {t`Insert it into the manifest`}
        </button>
      )}
      <button ref={insertion ? undefined : first} type="button" className="btn" onClick={onBack}>
        {t`Back to the hits`}
      </button>
    </section>
  );
}
