import type { Messages } from "../language";
import { advice } from "./engine/advice";
import { evidence } from "./engine/evidence";
import { fixes } from "./engine/fixes";
import { foreign } from "./engine/foreign";
import { guide } from "./engine/guide";
import { judgement } from "./engine/judgement";
import { keda } from "./engine/keda";
import { kedaGuide } from "./engine/kedaGuide";
import { reading } from "./engine/reading";
import { refusals } from "./engine/refusals";
import { samples } from "./engine/samples";
import { stored } from "./engine/stored";

/** The engine's messages about a text. The keys are the engine's templates. Messages of the API server stay in English. */
export const engine: Messages = {
  ...advice,
  ...evidence,
  ...fixes,
  ...foreign,
  ...guide,
  ...judgement,
  ...keda,
  ...kedaGuide,
  ...reading,
  ...refusals,
  ...samples,
  ...stored,
};
