import { createRoot } from "react-dom/client";
import { App } from "./App";
import { formIn } from "./share/forms";
import { isSomethingKept } from "./share/kept";
import { useNotice } from "./share/notice";
import { rememberSilenced } from "./manifest/silencedAdvice";
import { followScenario } from "./simulation/followScenario";
import { rememberGreeting } from "./greetingState";
import { useMode } from "./store/mode";
import { useTrace } from "./store/trace";
import { followTheme } from "./theme";
import { loadTheRest } from "./ui/later";
import "./ui/tokens.css";
import "./app.css";

useMode.setState({ form: formIn(location.search) });
followTheme();
rememberGreeting();
rememberSilenced();
/** Without the code for links and drafts the page works on, and says what it cannot do. */
async function followAddress(opensKept: boolean): Promise<void> {
  try {
    (await import("./share/address")).followAddress();
  } catch {
    const text = "A part of this page could not be loaded, so what the address or this browser holds was not opened. Reload to try again.";
    useNotice.setState({ kept: false, ...(opensKept && { notice: { text } }) });
  }
}

/** The page begins with what is kept; where nothing is, the code for links and drafts comes after the first answer. */
async function start(): Promise<void> {
  const opensKept = isSomethingKept();
  if (opensKept) await followAddress(opensKept);
  const { cancel } = followScenario(() => new Worker(new URL("./simulation/worker.ts", import.meta.url), { type: "module" }));
  if (useMode.getState().form === "embed") void import("./share/embed").then(({ talkToHost }) => talkToHost());
  createRoot(document.getElementById("app")!).render(<App onCancel={cancel} />);

  const rest = () => {
    if (!opensKept) void followAddress(opensKept);
    void loadTheRest();
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

if (import.meta.env.PROD && "serviceWorker" in navigator) {
  window.addEventListener("load", () => void navigator.serviceWorker.register(new URL("sw.js", document.baseURI)).catch(() => undefined));
}
