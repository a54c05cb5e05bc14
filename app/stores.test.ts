import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { usePins } from "./greetingState";
import { useCourse } from "./lessons/course";
import { useProgress } from "./lessons/progress";
import { useRoom } from "./lessons/roomAnswers";
import { useLastGiven } from "./lessons/useStepRun";
import { useNewRelease } from "./newRelease";
import { useNotice } from "./share/notice";
import { useBaseline } from "./store/baseline";
import { useBrought } from "./store/brought";
import { useContinued } from "./store/continued";
import { useDiagnosis } from "./store/diagnosis";
import { useKubectl } from "./store/kubectl";
import { useEvidence } from "./store/evidence";
import { useEvidenceScenario } from "./store/evidenceScenario";
import { useSeries } from "./store/evidenceSeries";
import { useLesson } from "./store/lesson";
import { useLuck } from "./store/luck";
import { useMode } from "./store/mode";
import { usePanes } from "./store/panes";
import { usePoll } from "./store/poll";
import { useScenario } from "./store/scenario";
import { useSummaries } from "./store/summaries";
import { useSearch } from "./store/search";
import { useTune } from "./store/tune";
import { useTrace } from "./store/trace";
import { useView } from "./store/view";
import { useFields } from "./tune/chosen";
import { useJudged } from "./tune/form/studyNow";
import { useMissingParts } from "./ui/missingParts";
import { useTabs } from "./store/tabs";
import { useWindows } from "./store/windows";
import { useReader } from "./store/reader";
import { useTheme } from "./store/theme";
import { useWanted } from "./store/wanted";

/** Types that have methods and still are data. */
type Leaf = string | number | boolean | null | undefined | ArrayBufferView | File | ReadonlySet<unknown> | ReadonlyMap<unknown, unknown>;

/** The paths at which a state holds a function, down to the depth of the states. */
type Functions<State, Path extends string = "", Depth extends 0[] = []> = Depth["length"] extends 4
  ? never
  : State extends Leaf
    ? never
    : State extends (...values: never[]) => unknown
      ? Path
      : State extends readonly (infer Item)[]
        ? Functions<Item, `${Path}[]`, [...Depth, 0]>
        : { [Name in keyof State & string]: Functions<State[Name], `${Path}.${Name}`, [...Depth, 0]> }[keyof State & string];

const holding = <State>(store: { getState(): State }, ...functions: [Functions<State>] extends [never] ? [] : [at: Functions<State>]) => [
  store,
  functions,
];

test("stores hold data; a function in one does not compile here", () => {
  const stores = [
    holding(useBaseline),
    holding(usePoll),
    holding(useBrought),
    holding(useContinued),
    holding(useCourse),
    holding(useDiagnosis),
    holding(useKubectl),
    holding(useEvidence),
    holding(useEvidenceScenario),
    holding(useFields),
    holding(useJudged),
    holding(useLastGiven),
    holding(useLesson),
    holding(useLuck),
    holding(useMissingParts),
    holding(useMode),
    holding(useNewRelease),
    holding(useNotice),
    holding(usePanes),
    holding(usePins),
    holding(useProgress),
    holding(useScenario),
    holding(useSearch),
    holding(useSeries),
    holding(useSummaries),
    holding(useTune),
    holding(useTrace),
    holding(useReader),
    holding(useRoom),
    holding(useTabs),
    holding(useTheme),
    holding(useWanted),
    holding(useWindows),
    holding(useView),
  ];
  const here = fileURLToPath(new URL(".", import.meta.url));
  const files = readdirSync(here, { recursive: true, encoding: "utf8" }).filter((file) => /\.tsx?$/.test(file) && !file.includes(".test."));
  const written = files.flatMap((file) => [...readFileSync(`${here}${file}`, "utf8").matchAll(/\bcreate(?:<.*>)?\(\(/g)]);
  expect(written.length).toBe(stores.length);
});
