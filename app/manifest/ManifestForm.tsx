import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from "react";
import type { FormChange, FormGroup, FormReading } from "../../engine/index";
import { help } from "../simulation/help";
import { withLineFeeds } from "../store/lineFeeds";
import { useDiagnosis } from "../store/diagnosis";
import { setManifest, useScenario } from "../store/scenario";
import { Icon } from "../ui/Icon";
import { Menu } from "../ui/Menu";
import { fromEngine } from "../words/engineText";
import { t } from "../words/text";
import { currentText } from "./fixing";
import { ManifestFormField, refusedWords } from "./ManifestFormField";
import "./ManifestForm.css";
import type { MonacoSurface } from "./monacoEditor";
import { smallestEdit } from "./smallestEdit";

interface Props {
  /** null while the plain editor has the text. */
  monaco: () => MonacoSurface | null;
  onGoToError: () => void;
  speak: (words: string) => void;
}

/** The fields of the manifest that decide. Each edit changes its own place in the text and nothing else. */
export function ManifestForm({ monaco, onGoToError, speak }: Props) {
  const form = useForm();
  const diagnostics = useDiagnosis((diagnosis) => diagnosis.diagnostics);
  const errors = diagnostics.filter(({ severity }) => severity === "error");
  const { change, undo, redo, undone, refused } = useChanges(monaco, speak);

  function onKeyDown(event: KeyboardEvent): void {
    const { key, ctrlKey, metaKey, shiftKey, altKey } = event;
    if (!(ctrlKey || metaKey) || altKey) return;
    const again = (key === "z" && shiftKey) || key === "Z" || key === "y";
    if (key !== "z" && !again) return;
    event.preventDefault();
    if (again) redo();
    else undo();
  }

  // A field says its own.
  const places = new Set(form?.ok ? form.groups.flatMap(({ fields }) => fields.map(({ path }) => path)) : []);
  const elsewhere = errors.filter(({ path }) => !places.has(path));

  if (form === null) return <div className="manifest-form" {...panel} />;
  if (!form.ok) {
    return (
      <div className="manifest-form" {...panel}>
        <p className="c-error">{form.at ? t`Line ${form.at.line}: ${fromEngine(form.said)}` : fromEngine(form.said)}</p>
        {form.at && (
          <button type="button" className="lk" onClick={onGoToError}>
            {t`Go to the first error`}
          </button>
        )}
      </div>
    );
  }
  const { groups, onlyInText, canAdd } = form;
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it takes the editor's own key to undo
    <div className="manifest-form" {...panel} onKeyDown={onKeyDown}>
      <div className="form-line">
        <p className="muted">{onlyInText.length > 0 && t`Only in the text: ${listed(onlyInText)}.`}</p>
        <span>
          <button type="button" className="btn sq" aria-label={t`Undo the last edit`} title={t`Undo the last edit`} onClick={undo}>
            <Icon name="undo" />
          </button>
          <button type="button" className="btn sq" aria-label={t`Redo the last edit`} title={t`Redo the last edit`} onClick={redo}>
            <Icon name="undo" className="ic mirrored" />
          </button>
        </span>
      </div>
      {elsewhere.map((error) => (
        <p key={error.path + error.message} className="c-error">
          {error.path && <span className="mono">{error.path}: </span>}
          {fromEngine(error.said.message)}
        </p>
      ))}
      {groups.map((group, index) => (
        <section key={group.path} aria-label={headingOf(group)} className={group.kind === "policy" ? "form-group inner" : "form-group"}>
          <div className="form-head">
            <span className="mono">{headingOf(group)}</span>
            {group.optional && (
              <button
                type="button"
                className="btn sq"
                aria-label={t`Take ${headingOf(group)} out of the text`}
                title={t`Take ${headingOf(group)} out of the text`}
                onClick={() => change({ kind: "remove", path: group.path })}
              >
                <Icon name="close" />
              </button>
            )}
          </div>
          {group.fields.map((field) => (
            <ManifestFormField
              key={field.path}
              field={field}
              label={labelOf(group, field.path)}
              undone={undone}
              refused={refused === field.path}
              onWrite={(value) => change({ kind: "write", path: field.path, value })}
              onRemove={() => change({ kind: "remove", path: field.path })}
            />
          ))}
          {refused === group.path && <p className="c-error">{refusedWords()}</p>}
          {policiesAfter(groups, index) !== null && (
            <Policies group={policiesAfter(groups, index)!} groups={groups} refused={refused} onAdd={change} />
          )}
          {canAdd && index === lastItem(groups) && (
            <div className="form-line">
              <p className={refused === canAdd.path ? "c-error" : "muted"}>
                {refused === canAdd.path
                  ? refusedWords()
                  : index === 0 && canAdd.path === "spec.metrics" && t`Without metrics the API server adds cpu at 80%.`}
              </p>
              <Menu
                label={addWords(canAdd.path)}
                face={
                  <>
                    {addWords(canAdd.path)} <Icon name="caret" />
                  </>
                }
                entries={canAdd.types.map((type) => ({
                  kind: "action",
                  label: type,
                  run: () => change({ kind: "add", path: canAdd.path, type }),
                }))}
              />
            </div>
          )}
        </section>
      ))}
    </div>
  );
}

