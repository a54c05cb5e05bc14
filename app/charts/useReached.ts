import { useView } from "../store/view";

/** The last second that the words in the figures may tell of: the cursor's while the run plays, else Infinity. */
export const useReached = (): number => useView(({ playhead, cursor }) => (playhead === null ? Infinity : (cursor ?? 0)));
