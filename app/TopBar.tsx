import { useEffect, useState } from "react";
import { maxNameLength } from "../engine/index";
import { CopyLink } from "./share/CopyLink";
import { useNotice } from "./share/notice";
import { useEditable, useMode } from "./store/mode";
import { setName, useScenario } from "./store/scenario";
import { useTrace } from "./store/trace";
import { useView } from "./store/view";
import { shownTheme } from "./theme";
import { Icon } from "./ui/Icon";
import { later, laterInPlace } from "./ui/later";
import { t } from "./ui/text";

const CompareButton = later(() => import("./compare/CompareButton").then((room) => room.CompareButton));
const PresentButton = later(() => import("./present/PresentButton").then((room) => room.PresentButton));
const LanguageMenu = laterInPlace(
  () => <span className="language" />,
  () => import("./ui/LanguageMenu").then((room) => room.LanguageMenu),
);

export function TopBar() {
  const name = useScenario((state) => state.scenario.name);
  const kept = useNotice((state) => state.kept);
  const editable = useEditable();
  const ran = useRan();
  const theme = useView(shownTheme);
  const other = theme === "dark" ? "light" : "dark";
  return (
    <header className="top">
      <h1 className="brand">
        <svg viewBox="0 0 20 20" fill="none" aria-hidden="true">
          <path d="M1 10H19" stroke="var(--edge)" strokeDasharray="2 2" />
          <path d="M1 16H5.5V11.5H10V5H14.5V9H19" stroke="var(--ink)" strokeWidth="2" />
        </svg>
        <span>HPA Playground</span>
      </h1>
      <div className="scenario-name">
        <input
          aria-label={t`Scenario's name`}
          value={name}
          placeholder={t`Name this scenario`}
          maxLength={maxNameLength}
          readOnly={!editable}
          size={Math.max(12, name.length)}
          spellCheck={false}
          onChange={(event) => setName(event.target.value)}
        />
        {editable && (
          <span className="muted">{kept ? t`kept in this browser` : t`not kept: this browser's storage is full or closed`}</span>
        )}
        {!editable && <span className="view-only">{t`view only`}</span>}
      </div>
      <button type="button" className="btn" aria-haspopup="dialog" onClick={() => useView.setState({ dialog: "library" })}>
        {t`Library`}
      </button>
      {ran && <CompareButton />}
      {!editable && (
        <button type="button" className="btn line make-mine" onClick={() => useMode.setState({ form: "full" })}>
          {t`Make it mine`}
        </button>
      )}
      <CopyLink />
      <button
        type="button"
        className="btn sq"
        aria-label={t`Share, save and open`}
        title={t`Share, save and open`}
        aria-haspopup="dialog"
        onClick={() => useNotice.setState({ sharing: true })}
      >
        <Icon name="share" />
      </button>
      {ran && <PresentButton />}
      <button
        type="button"
        className="btn sq"
        aria-label={themeWords(other)}
        title={themeWords(other)}
        onClick={() => useView.setState({ theme: other })}
      >
        <Icon name="theme" />
      </button>
      <LanguageMenu />
    </header>
  );
}

const themeWords = (other: "light" | "dark") => (other === "dark" ? t`Switch to the dark theme` : t`Switch to the light theme`);

/** True once the first answer stands: what it brings must not be fetched before. */
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
