import { isRecord } from "../../engine/index";
/** True if the entry is a lesson's that this page has opened, in contrast to a link to a lesson. */
export const isLessonEntry = (): boolean => noted()["lesson"] === true;

/** What the page has noted in its entry of the browser's history (`arrival`). Another release of the page may have written it. */
export const noted = (): Readonly<Record<string, unknown>> => {
  const state: unknown = history.state;
  return isRecord(state) ? state : {};
};
