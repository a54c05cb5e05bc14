import { maxNameLength } from "../engine/index";
import { useGreets } from "./greetingState";
import { CopyLink } from "./share/CopyLink";
import { useNotice } from "./share/notice";
import { useEvidence } from "./store/evidence";
import { useChangeable, useLesson } from "./store/lesson";
import { useEditable, useMode } from "./store/mode";
import { setName, useScenario } from "./store/scenario";
import { closeTune, useTuning } from "./store/tune";
import { openDialog } from "./store/windows";
import { Brand } from "./ui/Brand";
import { Icon } from "./ui/Icon";
import { later, laterInPlace } from "./ui/later";
import { useLayout } from "./ui/layout";
import { searchKey } from "./ui/platformKeys";
import { shownName } from "./words/names/shownName";
import { t } from "./words/text";

interface MenuProps {
  /** What its button shows. */
  face: React.ReactNode;
}

/** A menu's button before its entries come, so that nothing moves when they do. */
const Face = ({ face }: MenuProps) => (
  <span className="top-menu">
    <span className="menu-button">{face}</span>
  </span>
);
const ClusterMenu = laterInPlace(Face, () => import("./doors/topMenus").then((room) => room.ClusterMenu));
const ShareMenu = laterInPlace(Face, () => import("./doors/topMenus").then((room) => room.ShareMenu));
const MoreMenu = laterInPlace(Face, () => import("./doors/topMenus").then((room) => room.MoreMenu));
const DoingSwitch = laterInPlace(
  () => (
    <div className="doing" aria-hidden="true">
      <span>{t`Explore`}</span>
      <span>{t`Compare`}</span>
      <span>{t`Tune`}</span>
    </div>
  ),
  () => import("./doors/doingSwitch").then((room) => room.DoingSwitch),
);
const EvidenceTitle = later(
  () => import("./doors/evidenceRoom").then((room) => room.EvidenceTitle),
  "line",
  () => <div className="scenario-name" />,
);

const searchWords = t`Search the page`;

/** The rim of the page: its scenario, and what one does with it. On a phone all but the link folds into two menus. */
export function TopBar() {
  const name = shownName(useScenario((state) => state.scenario.name));
  const kept = useNotice((state) => state.kept);
  const isOwn = useScenario(({ whose }) => whose.is === "own");
  const editable = useEditable();
  const named = useChangeable("others");
  const inLesson = useLesson(({ open }) => open !== null);
  const inEvidence = useEvidence(({ pieces }) => pieces.length > 0);
  const tuning = useTuning();
  const narrow = useLayout() === "narrow";
  const greets = useGreets();
  return (
    <header className={greets ? "top greets" : "top"}>
      <Brand />
      {inEvidence ? (
        <EvidenceTitle />
      ) : (
        <div className="scenario-name">
          <input
            aria-label={t`Scenario's name`}
            value={name}
            title={name}
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
      {!narrow && (
        <>
          <button
            type="button"
            className={inLesson ? "btn on" : "btn"}
            aria-haspopup="dialog"
            onClick={() => openDialog(inLesson ? "lessons" : "library")}
          >
            {t`Learn`}
          </button>
          {editable && (
            <ClusterMenu
              face={
                <>
                  {t`My cluster`}
                  <Icon name="caret" />
                </>
              }
            />
          )}
          {!inLesson && !inEvidence && <DoingSwitch />}
        </>
      )}
      {!editable && (
        <button type="button" className="btn line make-mine" onClick={() => useMode.setState({ form: "full" })}>
          {t`Make it mine`}
        </button>
      )}
      {narrow && tuning && (
        <button type="button" className="btn on" aria-label={t`Close Tune`} onClick={closeTune}>
          <Icon name="close" />
        </button>
      )}
      <div className="sharing">
        <CopyLink />
        <ShareMenu face={<Icon name={narrow ? "share" : "caret"} />} />
      </div>
      {!narrow && (
        <button
          type="button"
          className="btn sq"
          aria-label={searchWords}
          title={`${searchWords} (/, ${searchKey})`}
          aria-haspopup="dialog"
          onClick={() => openDialog("search")}
        >
          <Icon name="search" />
        </button>
      )}
      <MoreMenu face={<Icon name="more" />} />
    </header>
  );
}
