import { useEffect, useState } from "react";
import { maxNameLength } from "../engine/index";
import { useGreets } from "./greetingState";
import { CopyLink } from "./share/CopyLink";
import { useNotice } from "./share/notice";
import { useEvidence } from "./store/evidence";
import { useChangeable, useLesson } from "./store/lesson";
import { togglePresent, useEditable, useMode } from "./store/mode";
import { setName, useScenario } from "./store/scenario";
import { useTrace } from "./store/trace";
import { toggleTune, useTuning } from "./store/tune";
import { useTheme } from "./store/theme";
import { openDialog } from "./store/windows";
import { shownTheme } from "./theme";
import { Icon } from "./ui/Icon";
import { later, laterInPlace } from "./ui/later";
import { useCompact } from "./ui/layout";
import { Menu, type MenuEntry } from "./ui/Menu";
import { searchKey } from "./ui/platformKeys";
import { shownName } from "./words/names/shownName";
import { t } from "./words/text";

const CompareButton = later(() => import("./compare/CompareButton").then((room) => room.CompareButton), "above");
const TuneButton = later(() => import("./tune/TuneButton").then((room) => room.TuneButton), "above");
const EvidenceTitle = later(
  () => import("./doors/evidenceRoom").then((room) => room.EvidenceTitle),
  "line",
  () => <div className="scenario-name" />,
);
const PresentButton = later(() => import("./present/PresentButton").then((room) => room.PresentButton), "above");
const LanguageMenu = laterInPlace(
  () => <span className="language" />,
  () => import("./ui/LanguageMenu").then((room) => room.LanguageMenu),
);

const openSearch = () => openDialog("search");
const openLibrary = () => openDialog("library");
const openOwn = () => openDialog("own");
const openEvidence = () => openDialog("evidence");
const openLessons = () => openDialog("lessons");
const openHowWeKnow = () => openDialog("howWeKnow");
const openSharing = () => openDialog("share");
const openPicture = () => openDialog("picture");
const searchWords = t`Search the page`;
const searchTitle = `${searchWords} (/, ${searchKey})`;
const ownWords = t`Your scenarios: save and open`;
const pictureWords = t`Copy as picture`;
const shareWords = t`Share, save and open`;

