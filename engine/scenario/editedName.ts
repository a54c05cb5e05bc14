import { maxNameLength } from "./scenario";

const mark = " (edited)";

/** The name of a changed scenario that came with that name; in English, as all names that come with the page. */
export const editedName = (name: string): string =>
  name === "" || name.endsWith(mark) ? name : `${name.slice(0, maxNameLength - mark.length)}${mark}`;

/** The name without that mark. */
export const uneditedName = (name: string): string => (name.endsWith(mark) ? name.slice(0, -mark.length) : name);
