import { useFigureKeys } from "./figureKeys";
import { usePlayback } from "./playback";
import { useTransportKeys } from "./transportKeys";

/** The figures' and the transport's keys, wherever the page has the focus, and the playing that they start. */
export function Keys(): null {
  useTransportKeys();
  useFigureKeys();
  usePlayback();
  return null;
}
