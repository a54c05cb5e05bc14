import { encodeLink } from "../../engine/index";
import type { Lesson } from "../lessons/lesson";
import { isFileLesson, readyLesson, readyLessons } from "../lessons/lessons";
import { Workshop as Page } from "../lessons/Workshop";
import type { LinkTo } from "../lessons/WorkshopStep";
import { addressOfLesson, addressOfSession, addressToShare } from "../share/addresses";
import { CopyAddress } from "../share/CopyAddress";
import { FileDrop } from "../share/FileDrop";
import { openDialog } from "../store/windows";

/** The page for the leader of a workshop, joined with links. */
export const Workshop = () => (
  <>
    <Page linkTo={linkTo} addressOf={addressOf} sessionAddress={sessionAddress} CopyAddress={CopyAddress} onClose={backToTheList} />
    <FileDrop />
  </>
);

const linkTo: LinkTo = (scenario, look) => {
  const fragment = encodeLink({ scenario, cursor: look?.at ?? null, zoom: look?.zoom ?? null });
  return fragment && addressToShare("full", fragment);
};

const addressOf = ({ id }: Lesson, step?: number): string | null =>
  isFileLesson(id) ? null : addressOfLesson(id, step === undefined ? {} : { step: step + 1 });

/** A lesson from elsewhere has its address for an id, and one of a file has none. A link that names no lesson opens the list of those that come with the page. */
const sessionAddress = (all: readonly Lesson[]): string | null => {
  const lessons = all.filter(({ id }) => !isFileLesson(id));
  if (lessons.length === 0) return null;
  const areOurs = lessons.length === readyLessons.length && lessons.every(({ id }) => readyLesson(id));
  return addressOfSession(areOurs ? [] : lessons.map(({ id }) => id));
};

const backToTheList = () => openDialog("lessons");
