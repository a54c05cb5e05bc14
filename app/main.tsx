import { createRoot } from "react-dom/client";
import { App } from "./App";
import { followAddress } from "./share/address";
import { followScenario } from "./simulation/followScenario";
import { rememberGreeting } from "./greetingState";
import { loadLater } from "./later";
import { followTheme } from "./theme";
import "./ui/tokens.css";
import "./app.css";

followTheme();
rememberGreeting();
followAddress();
const { cancel } = followScenario(() => new Worker(new URL("./simulation/worker.ts", import.meta.url), { type: "module" }));
createRoot(document.getElementById("app")!).render(<App onCancel={cancel} />);
loadLater();

if (import.meta.env.PROD && "serviceWorker" in navigator) {
  window.addEventListener("load", () => void navigator.serviceWorker.register(new URL("sw.js", document.baseURI)).catch(() => undefined));
}
