import { encodeLink } from "../engine/index";
import type { Lesson } from "./lessons/lesson";
import { readyLesson } from "./lessons/lessons";
import { Workshop as Page } from "./lessons/Workshop";
import type { LinkTo } from "./lessons/WorkshopStep";
import { addressOfLesson, addressToShare } from "./share/forms";
import { openDialog } from "./store/view";

/** The page for the leader of a workshop, joined with links. */
export const Workshop = () => <Page linkTo={linkTo} addressOf={addressOf} onClose={backToTheList} />;

const linkTo: LinkTo = (scenario, look) => {
  const fragment = encodeLink({ scenario, cursor: look?.at ?? null, zoom: look?.zoom ?? null });
  return fragment && addressToShare("full", fragment);
};

const addressOf = ({ id }: Lesson): string => addressOfLesson(readyLesson(id) ? id : encodeURIComponent(id));

const backToTheList = () => openDialog("lessons");
