import { createRoot } from "react-dom/client";
import { App } from "./App";
import { isSomethingKept } from "./share/kept";
import { rememberSilenced } from "./manifest/silencedAdvice";
import { followScenario } from "./simulation/followScenario";
import { rememberGreeting } from "./greetingState";
import { useTrace } from "./store/trace";
import { followTheme } from "./theme";
import { loadTheRest } from "./ui/later";
import "./ui/tokens.css";
import "./app.css";

followTheme();
rememberGreeting();
rememberSilenced();
const followAddress = () => import("./share/address").then((share) => share.followAddress());

/** The page begins with what is kept; where nothing is, the code for links and drafts comes after the first answer. */
async function start(): Promise<void> {
  const opensKept = isSomethingKept();
  if (opensKept) await followAddress();
  const { cancel } = followScenario(() => new Worker(new URL("./simulation/worker.ts", import.meta.url), { type: "module" }));
  createRoot(document.getElementById("app")!).render(<App onCancel={cancel} />);

  const rest = () => {
    if (!opensKept) void followAddress();
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
