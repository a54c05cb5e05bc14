import { create } from "zustand";

/** True if a new release is ready. */
export const useNewRelease = create<{ offered: boolean }>(() => ({ offered: false }));

/** Loads the release that is ready. */
let take = reload;
export const takeNewRelease = (): void => take();

/** A page that stays open for days checks for a new release when the user comes back to it. */
const checkMilliseconds = 3600_000;

/** The files for use without a network are fetched last, because they would otherwise slow down the first answer. */
export async function keepForOffline(): Promise<void> {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  try {
    const registration = await navigator.serviceWorker.register(new URL("sw.js", document.baseURI));
    follow(registration);
    // The browser may have emptied its cache since.
    if (navigator.serviceWorker.controller) registration.active?.postMessage("mend");
  } catch {
    // The browser refuses service workers, so the page works with a network only.
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
      // On a first visit there is no older release to replace.
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
    // Another tab loaded the new release; this page runs on with the files of its own.
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

/** Replaces the old release first, because a reload gets the old release as long as any page of it is open. */
function takeOver(worker: ServiceWorker): void {
  navigator.serviceWorker.addEventListener("controllerchange", reload, { once: true });
  worker.postMessage("takeOver");
}

function reload(): void {
  location.reload();
}
