import { sharesRun } from "../../engine/index";
import type { CandidateKey } from "../../engine/index";
import type { Form } from "../store/mode";
import { useScenario } from "../store/scenario";
import { useSearch } from "../store/search";
import { useTune } from "../store/tune";
import type { WindowsState } from "../store/windows";
import { language } from "../text/language";
import { howWeKnow, names, tune } from "./forms";

/**
 * An address to share: this page in a form, with a fragment, and nothing else from its own address. The recipient reads it in their own
 * language. Only a frame keeps the language in which it was made, because it is part of a text and has no switch.
 */
export function addressToShare(form: Form, fragment: string): string {
  const [name] = names.find(([, each]) => each === form) ?? [];
  const parts = [...(form === "embed" && language !== "en" ? [`lang=${language}`] : []), ...(name ? [name] : []), ...tuneIn(form)];
  return `${location.origin}${location.pathname}${queryOf(parts)}#${fragment}`;
}

/** The page's own address while this window is open. */
export function addressWithHowWeKnow(dialog: WindowsState["dialog"]): string {
  const others = queryParts().filter((part) => part.split("=")[0] !== howWeKnow);
  return `${location.pathname}${queryOf([...others, ...nameOfHowWeKnow(dialog)])}${location.hash}`;
}

function nameOfHowWeKnow(dialog: WindowsState["dialog"]): string[] {
  if (dialog === "howWeKnow") return [howWeKnow];
  const isPart = dialog !== null && typeof dialog === "object" && dialog.what === "howWeKnow";
  return isPart ? [`${howWeKnow}=${dialog.part}`] : [];
}

/** The page's own address after the request was answered. */
export function withoutAsked(): string {
  return `${location.pathname}${queryOf(queryParts().filter((part) => !asks.test(part)))}${location.hash}`;
}

const asks = /^(url|lessons?|step|answer|drawing|by|evidence|given)(=|$)/;

/** What a lesson's address may add: the number of a step, from 1, and a participant's answer or drawing there, with what tells participants apart. */
interface LessonParts {
  step?: number;
  answer?: number;
  drawing?: string;
  by?: string;
}

/** An address to share that opens a lesson: one of ours by its id, or a file by its address. */
export const addressOfLesson = (id: string, parts: LessonParts = {}): string =>
  `${location.origin}${location.pathname}${queryOf(lessonIn(id, parts))}`;

const lessonIn = (id: string, { step, answer, drawing, by }: LessonParts): string[] => [
  `lesson=${/^[a-z0-9-]+$/.test(id) ? id : encodeURIComponent(id)}`,
  ...(step === undefined ? [] : [`step=${step}`]),
  ...(answer === undefined ? [] : [`answer=${answer}`]),
  ...(drawing === undefined ? [] : [`drawing=${drawing}`]),
  ...(by === undefined ? [] : [`by=${by}`]),
];

/**
 * An address to share that opens the list of a session's lessons, of all lessons if it names none. Commas part the ids, so the address of a
 * file has none of its own.
 */
export const addressOfSession = (ids: readonly string[]): string =>
  `${location.origin}${location.pathname}?lessons${ids.length === 0 ? "" : `=${ids.map((id) => encodeURIComponent(id.replaceAll(",", "%2C"))).join(",")}`}`;

/** The page's own address in a form and with a fragment; the rest of its query stays. */
export function ownAddress(form: Form, fragment: string): string {
  const others = withoutModes(queryParts());
  const own = names.flatMap(([name, each]) => (each === form ? [name] : []));
  return `${location.pathname}${queryOf([...others, ...own, ...tuneIn(form)])}${fragment && `#${fragment}`}`;
}

/** The page's own address in a lesson. It has no fragment, because that would be the scenario whose run a question covers. */
export function ownAddressOfLesson(id: string, step: number): string {
  const others = withoutModes(queryParts()).filter((part) => !asks.test(part));
  return `${location.pathname}${queryOf([...others, ...lessonIn(id, { step }), ...tuneIn("full")])}`;
}

const modes: readonly string[] = [...names.map(([name]) => name), tune];
const withoutModes = (parts: readonly string[]) => parts.filter((part) => !modes.includes(part.split("=")[0]!));

function tuneIn(form: Form): string[] {
  const { open, wanted } = useTune.getState();
  if (form !== "full" || !open) return [];
  const key = pickedNow() ?? wanted;
  return [key === null ? tune : `${tune}=${key}`];
}

/** The picked candidate, if what was searched is the scenario and the study of the page. */
function pickedNow(): CandidateKey | null {
  const { asked, picked } = useSearch.getState();
  const { scenario } = useScenario.getState();
  const isNow = asked !== null && sharesRun(asked.scenario, scenario) && (scenario.study ?? asked.study) === asked.study;
  return isNow ? picked : null;
}

const queryParts = () =>
  location.search
    .slice(1)
    .split("&")
    .filter((part) => part !== "");
const queryOf = (parts: readonly string[]) => (parts.length === 0 ? "" : `?${parts.join("&")}`);
