import { useState } from "react";
import { Breakable } from "../../ui/Breakable";
import type { Findable } from "../../ui/findable";
import { plural, t } from "../../words/text";
import { announcements, announcementsAsOf, comingName } from "./coming";
import { documents } from "./documents";
import type { StatedDocument, Statement, Verdict } from "./statement";
import "./documents.css";

/** A thing of the page that shows an answer, with the name of its kind. */
export interface ShownThing extends Pick<Findable, "title" | "text" | "isCode" | "inEnglish"> {
  label: string;
  /** Whether the page has it now. */
  isThere: boolean;
}

export interface DocumentsProps {
  onPart(part: string): void;
  shown(id: Findable["id"]): ShownThing | null;
  /** Opens a thing, and answers whether it has a place in the page now. */
  open(id: Findable["id"]): Promise<boolean>;
}

const stated = documents.reduce((sum, document) => sum + (document.stated ?? 0), 0);

/** What the documents about the autoscaler say otherwise than the controller does, for a reader who comes from one of them. */
export function Documents({ onPart, shown, open }: DocumentsProps) {
  return (
    <>
      <p className="documents-lead">{lead}</p>
      <nav className="documents-list" aria-label={t`Documents`}>
        {documents.map(({ id, name }) => (
          <button key={id} type="button" className="lk" onClick={() => onPart(id)}>
            {name}
          </button>
        ))}
        <button type="button" className="lk" onClick={() => onPart("coming")}>
          {comingName}
        </button>
      </nav>
      {documents.map((document) => (
        <section key={document.id} aria-labelledby={headingOf(document.id)}>
          <h3 id={headingOf(document.id)} tabIndex={-1}>
            {document.name}
          </h3>
          <p>{countsOf(document)}</p>
          <Statements document={document} shown={shown} open={open} />
        </section>
      ))}
      <Coming />
    </>
  );
}

/** What no release has yet, folded into one line for each announcement. */
function Coming() {
  return (
    <section aria-labelledby={headingOf("coming")}>
      <h3 id={headingOf("coming")} tabIndex={-1}>
        {comingName}
      </h3>
      <p>{announcementsAsOf}</p>
      <dl className="documents-coming">
        {announcements.map(({ id, name, source, changes, state }) => (
          <div key={id}>
            <dt>
              {name} <small>{source}</small>
            </dt>
            <dd>
              {changes} {state}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const lead = t`These documents make ${plural(stated, "statement")} about the autoscaler. Here are those that are wrong, dated or unclear, and those that need a condition. The other ones are true as they are. A test computes every answer again.`;
export const headingOf = (id: string) => `document-${id}`;

function countsOf({ stated: all, statements }: StatedDocument): string {
  const listed = Object.keys(statements).length;
  if (all === null) return t`${plural(listed, "statement")} of no one document, each with what shows the truth.`;
  return t`${plural(all, "statement")}: ${all - listed} are true as they are, ${listed} are here.`;
}

const columns = { says: t`The statement`, answer: t`The answer`, shownBy: t`See it` };

/** A phone has no room for three columns, so each statement there is a card. */
function Statements({ document: { statements }, shown, open }: Pick<DocumentsProps, "shown" | "open"> & { document: StatedDocument }) {
  return (
    <table className="documents">
      <thead>
        <tr>
          {Object.values(columns).map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Object.entries(statements).map(([id, statement]) => (
          <Row key={id} statement={statement} thing={shown(statement.shownBy)} open={() => open(statement.shownBy)} />
        ))}
      </tbody>
    </table>
  );
}

interface RowProps {
  statement: Statement;
  thing: ShownThing | null;
  open: () => Promise<boolean>;
}

function Row({ statement: { says, verdict, answer }, thing, open }: RowProps) {
  return (
    <tr>
      <th scope="row">{says}</th>
      <td>
        <b className={`verdict verdict-${typeof verdict === "string" ? verdict : "until"}`}>{verdictWords(verdict)}</b> {answer}
      </td>
      <td>{thing && <ShownBy thing={thing} open={open} />}</td>
    </tr>
  );
}

function verdictWords(verdict: Verdict): string {
  if (typeof verdict === "object") return t`True until ${verdict.until}.`;
  return { true: t`True.`, wrong: t`Wrong.`, unclear: t`Unclear.` }[verdict];
}

/** A field that the manifest lacks has no place in the page now: its explanation is shown here. */
function ShownBy({ thing: { label, title, text, isCode, inEnglish, isThere }, open }: Pick<RowProps, "open"> & { thing: ShownThing }) {
  const [read, setRead] = useState(false);
  const onClick = async () => setRead(!(await open()) && !read);
  const name = (
    <span className={isCode ? "mono" : undefined} lang={inEnglish ? "en" : undefined}>
      {isCode ? <Breakable text={title} /> : title}
    </span>
  );
  return (
    <>
      <small>{label}</small>
      {isThere ? (
        <button type="button" className="lk" aria-expanded={read || undefined} onClick={() => void onClick()}>
          {name}
        </button>
      ) : (
        name
      )}
      {read && <p className="documents-read">{text}</p>}
    </>
  );
}
