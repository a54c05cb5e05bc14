import { encodeLink } from "../../engine/index";
import type { Lesson } from "../lessons/lesson";
import { readyLesson, readyLessons } from "../lessons/lessons";
import { Workshop as Page } from "../lessons/Workshop";
import type { LinkTo } from "../lessons/WorkshopStep";
import { addressOfLesson, addressOfSession, addressToShare } from "../share/addresses";
import { CopyAddress } from "../share/CopyAddress";
import { openDialog } from "../store/windows";

/** The page for the leader of a workshop, joined with links. */
export const Workshop = () => (
  <Page
    linkTo={linkTo}
    addressOf={({ id }) => addressOfLesson(id)}
    sessionAddress={sessionAddress}
    CopyAddress={CopyAddress}
    onClose={backToTheList}
  />
);

const linkTo: LinkTo = (scenario, look) => {
  const fragment = encodeLink({ scenario, cursor: look?.at ?? null, zoom: look?.zoom ?? null });
  return fragment && addressToShare("full", fragment);
};

/** A lesson from elsewhere has its address for an id. A link that names no lesson opens the list of those that come with the page. */
const sessionAddress = (lessons: readonly Lesson[]): string => {
  const areOurs = lessons.length === readyLessons.length && lessons.every(({ id }) => readyLesson(id));
  return addressOfSession(areOurs ? [] : lessons.map(({ id }) => id));
};

const backToTheList = () => openDialog("lessons");
