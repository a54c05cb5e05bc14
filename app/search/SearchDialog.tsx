import { useEffect, useId, useMemo, useRef, useState, type KeyboardEvent } from "react";
import { Dialog } from "../ui/Dialog";
import type { Findable, FindableKind } from "../ui/findable";
import { Icon } from "../ui/Icon";
import { plural, t } from "../ui/text";
import { everything, findIn, grouped, type FromRooms } from "./everything";
import { HitText } from "./HitText";
import { inEveryLanguage, loadOtherCatalogues, type InEveryLanguage } from "./inEveryLanguage";
import "./search.css";

interface SearchDialogProps {
  fromRooms: FromRooms;
  /** Whether the page has the thing now: a lesson fixes its scenario, and a page for reading has no lessons. */
  isThere(thing: Findable): boolean;
  /** How a thing opens; null if it has no place in the page now, and its text has to do. */
  wayTo(thing: Findable): Promise<(() => void) | null>;
  onClose(): void;
}

export const kindNames: Readonly<Record<FindableKind, string>> = {
  library: t`Library`,
  lesson: t`Lesson`,
  field: t`Field`,
  flag: t`Flag`,
  gate: t`Feature gate`,
  setting: t`Setting`,
  signal: t`Signal`,
  incident: t`Incident`,
  outcome: t`Outcome`,
  kubectl: "kubectl",
  about: t`How we know`,
};

/** So many hits of a kind are shown at first. */
const shortGroup = 5;

/** The search over the page: everything by its own words and by people's, in all languages. */
export function SearchDialog({ fromRooms, isThere, wayTo, onClose }: SearchDialogProps) {
  const [typed, setTyped] = useState("");
  const [chosen, setChosen] = useState<string | null>(null);
  const [opened, setOpened] = useState<readonly FindableKind[]>([]);
  const [read, setRead] = useState<Findable | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const translate = useTranslations();
  const find = useMemo(() => findIn(everything(fromRooms).filter(isThere), translate), [fromRooms, isThere, translate]);
  const words = typed.trim();
  const finding = useMemo(() => (words === "" ? null : find(words)), [find, words]);
  const groups = finding ? grouped(finding) : [];
  const shown = groups.map((group) => ({ ...group, hits: opened.includes(group.kind) ? group.hits : group.hits.slice(0, shortGroup) }));
  /** The options in their order: hits, and for each long group one that shows the rest. */
  const options = shown.flatMap(({ kind, hits }, index): Option[] => [
    ...hits.map(({ thing }) => ({ id: `${id}-${thing.id}`, thing })),
    ...(hits.length < groups[index]!.hits.length ? [{ id: `${id}-more-${kind}`, kind }] : []),
  ]);
  const current = options.find((option) => option.id === chosen) ?? options[0];

  useEffect(() => {
    if (current) document.getElementById(current.id)?.scrollIntoView({ block: "nearest" });
  }, [current]);

  function type(text: string): void {
    setTyped(text);
    setChosen(null);
    setOpened([]);
    setRead(null);
    if (list.current) list.current.scrollTop = 0;
  }

  async function choose(option: Option): Promise<void> {
    if ("kind" in option) {
      const next = groups.find(({ kind }) => kind === option.kind)?.hits[shortGroup];
      setOpened([...opened, option.kind]);
      setChosen(next ? `${id}-${next.thing.id}` : null);
      return;
    }
    const go = await wayTo(option.thing);
    if (!go) return setRead(option.thing);
    // First, because the closing window gives the focus back, and the target then takes it.
    onClose();
    go();
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing || read) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === "Enter" && current) void choose(current);
    else if (step !== undefined && current) setChosen(options[(options.indexOf(current) + step + options.length) % options.length]!.id);
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
        aria-expanded={options.length > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={read ? undefined : current?.id}
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
            thing={read}
            onBack={() => {
              setRead(null);
              input.current?.focus();
            }}
          />
        ) : (
          <>
            {words === "" && <Beginning onSearch={(example) => (type(example), input.current?.focus())} />}
            {finding?.isPartial && <p className="search-partial">{t`Nothing has all of these words. These have most of them.`}</p>}
            {finding && options.length === 0 && (
              <div className="search-none">
                <p>{t`Nothing has these words.`}</p>
                <p className="soft">{t`Try fewer words, another word, or a part of the name of a field, a flag or a command.`}</p>
              </div>
            )}
            {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the input has the keys of the list */}
            <div ref={list} id={`${id}-list`} className="search-list" role="listbox" aria-label={t`Hits`}>
              {shown.map(({ kind, hits }, index) => (
                <div key={kind} role="group" aria-label={kindNames[kind]}>
                  {hits.map(({ thing, called }) => (
                    <Option
                      key={thing.id}
                      id={`${id}-${thing.id}`}
                      selected={current?.id === `${id}-${thing.id}`}
                      onChoose={() => void choose({ id: "", thing })}
                    >
                      <span className="search-kind">{thing.label ?? kindNames[kind]}</span>
                      <HitText thing={thing} called={called} marked={finding!.marked} />
                    </Option>
                  ))}
                  {hits.length < groups[index]!.hits.length && (
                    <Option
                      id={`${id}-more-${kind}`}
                      selected={current?.id === `${id}-more-${kind}`}
                      onChoose={() => void choose({ id: "", kind })}
                    >
                      <span className="search-kind">{kindNames[kind]}</span>
                      <span className="search-more">{t`${groups[index]!.hits.length - hits.length} more`}</span>
                    </Option>
                  )}
                </div>
              ))}
            </div>
          </>
        )}
        <output className="vh">{finding ? plural(finding.hits.length, "hit") : ""}</output>
      </div>
    </Dialog>
  );
}

type Option = { id: string; thing: Findable } | { id: string; kind: FindableKind };

interface OptionProps {
  id: string;
  selected: boolean;
  onChoose(): void;
  children: React.ReactNode;
}

function Option({ id, selected, onChoose, children }: OptionProps) {
  return (
    <button id={id} type="button" role="option" className="search-hit" tabIndex={-1} aria-selected={selected} onClick={onChoose}>
      {children}
    </button>
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
        {t`Finds questions of the library, lessons, fields of the manifest, flags, settings, incidents, outcomes, kubectl’s outputs and what we know.`}
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

/** A thing that has no place in the page now: what there is to read about it. */
function Reading({ thing, onBack }: { thing: Findable; onBack: () => void }) {
  const { kind, label, title, isCode, text, facts, inEnglish } = thing;
  const back = useRef<HTMLButtonElement>(null);
  useEffect(() => back.current?.focus(), []);
  return (
    <section className="search-read" aria-label={title} lang={inEnglish ? "en" : undefined}>
      <p className="search-kind">{label ?? kindNames[kind]}</p>
      <h3 className={isCode ? "mono" : ""}>{title}</h3>
      {facts && <p className={facts.startsWith("--") ? "mono soft" : "soft"}>{facts}</p>}
      <p>{text}</p>
      {kind === "field" && <p className="soft">{t`The manifest does not have this field now.`}</p>}
      {kind === "signal" && <p className="soft">{t`The manifest has no such metric now.`}</p>}
      <button ref={back} type="button" className="btn" onClick={onBack}>
        {t`Back to the hits`}
      </button>
    </section>
  );
}
