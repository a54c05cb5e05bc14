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
const opensKept = isSomethingKept();
if (opensKept) await followAddress();
const { cancel } = followScenario(() => new Worker(new URL("./simulation/worker.ts", import.meta.url), { type: "module" }));
createRoot(document.getElementById("app")!).render(<App onCancel={cancel} />);

const stopWaiting = useTrace.subscribe(({ run, problems, failure }) => {
  if (run === null && problems.length === 0 && failure === null) return;
  stopWaiting();
  if (!opensKept) void followAddress();
  // Safari has no idle callback.
  if (typeof requestIdleCallback === "function") requestIdleCallback(() => void loadTheRest(), { timeout: 2000 });
  else setTimeout(() => void loadTheRest(), 300);
});

if (import.meta.env.PROD && "serviceWorker" in navigator) {
  window.addEventListener("load", () => void navigator.serviceWorker.register(new URL("sw.js", document.baseURI)).catch(() => undefined));
}
