import { handedLoad } from "../exchange/handedSamples";
import { startReader } from "../exchange/samplesReader";
import { talkToHost } from "../share/embed";

/** Joins a frame's talk with its host to the reader of measured loads. */
export const listenToHost = (): void => talkToHost((text, about, noise) => handedLoad(startReader(), text, about, noise));
