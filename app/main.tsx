import { createRoot } from "react-dom/client";
import { App } from "./App";
import { formIn } from "./share/forms";
import { isSomethingKept } from "./share/kept";
import { useNotice } from "./share/notice";
import { rememberSilenced } from "./manifest/silencedAdvice";
import { followScenario } from "./simulation/followScenario";
import { rememberGreeting } from "./greetingState";
import { rememberPanes } from "./rememberPanes";
import { useBaseline } from "./store/baseline";
import { useMode } from "./store/mode";
import { useTrace } from "./store/trace";
import { followTheme } from "./theme";
import { language } from "./ui/language";
import { loadTheRest } from "./ui/later";
import { t } from "./ui/text";
import "./ui/tokens.css";
import "./app.css";

useMode.setState({ form: formIn(location.search) });
document.documentElement.lang = language;
followTheme();
rememberGreeting();
rememberSilenced();
rememberPanes();
/** Without the code for links and drafts the page works on, and says what it cannot do. */
async function followAddress(opensKept: boolean): Promise<void> {
  try {
    (await import("./share/address")).followAddress();
  } catch {
    const text = t`A part of this page could not be loaded, so what the address or this browser holds was not opened. Reload to try again.`;
    useNotice.setState({ kept: false, ...(opensKept && { notice: { text } }) });
  }
}

/** Where a stand-in had to stay, the page says so. */
async function followUp(): Promise<void> {
  if (await loadTheRest()) return;
  useNotice.setState({ notice: { text: t`A part of this page could not be loaded. Reload to try again.` } });
}

/** What the page needs without a network is fetched last: before, it would compete with the first answer. */
function keepForOffline(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  void navigator.serviceWorker.register(new URL("sw.js", document.baseURI)).catch(() => undefined);
}

/** Without the code for comparing, whoever pins a run is told. */
async function followPinned(client: ReturnType<typeof followScenario>): Promise<void> {
  try {
    (await import("./simulation/followBaseline")).followBaseline(client);
  } catch {
    useBaseline.setState({ refusal: t`The part of this page that compares could not be loaded. Reload to try again.` });
  }
}

/** The page begins with what is kept; where nothing is, the code for links and drafts comes after the first answer. */
async function start(): Promise<void> {
  const opensKept = isSomethingKept();
  if (opensKept) await followAddress(opensKept);
  const client = followScenario(() => new Worker(new URL("./simulation/worker.ts", import.meta.url), { type: "module" }));
  if (useMode.getState().form === "embed") void import("./share/embed").then(({ talkToHost }) => talkToHost());
  createRoot(document.getElementById("app")!).render(<App onCancel={client.cancel} />);

  const rest = () => {
    if (!opensKept) void followAddress(opensKept);
    void followPinned(client);
    void followUp().then(keepForOffline);
  };
  const stopWaiting = useTrace.subscribe(({ run, problems, failure }) => {
    if (run === null && problems.length === 0 && failure === null) return;
    stopWaiting();
    // Safari has no idle callback.
    if (typeof requestIdleCallback === "function") requestIdleCallback(rest, { timeout: 1000 });
    else setTimeout(rest, 300);
  });
}

void start();