/** The end of a direction's policies: what applies without any, and a button for one more. */
function Policies({
  group,
  groups,
  refused,
  onAdd,
}: {
  group: FormGroup;
  groups: readonly FormGroup[];
  refused: string | null;
  onAdd: (change: FormChange) => void;
}) {
  const path = `${group.path}.policies`;
  const isEmpty = !groups.some((each) => each.kind === "policy" && each.path.startsWith(path));
  const standard = group.kind === "scaleUp" ? t`Default: 4 pods or 100% in 15 s.` : t`Default: 100% in 15 s.`;
  return (
    <div className="form-line">
      <p className={refused === path ? "c-error" : "muted"}>{refused === path ? refusedWords() : isEmpty && standard}</p>
      <button
        type="button"
        className="btn line"
        aria-label={t`Add a policy to ${group.kind}`}
        onClick={() => onAdd({ kind: "add", path, type: "Pods" })}
      >
        {t`Add a policy`}
      </button>
    </div>
  );
}

const panel = { role: "tabpanel", id: "panel-form", "aria-labelledby": "tab-form" };

/** Of the present text. What the worker answered before stays meanwhile. */
function useForm(): FormReading | null {
  const text = useScenario((state) => withLineFeeds(state.scenario.manifest));
  const flags = useScenario((state) => state.scenario.flags);
  const [form, setForm] = useState<FormReading | null>(null);
  useEffect(() => {
    let isLeft = false;
    void help("form", { text, flags }).then((answer) => {
      if (!isLeft && answer !== undefined) setForm(answer);
    });
    return () => void (isLeft = true);
  }, [text, flags]);
  return form;
}

/** The plain editor loses its own undo when its text changes from elsewhere, so the form keeps what it changed there. */
let changes: { before: string; after: string }[] = [];
/** What was undone there, the last one at the end. */
let undoneChanges: typeof changes = [];

function useChanges(monaco: Props["monaco"], speak: Props["speak"]) {
  const queue = useRef<Promise<void>>(Promise.resolve());
  /** The place of the last edit, while further ones there belong to it. */
  const last = useRef<string | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const [undone, setUndone] = useState(0);

  const write = useEffectEvent((before: string, after: string, joined: boolean) => {
    const edit = smallestEdit(before, after);
    if (!edit) return;
    const surface = monaco();
    if (surface) return surface.write(edit, joined);
    const previous = changes.at(-1);
    if (joined && previous?.after === before) previous.after = after;
    else changes.push({ before, after });
    undoneChanges = [];
    setManifest(after);
  });

  async function apply(asked: FormChange): Promise<void> {
    const before = currentText();
    const after = await help("changedByForm", { text: before, change: asked });
    if (after === undefined || currentText() !== before) return;
    setRefused(after === null ? asked.path : null);
    if (after === null) return;
    write(before, after, asked.kind === "write" && last.current === asked.path);
    last.current = asked.kind === "write" ? asked.path : null;
  }

  /** Leads from one end of the last change to the other. */
  const lead = (back: boolean): void =>
    void (queue.current = queue.current.then(() => {
      last.current = null;
      const surface = monaco();
      if (surface && back) surface.undo();
      else if (surface) surface.redo();
      else {
        const [from, to] = back ? [changes, undoneChanges] : [undoneChanges, changes];
        const change = from.at(-1);
        if (change === undefined || (back ? change.after : change.before) !== currentText()) return;
        to.push(from.pop()!);
        setManifest(back ? change.before : change.after);
      }
      setUndone((count) => count + 1);
      speak(back ? t`The last edit was undone.` : t`The last edit was done again.`);
    }));

  return {
    /** One after the other, because each is an edit of the text that the one before has made. */
    change: (asked: FormChange): void => void (queue.current = queue.current.then(() => apply(asked))),
    undo: () => lead(true),
    redo: () => lead(false),
    undone,
    refused,
  };
}

/** The direction whose policies end with this group; null if none do. */
function policiesAfter(groups: readonly FormGroup[], index: number): FormGroup | null {
  const own = groups.slice(0, index + 1).findLast(({ kind }) => kind !== "policy");
  const isDirection = own?.kind === "scaleUp" || own?.kind === "scaleDown";
  return own && isDirection && groups[index + 1]?.kind !== "policy" ? own : null;
}

const lastItem = (groups: readonly FormGroup[]): number =>
  Math.max(
    0,
    groups.findLastIndex(({ kind }) => kind === "metric" || kind === "trigger"),
  );

const addWords = (path: string): string => (path === "spec.metrics" ? t`Add a metric` : t`Add a trigger`);

/** As the text names it: "metrics[0] Resource", "behavior.scaleUp". */
function headingOf({ path, type }: FormGroup): string {
  const place = path.slice(Math.max(path.indexOf("behavior."), path.startsWith("spec.") ? "spec.".length : 0));
  return type === null ? place : `${place} ${type}`;
}

/** Without what the heading says, and without the name of a metric's source. */
function labelOf({ path, kind }: FormGroup, field: string): string {
  const below = field.slice(path.length + 1);
  return kind === "metric" ? below.slice(below.indexOf(".") + 1) : below;
}

const mostListed = 6;

function listed(paths: readonly string[]): string {
  const more = paths.length - mostListed;
  return paths.slice(0, mostListed).join(", ") + (more > 0 ? `, ${t`and ${more} more`}` : "");
}
