import { encodeLink } from "../engine/index";
import type { Lesson } from "./lessons/lesson";
import { readyLesson, readyLessons } from "./lessons/lessons";
import { Workshop as Page } from "./lessons/Workshop";
import type { LinkTo } from "./lessons/WorkshopStep";
import { addressOfLesson, addressOfSession, addressToShare } from "./share/forms";
import { CopyAddress } from "./share/CopyAddress";
import { openDialog } from "./store/view";

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

/** The list can name only lessons that come with the page. A lesson from elsewhere keeps a link of its own. */
const sessionAddress = (lessons: readonly Lesson[]): string => {
  const ours = lessons.filter(({ id }) => readyLesson(id)).map(({ id }) => id);
  return addressOfSession(ours.length === readyLessons.length ? [] : ours);
};

const backToTheList = () => openDialog("lessons");
