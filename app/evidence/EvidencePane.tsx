import { useState } from "react";
import type { ExplainedEvidence } from "../../engine/index";
import { useBrought } from "../store/brought";
import { closeEvidence, useEvidence, type EvidencePiece } from "../store/evidence";
import { useSeries } from "../store/evidenceSeries";
import { withLineFeeds } from "../store/lineFeeds";
import { openDialog } from "../store/windows";
import { ChoiceField } from "../ui/ChoiceField";
import { Icon } from "../ui/Icon";
import { Menu, type MenuEntry } from "../ui/Menu";
import { plural, t } from "../words/text";
import { useIsExplained } from "./EvidenceSays";
import { SeriesPieces } from "./series/SeriesPieces";
import { ChooseTime, isTooLong } from "./texts/ChooseTime";
import { PieceText } from "./texts/PieceText";
import { commonBegin } from "../words/evidence/commonBegin";
import { readAsWords, shortKind, takenOff } from "../words/evidence/textWords";
import { PieceName } from "./PieceName";
import { takeAsManifest } from "./takeAsManifest";
import "./evidence.css";

/** The texts as they were brought: which there are, what they were read as, and what of them is used. */
export function EvidencePane() {
  const { pieces, explained, failure, kept } = useEvidence();
  const [chosen, choose] = useState(0);
  const isExplained = useIsExplained();
  const series = useSeries((state) => state.series);
  const [asText, showText] = useState(false);
  const pressed = useEvidence(({ line }) => line?.text ?? null);
  // A line may be pressed elsewhere, such as in the advice.
  if (pressed !== null && pressed !== chosen) choose(pressed);
  const index = Math.min(chosen, pieces.length - 1);
  const chooseText = (text: number) => {
    choose(text);
    if (pressed !== text) useEvidence.setState({ line: null });
  };
  const piece = pieces[index];
  if (!piece) return null;
  // While further texts are read, the worker's last answer is about fewer.
  const read = explained?.pieces[index] ?? null;
  const isSeries = series !== null && read?.readAs.includes("series") === true;
  const begin = commonBegin(pieces.flatMap(({ name }) => name ?? []));
  return (
    <div className="evidence-pane">
      <header className="evidence-head">
        <h2>
          {pieces.length === 1
            ? read
              ? t`1 piece: ${shortKind(read)}`
              : t`1 piece`
            : failure === null && explained
              ? t`${pieces.length} pieces, merged`
              : t`${pieces.length} pieces`}
        </h2>
        <button type="button" className="lk" onClick={() => openDialog("evidence")}>
          {t`+ add`}
        </button>
        <Menu label={t`More about the evidence`} face={<Icon name="more" />} entries={moreEntries(pieces, index)} />
      </header>
      {explained && <AutoscalerChoice explained={explained} />}
      {pieces.length > 1 && (
        <ul className="evidence-pieces" aria-label={t`Pieces`}>
          {pieces.map(({ name }, at) => {
            const its = explained?.pieces[at];
            return (
              <li key={at}>
                <button type="button" aria-pressed={at === index} onClick={() => chooseText(at)}>
                  <span className={its && its.used.length > 0 ? "used-square" : "used-square none"} aria-hidden="true" />
                  {name === null ? (
                    <span className="piece-name">{its ? shortKind(its) : t`pasted text`}</span>
                  ) : (
                    <PieceName name={name} begin={begin} />
                  )}
                  <span className="muted">{its && usedWords(its.used.length)}</span>
                </button>
              </li>
            );
          })}
        </ul>
      )}
      {isExplained && <ChooseTime key={`time ${index}`} index={index} piece={piece} read={read} />}
      {isSeries && (
        <div className="series-choice">
          <button type="button" className="lk" aria-pressed={asText} onClick={() => showText(!asText)}>
            {asText ? t`Show what it holds` : t`Show the text`}
          </button>
        </div>
      )}
      {isSeries && !asText ? <SeriesPieces series={series} /> : <PieceText key={index} index={index} text={piece.text} read={read} />}
      <p className="evidence-promise">
        {read && takenOff(read)} {read && read.used.length > 0 && <UsedWords count={read.used.length} />} {t`Nothing leaves this browser.`}
        {!kept && ` ${t`It is too long to be kept for a reload of this page.`}`}
      </p>
      <footer className="evidence-foot">
        <span role="status">{read && !isTooLong(read) && <ReadAs words={readAsWords(read)} />}</span>
        <Menu
          label={t`Not this? Say what it is`}
          face={<span className="lk">{t`Not this?`}</span>}
          entries={otherwiseEntries(pieces, index)}
        />
      </footer>
    </div>
  );
}

const usedWords = (count: number) => (count === 0 ? t`nothing used` : t`${plural(count, "line")} used`);

const UsedWords = ({ count }: { count: number }) => (
  <>
    <span className="used-square" aria-hidden="true" />{" "}
    {count === 1 ? t`marks the line that is used.` : t`marks the ${count} lines that are used.`}
  </>
);

function ReadAs({ words }: { words: string }) {
  if (words === "") {
    return (
      <>
        <Icon name="error" className="rg c-error" /> {t`Nothing here was printed by kubectl or Prometheus.`}
      </>
    );
  }
  return (
    <>
      <Icon name="check" className="rg" /> {t`Read as`} <b>{words}</b>
    </>
  );
}

/** Several autoscalers can be in the texts; the page explains one. */
function AutoscalerChoice({ explained: { autoscalers } }: { explained: ExplainedEvidence }) {
  const autoscaler = useEvidence((state) => state.autoscaler);
  if (autoscalers.length < 2) return null;
  return (
    <div className="evidence-which">
      <ChoiceField
        label={t`Autoscaler`}
        value={String(autoscaler)}
        choices={autoscalers.map(({ merged: { name, namespace } }, index) => [
          String(index),
          [namespace, name ?? t`without a name`].filter(Boolean).join("/"),
        ])}
        onChange={(value) => useEvidence.setState({ autoscaler: Number(value), sync: null, line: null, lit: [] })}
      />
    </div>
  );
}

function moreEntries(pieces: readonly EvidencePiece[], index: number): MenuEntry[] {
  const without = pieces.filter((_, at) => at !== index);
  return [
    ...(without.length > 0
      ? [
          {
            kind: "action" as const,
            label: t`Remove this piece`,
            run: () => useEvidence.setState({ pieces: without, autoscaler: 0, sync: null, line: null, lit: [] }),
          },
        ]
      : []),
    { kind: "action", label: t`All commands and PromQL`, run: () => openDialog("evidence") },
    { kind: "action", label: t`Close the evidence`, run: closeEvidence },
  ];
}

/** Where the text goes if it is something else. Nothing of it is lost. */
function otherwiseEntries(pieces: readonly EvidencePiece[], index: number): MenuEntry[] {
  const { arrival } = useEvidence.getState();
  const { name, text } = pieces[index]!;
  const [before, after] = arrival.from === "manifest" && pieces.length === 1 ? [arrival.before, arrival.after] : ["", ""];
  return [
    {
      kind: "action",
      label: before + after !== "" ? t`Insert it into the manifest` : t`Use it as the manifest`,
      run: () => takeAsManifest(before + withLineFeeds(text) + after),
    },
    {
      kind: "action",
      label: t`Import it as a measured load`,
      run() {
        closeEvidence();
        useBrought.setState({ file: new File([text], name ?? t`pasted text`) });
        openDialog("bringIn");
      },
    },
    { kind: "action", label: t`Close it and go back`, run: closeEvidence },
  ];
}
