import { adviceRules, type AdviceRule, type OutlineEntry, type Words } from "../../engine/index";
import { useDiagnosis } from "../store/diagnosis";
import { isEdited, useScenario } from "../store/scenario";
import { useReader } from "../store/reader";
import { fromEngine } from "../words/engineText";
import { Icon } from "../ui/Icon";
import { Menu, type MenuEntry } from "../ui/Menu";
import { Tabs } from "../ui/Tabs";
import { findKey } from "../ui/platformKeys";
import { plural, t } from "../words/text";
import { isRule, setSilenced } from "./silencedAdvice";

export type Reading = "written" | "form" | "stored";

interface Props {
  reading: Reading;
  onRead: (reading: Reading) => void;
  onFormat: () => void;
  onReset: () => void;
  /** null if the browser's own search finds the text. */
  onFind: (() => void) | null;
  onOpenDocument: (document: OutlineEntry) => void;
}

/** The choice between written and stored, the list of documents, and the actions on the whole manifest. */
export function ManifestHead({ reading, onRead, onFormat, onReset, onFind, onOpenDocument }: Props) {
  const documents = useDiagnosis((state) => state.documents);
  const kedaRules = useDiagnosis((state) => state.kedaRules);
  const vpaRules = useDiagnosis((state) => state.vpaRules);
  const titles: Partial<Record<AdviceRule, Words>> = { ...(kedaRules ?? adviceRules), ...vpaRules };
  const silenced = useReader((view) => view.silenced);
  const edited = useScenario(isEdited);
  const actions: MenuEntry[] = [
    { kind: "action", label: t`Format`, detail: t`Shift Alt F`, disabled: reading !== "written", run: onFormat },
    ...(onFind ? [{ kind: "action", label: t`Find`, detail: findKey, disabled: reading !== "written", run: onFind } as const] : []),
    { kind: "action", label: t`Reset to the original manifest`, disabled: !edited, run: onReset },
    { kind: "heading", label: t`Advice about` },
    ...Object.keys(titles)
      .filter(isRule)
      .map((rule): MenuEntry => {
        const checked = !silenced.includes(rule);
        return { kind: "check", label: fromEngine(titles[rule]!), checked, toggle: () => setSilenced(rule, checked) };
      }),
  ];

  return (
    <div className="manifest-head">
      <Tabs
        label={t`Manifest`}
        tabs={readingsOf(kedaRules !== null).toSpliced(1, 0, { id: "form", label: t`Form` })}
        selected={reading}
        onSelect={onRead}
      />
      {documents.length > 1 && (
        <Menu
          label={t`Documents: ${documents.length}`}
          face={
            <>
              {plural(documents.length, "document")} <Icon name="caret" />
            </>
          }
          entries={documents.map((document) => documentEntry(document, onOpenDocument))}
        />
      )}
      <Menu label={t`More actions for the manifest`} face={<Icon name="more" />} entries={actions} />
    </div>
  );
}

/** Of a ScaledObject the second reading is the HPA that KEDA makes, because that is what scales. */
export const readingsOf = (isScaledObject: boolean): { id: Reading; label: string }[] => [
  { id: "written", label: t`As written` },
  { id: "stored", label: isScaledObject ? t`The HPA it makes` : t`As stored` },
];

const documentEntry = (document: OutlineEntry, onOpen: Props["onOpenDocument"]): MenuEntry => ({
  kind: "action",
  label: [document.kind || t`without a kind`, document.name].filter(Boolean).join(" "),
  detail: document.role === "ignored" ? t`line ${document.line}, not read` : t`line ${document.line}`,
  run: () => onOpen(document),
});
