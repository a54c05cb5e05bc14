import { kubectlCommands, promQueries, whoseIs } from "../../engine/index";
import { useEvidence } from "../store/evidence";
import { t } from "../words/text";
import { kubectlWords, queryWords } from "../words/evidence/commandWords";
import { CopyButton } from "./CopyButton";

/** What to run to get everything that is read here, with the names of the explained autoscaler where they are known. */
export function Commands() {
  const merged = useEvidence(({ explained, autoscaler }) => explained?.autoscalers[autoscaler]?.merged);
  const whose = merged ? whoseIs(merged) : {};
  return (
    <>
      <section className="evidence-commands">
        <h3>{t`With kubectl`}</h3>
        {kubectlCommands(whose).map(({ id, text }) => (
          <CommandRow key={id} sign="$" text={text} adds={kubectlWords[id]()} />
        ))}
        <p className="soft">
          <a className="lk" href="collect.sh" download>
            collect.sh
          </a>{" "}
          {t`collects all of this in one file. It only reads, and leaves out environment variables, secrets, and all annotations but those of a VPA.`}
        </p>
      </section>
      <section className="evidence-commands">
        <h3>{t`With Prometheus (query_range, a step of 15 s)`}</h3>
        {promQueries(whose).map(({ id, text }) => (
          <CommandRow key={id} text={text} adds={queryWords[id]()} />
        ))}
      </section>
    </>
  );
}

function CommandRow({ sign, text, adds }: { sign?: string; text: string; adds: string }) {
  return (
    <div>
      <p className="soft">{adds}</p>
      <div className="evidence-command">
        {sign && <span className="muted mono">{sign}</span>}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls it */}
        <code tabIndex={0}>{text}</code>
        <CopyButton text={text} label={t`Copy`} />
      </div>
    </div>
  );
}
