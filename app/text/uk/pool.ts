import type { Messages } from "../language";

export const pool: Messages = {
  "A part of this page could not be loaded, so the search stopped. Reload to try again.":
    "Частину цієї сторінки не вдалося завантажити, тому пошук зупинився. Перезавантажте сторінку.",
  "The search stopped because of an error in this page: {0}": "Пошук зупинився через помилку цієї сторінки: {0}",
  "The browser ended the search's workers several times, so the search stopped. What it found stays.":
    "Браузер кілька разів завершував воркери пошуку, тому він зупинився. Знайдене залишається.",
  "Finished runs kept from an earlier search: {0}. The search goes on from there.":
    "Збережено завершених прогонів попереднього пошуку: {0}. Пошук продовжиться звідти.",
};
