import { create } from "zustand";

/** Whether a new release waits to be taken. */
export const useNewRelease = create<{ offered: boolean }>(() => ({ offered: false }));

/** How the one that waits is taken. */
let take = reload;
export const takeNewRelease = (): void => take();

/** A page that stays open for days checks for a new release when the person comes back to it. */
const checkMilliseconds = 3600_000;

/** The files for use without a network are fetched last: earlier, they would compete with the first answer. */
export async function keepForOffline(): Promise<void> {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  try {
    const registration = await navigator.serviceWorker.register(new URL("sw.js", document.baseURI));
    follow(registration);
    // The browser may have emptied its cache since.
    if (navigator.serviceWorker.controller) registration.active?.postMessage("mend");
  } catch {
    // Closed to the page: then it works with a network only.
  }
}

function follow(registration: ServiceWorkerRegistration): void {
  const { serviceWorker } = navigator;
  const tell = (how: () => void) => {
    take = how;
    useNewRelease.setState({ offered: true });
  };
  const watch = (worker: ServiceWorker | null) => {
    const check = () => {
      // On a first visit there is no older release that it would take the place of.
      if (worker?.state === "installed" && serviceWorker.controller) tell(() => takeOver(worker));
    };
    worker?.addEventListener("statechange", check);
    check();
  };
  watch(registration.waiting);
  watch(registration.installing);
  registration.addEventListener("updatefound", () => watch(registration.installing));

  let controller = serviceWorker.controller;
  serviceWorker.addEventListener("controllerchange", () => {
    // Another tab took it: this one runs on with the files of its own release.
    if (controller) tell(reload);
    controller = serviceWorker.controller;
  });

  let checked = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState !== "visible" || Date.now() - checked < checkMilliseconds) return;
    checked = Date.now();
    // Without a network there is nothing new.
    registration.update().catch(() => undefined);
  });
}

/** A reload alone would be answered by the old release, for as long as any page of it is open. */
function takeOver(worker: ServiceWorker): void {
  navigator.serviceWorker.addEventListener("controllerchange", reload, { once: true });
  worker.postMessage("takeOver");
}

function reload(): void {
  location.reload();
}
