/**
 * What people call things. The search over the page and the library's search know these words in every language, whatever the language of
 * the page.
 */
import type { AboutWords, Called } from "./matching";
import { cluster } from "./peoplesWords/cluster";
import { keda } from "./peoplesWords/keda";
import { metrics } from "./peoplesWords/metrics";
import { page } from "./peoplesWords/page";
import type { PeoplesWords } from "./peoplesWords/row";
import { scaling } from "./peoplesWords/scaling";
import { vpa } from "./peoplesWords/vpa";

export const peoplesWords: readonly PeoplesWords[] = [...scaling, ...metrics, ...cluster, ...keda, ...vpa, ...page];

/** People's words for each target. */
const byTarget = new Map<string, Called[]>();
for (const { en, de, uk, leadTo } of peoplesWords)
  for (const [place, target] of leadTo.entries()) {
    const called = [...en, ...de, ...uk].map((words): Called => ({ words, place }));
    byTarget.set(target, [...(byTarget.get(target) ?? []), ...called]);
  }

export const calledOf = (target: string): readonly Called[] => byTarget.get(target) ?? [];

/** What a person asks for who types a quantity. */
export const quantities = "quantity suffix";

const inWords = (texts: readonly string[]): string[] => texts.flatMap((words) => words.split(" "));

export const aboutWords: AboutWords = {
  // Everything here is about the autoscaler of Kubernetes, so its names say nothing, either.
  little: inWords([
    "a an the to of for in on at by is are be do does did can how what why when where i me my it its and or with from this that there",
    "der die das den dem des ein eine einen einem einer ist sind wie was warum wann wo ich mein meine es und oder von vom für in im am an auf bei zu zum zur mit aus sich kann man",
    "як що чому коли де це і й та або у в на до для від при під по про з із зі чи мій моя мої",
    "hpa hpas autoscaler kubernetes k8s автоскейлер",
  ]),
  same: [
    ["replica", "replicas", "replika", "replikas", "replikat", "replikate", "replikaten"],
    ["под", "поди", "подів", "пода", "подам", "подах", "pod", "pods"],
    ["репліка", "репліки", "реплік", "репліку", "репліками"],
    ["node", "nodes", "knoten"],
    ["вузол", "вузла", "вузлу", "вузлом", "вузли", "вузлів", "нода", "ноди", "ноду", "нод"],
    ["max", "maximum", "maximal", "maximale", "maximalen"],
    ["min", "minimum", "minimal", "minimale", "minimalen"],
    ["downscale", "downscaling", "scaledown", "herunterskalieren", "runterskalieren", "herunter", "runter"],
    ["upscale", "upscaling", "scaleup", "hochskalieren", "raufskalieren"],
  ],
  endings: inWords([
    "s es e ed er ing ion y ies ly",
    "en em ern n et t te ten ung ungen ieren iert ierung ig ige igen bar",
    "а у и і о е я ю ь ів ам ами ах ом ем ою ею тю ям ями ях ей ов ові ий ії ого ому їм їх ець ця ці ців цю им их ими ої",
    "ти ть ться тись ати ити увати ювати ує ується ує ають ать ить ено ння ення ання вання ванню ванні ня ні ню ність ності",
  ]).concat(""),
};
