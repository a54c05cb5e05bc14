import { create } from "zustand";
import type { CountSteps } from "../../engine/index";
import { fieldsOf, keptJson, listOf, readTab, textOf } from "../ui/keptData";
import { isParticipant, type AnswerLink } from "./answerLinks";
import type { Lesson } from "./lesson";
import { readPlace, type LessonPlace } from "./lessonAddress";

/** The answers of a workshop's room, as its leader has taken them in. This tab keeps them until it closes. */
interface Room {
  /** The newest answer of each participant to each step. */
  links: readonly AnswerLink[];
  /** What the leader has pasted and the page has not taken in. */
  pasted: string;
}

const key = "hpa-playground/room-answers";

export const useRoom = create<Room>(() => ({ links: readLinks(readTab(key)), pasted: "" }));

/** A step of a lesson, from 0. */
export interface StepPlace {
  lesson: string;
  step: number;
}

/** What became of the links of a text. */
export interface Taken {
  fresh: number;
  /** Answers that were there already. */
  again: number;
  /** Answers in place of another one of the same participant. */
  changed: number;
  /** Links that do not fit their step. */
  unfit: number;
  /** New or changed answers to other steps than the shown one; they count there. */
  elsewhere: readonly (StepPlace & { count: number })[];
  /** What the links name that is no lesson of the page. */
  unknown: readonly string[];
}

/** Takes in the answers of a text. `here` is the step that the leader looks at. */
export function takeAnswers(found: readonly AnswerLink[], lessons: readonly Lesson[], here: StepPlace): Taken {
  const known = new Map(useRoom.getState().links.map((link) => [whoseAnswer(link), link]));
  const elsewhere = new Map<string, StepPlace & { count: number }>();
  const unknown = new Set<string>();
  const counts = { fresh: 0, again: 0, changed: 0, unfit: 0 };
  for (const link of found) {
    const lesson = lessons.find(({ id }) => id === link.lesson);
    const place = lesson && placeOf(link, lesson);
    if (!lesson) unknown.add(link.lesson.slice(0, 80));
    else if (!place) counts.unfit++;
    else {
      const before = known.get(whoseAnswer(link));
      const isSame = before !== undefined && said(before) === said(link);
      known.set(whoseAnswer(link), link);
      const isHere = link.lesson === here.lesson && place.step === here.step;
      if (isSame) counts.again++;
      else if (isHere) counts[before ? "changed" : "fresh"]++;
      else {
        const at = `${place.step} ${link.lesson}`;
        elsewhere.set(at, { lesson: link.lesson, step: place.step, count: (elsewhere.get(at)?.count ?? 0) + 1 });
      }
    }
  }
  keep([...known.values()]);
  return { ...counts, elsewhere: [...elsewhere.values()], unknown: [...unknown] };
}

/** The answers to a step: how many chose each option, and each drawing. */
export interface StepAnswers {
  count: number;
  /** By the option's index. */
  chosen: readonly number[];
  drawings: readonly CountSteps[];
}

export function answersTo(links: readonly AnswerLink[], lesson: Lesson, step: number): StepAnswers {
  const places = links.flatMap((link) => (link.lesson === lesson.id ? (placeOf(link, lesson) ?? []) : [])).filter((at) => at.step === step);
  const checkpoint = lesson.steps[step]?.checkpoint;
  const choices = checkpoint?.kind === "question" ? checkpoint.choices : [];
  return {
    count: places.length,
    chosen: choices.map((_, choice) => places.filter((at) => at.choice === choice).length),
    drawings: places.flatMap(({ drawn }) => (drawn ? [drawn] : [])),
  };
}

/** Forgets the answers to one step. */
export function forgetAnswers(lesson: Lesson, step: number): void {
  keep(useRoom.getState().links.filter((link) => link.lesson !== lesson.id || placeOf(link, lesson)?.step !== step));
}

/** The place of an answer in its lesson; null if the answer does not fit there. */
function placeOf(link: AnswerLink, lesson: Lesson): LessonPlace | null {
  const { place, wrong } = readPlace(link, lesson);
  return wrong === null && place !== null && (place.choice !== null || place.drawn !== null) ? place : null;
}

/** A participant has one answer to a step. Without a participant, equal links are one answer. */
const whoseAnswer = (link: AnswerLink): string => `${link.lesson} ${link.step} ${link.by ?? said(link)}`;
const said = ({ answer, drawing }: AnswerLink): string => `${answer ?? ""} ${drawing ?? ""}`;

function keep(links: readonly AnswerLink[]): void {
  useRoom.setState({ links });
  try {
    sessionStorage.setItem(key, JSON.stringify(links));
  } catch {
    // The storage is full or blocked: the answers stay as long as the page is open.
  }
}

/** This and `linkIn` are declarations, because the store calls them while this file is still loading. */
function readLinks(text: string | null): AnswerLink[] {
  return listOf(keptJson(text, 4_000_000), 20_000, linkIn) ?? [];
}

function linkIn(data: unknown): AnswerLink | null {
  const fields = fieldsOf(data);
  const part = (name: string) => textOf(fields?.get(name), 100_000);
  const [lesson, by] = [part("lesson"), part("by")];
  if (lesson === null) return null;
  return { lesson, step: part("step"), answer: part("answer"), drawing: part("drawing"), by: by !== null && isParticipant(by) ? by : null };
}
