import type { ReactNode } from "react";
import { Dialog } from "../ui/Dialog";
import { rich } from "../ui/rich";
import { t } from "../ui/text";
import { checked, differences, last, mirrored, modelled, type Claim } from "./claims";
import { simplifications } from "./simplifications";
import "./about.css";

/** For a person who doubts a number: what decides here, how that is checked, and where it differs from a real cluster. */
export function HowWeKnow({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title={t`How we know`} className="how-we-know" onClose={onClose}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached with the keyboard */}
      <div className="about" tabIndex={0} role="group" aria-label={t`How we know`}>
        <Section title={t`What decides here`}>
          <Claims claims={mirrored} />
        </Section>
        <Section title={t`How we check it`}>
          <Claims claims={checked} />
        </Section>
        <Section title={t`What is simpler in the simulated cluster`}>
          <p>{modelled}</p>
          <Simplifications />
        </Section>
        <Section title={t`Known differences from the real controller`}>
          <ul>
            {differences.map((difference) => (
              <li key={difference}>{difference}</li>
            ))}
          </ul>
          <p className="source">{t`In the source: both UPSTREAM.md files, and engine/manifest/simulated.ts`}</p>
          <p>{last}</p>
        </Section>
        <Section title={t`What it is made of`}>
          <p>{rich`The page contains code and icons of others, under ${licencesLink}.`}</p>
        </Section>
      </div>
    </Dialog>
  );
}

const licencesLink = (
  <a className="lk" href="THIRD_PARTY_LICENSES.txt" target="_blank" rel="noreferrer">
    {t`their licences`}
  </a>
);

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
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
        {simplifications.map(({ part, tab, really, here, changes }) => (
          <tr key={part}>
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
