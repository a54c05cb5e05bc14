import { useEffect, type ReactNode } from "react";
import { Dialog } from "../ui/Dialog";
import { focusDrawn } from "../ui/focusDrawn";
import { rich } from "../ui/rich";
import { Tabs } from "../ui/Tabs";
import { t } from "../words/text";
import { Documents, headingOf, type DocumentsProps } from "./documents/Documents";
import { documents } from "./documents/documents";
import { checked, differences, last, mirrored, modelled, type Claim } from "./claims";
import { correctedAtOnce, corrections } from "./corrections";
import { simplerPart } from "./findAbout";
import { measured } from "./measured";
import { simplifications } from "./simplifications";
import "./about.css";

interface HowWeKnowProps extends Omit<DocumentsProps, "onPart"> {
  /** The part to begin with. */
  part: string | undefined;
  onPart(part: string | null): void;
  onClose(): void;
}

const tabs = [
  { id: "numbers", label: t`The numbers` },
  { id: "documents", label: t`Documents` },
] as const;

/** For a person who doubts a number, or who read otherwise in a document. */
export function HowWeKnow({ part, onPart, shown, open, onClose }: HowWeKnowProps) {
  const tab = isOfDocuments(part) ? "documents" : "numbers";
  const { label } = tabs.find(({ id }) => id === tab)!;
  // An effect of this component comes after that of the window, which is then open and can give the focus to a part of it.
  useEffect(() => leadTo(part), [part]);
  return (
    <Dialog
      title={t`How we know`}
      className="how-we-know"
      head={<Tabs label={t`How we know`} tabs={tabs} selected={tab} onSelect={(next) => onPart(next === "documents" ? next : null)} />}
      onClose={onClose}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached with the keyboard */}
      <div key={tab} className="about" id={`panel-${tab}`} tabIndex={0} role="tabpanel" aria-label={label}>
        {tab === "documents" ? <Documents onPart={onPart} shown={shown} open={open} /> : <Numbers />}
      </div>
    </Dialog>
  );
}

function leadTo(part: string | undefined): void {
  const heading = part === undefined ? null : document.getElementById(headingOf(part));
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView({ block: "start" });
  if (heading) return;
  if (part === undefined || part === "documents") document.getElementById(`tab-${part ?? "numbers"}`)?.focus();
  else focusDrawn(() => document.querySelector<HTMLElement>(`[data-part="${part}"]`));
}

const isOfDocuments = (part: string | undefined): boolean =>
  part === "documents" || part === "coming" || documents.some(({ id }) => id === part);

/** What decides here, how that is checked, and where it differs from a real cluster. */
function Numbers() {
  return (
    <>
      <Section part="mirrored" title={t`What decides here`}>
        <Claims claims={mirrored} />
      </Section>
      <Section part="checked" title={t`How we check it`}>
        <Claims claims={checked} />
      </Section>
      <Section part="simpler" title={t`What is simpler in the simulated cluster`}>
        <p>{modelled}</p>
        <Simplifications />
      </Section>
      <Section part="measured" title={t`Beside what others measured`}>
        <MeasuredTable />
        <p className="source">{t`In the source: npm run measured`}</p>
      </Section>
      <Section part="differences" title={t`Known differences from the real controller`}>
        <ul>
          {differences.map((difference) => (
            <li key={difference}>{difference}</li>
          ))}
        </ul>
        <p className="source">{t`In the source: both UPSTREAM.md files, and engine/manifest/simulated.ts`}</p>
        <p>{last}</p>
      </Section>
      <Section part="corrected" title={t`Corrected rules`}>
        <p>{correctedAtOnce}</p>
        {corrections.map(({ month, rulesNow }) => (
          <div key={month}>
            <h4>{month}</h4>
            <ul>
              {rulesNow.map((rule) => (
                <li key={rule}>{rule}</li>
              ))}
            </ul>
          </div>
        ))}
      </Section>
      <Section title={t`What it is made of`}>
        {version() !== undefined && <p>{t`This is version ${version()!} of the page.`}</p>}
        <p>{rich`The page contains code and icons of others, under ${licencesLink}.`}</p>
      </Section>
    </>
  );
}

/** What a report of a fault needs. The build writes it into the HTML; the development server does not. */
const version = (): string | undefined => document.querySelector<HTMLMetaElement>('meta[name="version"]')?.content;

const licencesLink = (
  <a className="lk" href="THIRD_PARTY_LICENSES.txt" target="_blank" rel="noreferrer">
    {t`their licences`}
  </a>
);

function Section({ part, title, children }: { part?: string; title: string; children: ReactNode }) {
  return (
    <section aria-label={title} data-part={part} tabIndex={part === undefined ? undefined : -1}>
      <h3>{title}</h3>
      {children}
    </section>
  );
}

function Claims({ claims }: { claims: readonly Claim[] }) {
  return claims.map(({ text, page, source }) => (
    <div key={text}>
      <p>{text}</p>
      {page !== undefined && <p className="source">{t`On the page: ${page}`}</p>}
      {source !== undefined && <p className="source">{t`In the source: ${source}`}</p>}
    </div>
  ));
}

const columns = { really: t`In a cluster`, here: t`Here`, changes: t`What can look different` };

/** A phone has no room for four columns, so each cell there begins with its column's name. */
function Simplifications() {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{t`Part`}</th>
          <th scope="col">{columns.really}</th>
          <th scope="col">{columns.here}</th>
          <th scope="col">{columns.changes}</th>
        </tr>
      </thead>
      <tbody>
        {simplifications.map(({ part, tab, really, here, changes }, index) => (
          <tr key={part} data-part={simplerPart(index)} tabIndex={-1}>
            <th scope="row">
              {part}
              {tab && <small>{tab}</small>}
            </th>
            <td data-column={columns.really}>{really}</td>
            <td data-column={columns.here}>{here}</td>
            <td data-column={columns.changes}>{changes}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const measuredColumns = { published: t`Published`, here: t`Here`, without: t`Not comparable` };

function MeasuredTable() {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{t`What`}</th>
          <th scope="col">{measuredColumns.published}</th>
          <th scope="col">{measuredColumns.here}</th>
          <th scope="col">{measuredColumns.without}</th>
        </tr>
      </thead>
      <tbody>
        {measured.map(({ what, source, published, here, without }) => (
          <tr key={source}>
            <th scope="row">{what}</th>
            <td data-column={measuredColumns.published}>{published}</td>
            <td data-column={measuredColumns.here}>{here}</td>
            <td data-column={measuredColumns.without}>{without}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
