import { LessonsDialog as Dialog } from "./lessons/LessonsDialog";
import { LessonTab as Tab } from "./lessons/LessonTab";
import * as lending from "./share/lending";

/** The lessons, joined with what keeps one's own scenario meanwhile; all of it comes late. */
export const LessonsDialog = ({ onClose }: { onClose: () => void }) => <Dialog lending={lending} onClose={onClose} />;
export const LessonTab = () => <Tab lending={lending} />;
