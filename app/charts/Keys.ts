import { useFigureKeys } from "./figureKeys";
import { usePlayback } from "./playback";
import { useTransportKeys } from "./transportKeys";

/** The keys of the figures and of the transport, which work wherever the focus is, and the playing that they start. */
export function Keys(): null {
  useTransportKeys();
  useFigureKeys();
  usePlayback();
  return null;
}
