import type { Catalogue } from "../language";
import { about } from "./about";
import { app } from "./app";
import { charts } from "./charts";
import { clusterEvidence } from "./clusterEvidence";
import { compare } from "./compare";
import { documents } from "./documents";
import { engine } from "./engine";
import { entries } from "./entries";
import { evidence } from "./evidence";
import { evidenceAlone } from "./evidenceAlone";
import { evidenceAtTime } from "./evidenceAtTime";
import { evidenceCommands } from "./evidenceCommands";
import { evidenceProblems } from "./evidenceProblems";
import { evidenceSnapshot } from "./evidenceSnapshot";
import { evidenceSeries } from "./evidenceSeries";
import { exchange } from "./exchange";
import { explain } from "./explain";
import { goOn } from "./goOn";
import { incidents } from "./incidents";
import { keys } from "./keys";
import { kedaFigures } from "./kedaFigures";
import { kubectl } from "./kubectl";
import { lessons } from "./lessons";
import { library } from "./library";
import { load } from "./load";
import { luck } from "./luck";
import { manifest } from "./manifest";
import { nouns } from "./nouns";
import { picture } from "./picture";
import { pool } from "./pool";
import { present } from "./present";
import { search } from "./search";
import { share } from "./share";
import { simulation } from "./simulation";
import { tune } from "./tune";
import { tuneCandidate } from "./tuneCandidate";
import { tuneFront } from "./tuneFront";
import { ui } from "./ui";
import { workload } from "./workload";

/** German, room by room. */
export const de: Catalogue = {
  messages: {
    ...about,
    ...app,
    ...charts,
    ...clusterEvidence,
    ...compare,
    ...documents,
    ...evidence,
    ...evidenceAlone,
    ...evidenceAtTime,
    ...evidenceCommands,
    ...evidenceProblems,
    ...evidenceSnapshot,
    ...evidenceSeries,
    ...exchange,
    ...explain,
    ...goOn,
    ...incidents,
    ...keys,
    ...kedaFigures,
    ...kubectl,
    ...lessons,
    ...library,
    ...load,
    ...luck,
    ...manifest,
    ...picture,
    ...pool,
    ...present,
    ...search,
    ...share,
    ...simulation,
    ...tune,
    ...tuneCandidate,
    ...tuneFront,
    ...ui,
    ...workload,
  },
  engine,
  entries,
  nouns,
};