export function TopBar() {
  const name = shownName(useScenario((state) => state.scenario.name));
  const kept = useNotice((state) => state.kept);
  const isOwn = useScenario(({ whose }) => whose.is === "own");
  const editable = useEditable();
  const named = useChangeable("others");
  const inLesson = useLesson(({ open }) => open !== null);
  const inEvidence = useEvidence(({ pieces }) => pieces.length > 0);
  const tuning = useTuning();
  const compact = useCompact();
  const greets = useGreets();
  const ran = useRan();
  const theme = useTheme(shownTheme);
  const other = theme === "dark" ? "light" : "dark";
  return (
    <header className={greets ? "top greets" : "top"}>
      <h1 className="brand">
        <svg viewBox="0 0 20 20" fill="none" aria-hidden="true">
          <path d="M1 10H19" stroke="var(--edge)" strokeDasharray="2 2" />
          <path d="M1 16H5.5V11.5H10V5H14.5V9H19" stroke="var(--ink)" strokeWidth="2" />
        </svg>
        <span>HPA Playground</span>
      </h1>
      {inEvidence ? (
        <EvidenceTitle />
      ) : (
        <div className="scenario-name">
          <input
            aria-label={t`Scenario's name`}
            value={name}
            placeholder={t`Name this scenario`}
            maxLength={maxNameLength}
            readOnly={!named}
            size={Math.max(12, name.length)}
            spellCheck={false}
            onChange={(event) => setName(event.target.value)}
          />
          {editable && isOwn && (
            <span className={kept ? "muted kept" : "muted"}>
              {kept ? t`saved in this browser` : t`not saved: this browser's storage is full or blocked`}
            </span>
          )}
          {!editable && <span className="view-only">{t`view only`}</span>}
        </div>
      )}
      {!compact && (
        <button type="button" className="btn sq" aria-label={searchWords} title={searchTitle} aria-haspopup="dialog" onClick={openSearch}>
          <Icon name="search" />
        </button>
      )}
      {!compact && (
        <button type="button" className="btn" aria-haspopup="dialog" onClick={openLibrary}>
          {t`Library`}
        </button>
      )}
      {!compact && editable && !inLesson && (
        <button type="button" className="btn open-own" aria-haspopup="dialog" title={ownWords} onClick={openOwn}>
          {t`Open`}
        </button>
      )}
      {!compact && editable && (
        <button type="button" className={inLesson ? "btn on" : "btn"} aria-haspopup="dialog" onClick={openLessons}>
          {t`Lessons`}
        </button>
      )}
      {ran && !inLesson && !inEvidence && <CompareButton />}
      {ran && (tuning || !compact) && editable && !inLesson && !inEvidence && <TuneButton />}
      {!editable && (
        <button type="button" className="btn line make-mine" onClick={() => useMode.setState({ form: "full" })}>
          {t`Make it mine`}
        </button>
      )}
      <CopyLink />
      {compact ? (
        <span className="more">
          <Menu
            label={t`More`}
            face={<Icon name="more" />}
            entries={moreEntries({ editable, inLesson, tuning, ran: ran && !inEvidence, other })}
          />
        </span>
      ) : (
        <>
          <button type="button" className="btn sq" aria-label={shareWords} title={shareWords} aria-haspopup="dialog" onClick={openSharing}>
            <Icon name="share" />
          </button>
          <button
            type="button"
            className="btn sq roomy-only"
            aria-label={pictureWords}
            title={pictureWords}
            aria-haspopup="dialog"
            disabled={!ran || inEvidence}
            onClick={openPicture}
          >
            <Icon name="picture" />
          </button>
          {ran && !inEvidence && <PresentButton />}
          <button type="button" className="btn sq" aria-label={themeWords(other)} title={themeWords(other)} onClick={() => turn(other)}>
            <Icon name="theme" />
          </button>
        </>
      )}
      <LanguageMenu />
    </header>
  );
}

/** The entries that move into a menu below 1024 px, because the scenario's name needs the room. */
function moreEntries({
  editable,
  inLesson,
  tuning,
  ran,
  other,
}: {
  editable: boolean;
  inLesson: boolean;
  tuning: boolean;
  ran: boolean;
  other: OtherTheme;
}): MenuEntry[] {
  const action = (label: string, run: () => void, disabled = false): MenuEntry => ({ kind: "action", label, run, disabled });
  return [
    action(searchWords, openSearch),
    action(t`Library`, openLibrary),
    ...(editable
      ? [action(t`Your scenarios`, openOwn), action(t`Explain your cluster`, openEvidence, inLesson), action(t`Lessons`, openLessons)]
      : []),
    ...(editable && !inLesson ? [action(tuning ? t`Close Tune` : t`Tune`, toggleTune)] : []),
    action(shareWords, openSharing),
    action(pictureWords, openPicture, !ran),
    action(t`Present`, togglePresent, !ran),
    action(themeWords(other), () => turn(other)),
    action(t`How we know`, openHowWeKnow),
  ];
}

type OtherTheme = "light" | "dark";
const themeWords = (other: OtherTheme) => (other === "dark" ? t`Switch to the dark theme` : t`Switch to the light theme`);
const turn = (theme: OtherTheme) => useTheme.setState({ theme });

/** True once the page shows the first answer, because code that is not in sight must not load before it. */
function useRan(): boolean {
  const answered = useTrace(({ run }) => run !== null && run.digest !== null);
  const [ran, setRan] = useState(false);
  useEffect(() => {
    if (!answered) return;
    const timer = setTimeout(() => setRan(true));
    return () => clearTimeout(timer);
  }, [answered]);
  return ran;
}
