import { beforeAll, describe, expect, test, vi } from "vitest";
import { clusterFields, featureGateStates, fieldGuides, outcomeNames, signalKinds, workloadFields } from "../../engine/index";
import { evidenceEntries, library } from "../../engine/doors/library";
import { findAbout } from "../about/findAbout";
import { findCommands } from "../doors/commands";
import { findLessons } from "../lessons/findLessons";
import { findEntries } from "../library/findEntries";
import { peoplesWords } from "../words/search/peoplesWords";
import { flagNames } from "../words/names/controlWords";
import { findableKinds } from "../ui/findable";
import { flagNameOf, olderFlags } from "../words/names/flagNames";
import { incidentLooks } from "../words/incidents/incidentLooks";
import { everything, findIn } from "./everything";
import { inEveryLanguage, loadOtherCatalogues } from "./inEveryLanguage";

const rooms = { library: findEntries, lesson: findLessons, about: findAbout, page: findCommands };
const all = everything(rooms);
const ids = all.map(({ id }) => id as string);

describe("the search has", () => {
  test.each([
    ["every question of the library", [...library, ...evidenceEntries].map(({ id }) => `library/${id}`)],
    ["every field of the guide", fieldGuides.map(({ path }) => `field/${path}`)],
    ["every flag", [...flagNames, ...olderFlags.map(({ name }) => name)].map((name) => `flag/${name}`)],
    ["every feature gate", Object.keys(featureGateStates["1.37"]).map((gate) => `gate/${gate}`)],
    ["every number of the workload and the cluster", Object.keys({ ...workloadFields, ...clusterFields }).map((name) => `setting/${name}`)],
    ["every signal", Object.keys(signalKinds).map((source) => `signal/${source}`)],
    [
      "every incident of the menu",
      Object.values(incidentLooks).flatMap(({ choices }) => choices.map(({ id }: { id: string }) => `incident/${id}`)),
    ],
    ["the words of legends, stages and units", ["capacity", "winner", "millicores", "metric"].map((name) => `term/${name}`)],
    ["every outcome", outcomeNames.map((outcome) => `outcome/${outcome}`)],
    ["every output of kubectl", ["watch", "describe", "events", "pods", "top"].map((output) => `kubectl/${output}`)],
  ])("%s", (_, expected) => expect(ids).toEqual(expect.arrayContaining(expected)));

  test("something of each kind, and each thing once", () => {
    expect(findableKinds.filter((kind) => all.every((one) => one.kind !== kind))).toEqual([]);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    for (const { id, kind, title, text } of all)
      expect([id.startsWith(`${kind}/`), title !== "", text !== ""], id).toEqual([true, true, true]);
  });
});

test("all of people's words lead to things that exist", () => {
  expect(peoplesWords.flatMap(({ leadTo }) => leadTo).filter((target) => !ids.includes(target))).toEqual([]);
});

test("no two rows of people's words say the same", () => {
  const words = peoplesWords.flatMap(({ en, de, uk }) => [...new Set([...en, ...de, ...uk])]);
  expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
});

/** What a person types, and the thing that has to be the first or the second hit. */
const searches = {
  en: [
    ["maintenance", "library/paused-at-zero"],
    ["mebibyte", "term/mebibytes"],
    ["millicores", "term/millicores"],
    ["flapping", "lesson/the-window/4"],
    ["thrashing", "lesson/the-window/4"],
    ["cooldown", "library/not-a-cooldown"],
    ["custom metric", "field/spec.metrics[].pods"],
    ["StatefulSet", "field/spec.scaleTargetRef.kind"],
    ["initialization", "flag/cpuInitializationPeriodSeconds"],
    ["rolling update", "incident/rollingUpdate"],
    ["forbidden window", "library/forbidden-windows"],
    ["cooldownPeriod ignored", "library/cooldown-is-not-the-window"],
    ["activationThreshold", "library/left-in-the-queue"],
    ["idleReplicaCount", "library/idle-is-not-a-minimum"],
    ["paused-replicas", "library/paused-without-a-count"],
    ["KEDA kills running jobs", "library/jobs-start-over"],
    ["migration", "library/apply-resets-replicas"],
    ["--horizontal-pod-autoscaler-sync-period", "flag/syncPeriodSeconds"],
    ["minReplicas", "field/spec.minReplicas"],
    ["containerResource.container", "field/spec.metrics[].containerResource.container"],
    ["stabilisation window", "field/spec.behavior.scaleDown.stabilizationWindowSeconds"],
    ["upscale-delay", "flag/--horizontal-pod-autoscaler-upscale-delay"],
    ["kubectl describe", "kubectl/describe"],
    ["downscale-stabilization", "flag/downscaleStabilizationSeconds"],
    ["how to pause the autoscaler", "library/paused-at-zero"],
    ["sync period 15s", "flag/syncPeriodSeconds"],
    ["pods stuck pending", "setting/maxNodes"],
    ["argocd replicas reset", "library/apply-resets-replicas"],
    ["oomkilled", "library/leak-at-limit"],
    ["hpa and vpa together", "lesson/hpa-and-vpa"],
    ["two autoscalers", "library/two-autoscalers"],
    ["cron days", "setting/start.at"],
    ["weekend", "setting/start.at"],
    ["argo cd", "library/apply-resets-replicas"],
    ["why does my hpa not scale", "library/sidecar-without-request"],
    ["unable to get metrics", "library/sidecar-without-request"],
    ["maximum", "field/spec.maxReplicas"],
    ["tolerance", "field/spec.behavior.scaleUp.tolerance"],
    ["hpa not scaling down", "library/five-minutes-to-shrink"],
    ["FailedGetResourceMetric", "library/missing-samples"],
    ["stabilizationWindowSeconds", "field/spec.behavior.scaleDown.stabilizationWindowSeconds"],
    ["kubectl describe hpa", "kubectl/describe"],
    ["missing request for cpu", "library/sidecar-without-request"],
    ["stabilisation windw", "field/spec.behavior.scaleDown.stabilizationWindowSeconds"],
    ["scale to zero", "library/wakes-from-zero"],
    ["pods stuck in pending", "setting/maxNodes"],
    ["share link with my settings", "page/share"],
    ["autoscaler ignores new pods", "lesson/not-ready-yet"],
    ["how fast can it grow", "lesson/how-fast-up"],
    ["scale on requests per second", "signal/requestsPerSecond"],
    ["memory based autoscaling", "library/idle-memory"],
    ["dark mode", "page/theme"],
    ["csv export", "page/takeAway"],
    ["import from prometheus", "page/bringIn"],
    ["traffic doubled", "library/fivefold-spike"],
    ["kubectl scale", "incident/kubectlScale"],
    ["tollerance flag", "field/spec.behavior.scaleUp.tolerance"],
    ["percent policy", "field/spec.behavior.scaleDown.policies"],
    ["embed in slides", "page/embed"],
  ],
  de: [
    ["Abklingzeit", "library/not-a-cooldown"],
    ["Verzögerung", "library/not-a-cooldown"],
    ["Flattern", "lesson/the-window/4"],
    ["rollierend", "incident/rollingUpdate"],
    ["mehrere Metriken", "lesson/several-metrics"],
    ["benutzerdefinierte Metrik", "field/spec.metrics[].pods"],
    ["Wartungsmodus", "library/paused-at-zero"],
    ["Initialisierung", "flag/cpuInitializationPeriodSeconds"],
    ["Stabilisierungsfenster", "field/spec.behavior.scaleDown.stabilizationWindowSeconds"],
    ["Sperrfenster", "library/forbidden-windows"],
    ["Umstellung", "library/apply-resets-replicas"],
    ["Toleranz", "flag/tolerance"],
    ["Bereitschaft", "lesson/not-ready-yet"],
    ["skaliert nicht", "library/sidecar-without-request"],
    ["zu langsam", "library/fivefold-spike"],
    ["Formel gewünschte Replikate", "lesson/the-ratio"],
    ["maximale Anzahl Pods", "field/spec.maxReplicas"],
    ["neuer Knoten dauert", "setting/maxNodes"],
    ["HPA skaliert nicht herunter", "library/five-minutes-to-shrink"],
    ["Abkühlzeit", "library/not-a-cooldown"],
    ["Lastspitze", "library/fivefold-spike"],
    ["Toleranz 10 %", "flag/tolerance"],
    ["Tausendstel Kern", "term/millicores"],
    ["unable to get metrics for resource cpu", "incident/metricsServerDown"],
    ["maximale Anzahl Replikate", "field/spec.maxReplicas"],
    ["Wartungsarbeiten am Knoten", "incident/nodeLost"],
    ["warum flattern die Replikas", "library/flapping-pods"],
    ["Stabilisirungsfenster", "field/spec.behavior.scaleDown.stabilizationWindowSeconds"],
    ["YAML exportieren", "page/takeAway"],
    ["Startzeit der Pods", "setting/readinessSeconds"],
    ["scaleUp Richtlinien selectPolicy", "field/spec.behavior.scaleUp.selectPolicy"],
    ["Pods starten zu langsam", "setting/readinessSeconds"],
    ["Mindestanzahl Replicas", "field/spec.minReplicas"],
    ["Last importieren", "page/bringIn"],
    ["Speicherauslastung", "library/idle-memory"],
    ["Link teilen", "page/share"],
    ["Knoten fällt aus", "incident/nodeLost"],
    ["Warteschlangenlänge", "field/spec.metrics[].external"],
    ["zwei HPAs auf einem Deployment", "library/two-autoscalers"],
    ["Regelintervall", "flag/syncPeriodSeconds"],
    ["Metrikserver ausgefallen", "incident/metricsServerDown"],
    ["Vergleich mit vorher", "page/compare"],
    ["Sidecar verbraucht CPU", "setting/sidecarIdleCpuMilli"],
  ],
  uk: [
    ["мілікори", "term/millicores"],
    ["режим обслуговування", "library/paused-at-zero"],
    ["коливання", "lesson/the-window/4"],
    ["період охолодження", "library/not-a-cooldown"],
    ["затримка", "library/not-a-cooldown"],
    ["власна метрика", "field/spec.metrics[].pods"],
    ["користувацькі метрики", "field/spec.metrics[].pods"],
    ["поступове оновлення", "incident/rollingUpdate"],
    ["кілька метрик", "lesson/several-metrics"],
    ["ініціалізація", "flag/cpuInitializationPeriodSeconds"],
    ["вікно стабілізації", "field/spec.behavior.scaleDown.stabilizationWindowSeconds"],
    ["міграція", "library/apply-resets-replicas"],
    ["допуск", "flag/tolerance"],
    ["готовність", "lesson/not-ready-yet"],
    ["занадто повільно", "library/fivefold-spike"],
    ["мінімальна кількість подів", "field/spec.minReplicas"],
    ["навантаження на процесор", "lesson/percent-of-what"],
    ["оновлення деплоймента", "incident/rollingUpdate"],
    ["період опитування", "flag/syncPeriodSeconds"],
    ["не масштабується", "library/sidecar-without-request"],
    ["HPA не зменшує кількість подів", "library/five-minutes-to-shrink"],
    ["формула розрахунку реплік", "lesson/the-ratio"],
    ["вікна стабілізації для зменшення", "field/spec.behavior.scaleDown.stabilizationWindowSeconds"],
    ["averageUtilization", "field/spec.metrics[].resource.target.averageUtilization"],
    ["немає метрик", "incident/metricsServerDown"],
    ["стрибок навантаження", "library/fivefold-spike"],
    ["зовнішня метрика черги", "signal/backlog"],
    ["обслуговування вузла", "incident/nodeLost"],
    ["чому поди не готові", "lesson/not-ready-yet"],
    ["порівняти запуски", "page/compare"],
    ["максимум подів", "field/spec.maxReplicas"],
    ["поділитися посиланням", "page/share"],
    ["сервер метрик не працює", "incident/metricsServerDown"],
    ["збільшення навантаження", "incident/loadMultiplied"],
    ["пам'ять не звільняється", "setting/memoryReleased"],
    ["швидкість масштабування вгору", "lesson/how-fast-up"],
    ["два автоскейлери", "library/two-autoscalers"],
    ["вузол вийшов з ладу", "incident/nodeLost"],
    ["скільки це коштує", "outcome/podHours"],
    ["імпорт навантаження з Prometheus", "page/bringIn"],
  ],
} as const;

/** What people ask about by these words is another thing than what first comes to mind, so the first hit has to say it. */
const firstHits = [
  ["undo", "page/undo"],
  ["rückgängig", "page/undo"],
  ["скасувати", "page/undo"],
  ["next scale", "page/nextChange"],
  ["next change", "page/nextChange"],
  ["nächste Skalierung", "page/nextChange"],
  ["наступне масштабування", "page/nextChange"],
  ["CPU request", "setting/cpuRequestMilli"],
  ["memory request", "setting/memoryRequestMebibytes"],
  ["CPU-Request", "setting/cpuRequestMilli"],
  ["memory", "library/idle-memory"],
  ["startup", "setting/readinessSeconds"],
  ["flapping", "library/flapping-pods"],
  ["PDB", "incident/podsEvicted"],
  ["peak", "page/loadShape"],
  ["rps", "page/loadShape"],
  ["three times a day", "page/loadShape"],
  ["email", "page/copyLink"],
  ["stabilization", "field/spec.behavior.scaleDown.stabilizationWindowSeconds"],
  ["VPA", "lesson/hpa-and-vpa"],
  ["vertical pod autoscaler", "lesson/hpa-and-vpa"],
  ["in-place resize", "incident/podsResized"],
  ["Infeasible", "incident/podsResized"],
  ["quota", "incident/podQuota"],
  ["ResourceQuota", "incident/podQuota"],
  ["pods fewer than replicas", "incident/podQuota"],
  ["overflow", "about/simpler-quantities"],
  ["milli", "about/simpler-quantities"],
  ["1211m", "about/simpler-quantities"],
  ["9264Ki", "about/simpler-quantities"],
  ["-9223372036854775808m", "about/simpler-quantities"],
  ["Argo", "about/simpler-targets"],
  ["argo rollouts", "about/simpler-targets"],
  ["DeploymentConfig", "about/simpler-targets"],
] as const;

/** What the page does comes first by its title, and by what people call it. */
const commandsBy = [
  ["load", "page/loadShape"],
  ["Last", "page/loadShape"],
  ["length of the run", "page/runLength"],
  ["24 hours", "page/runLength"],
  ["reset", "page/new"],
  ["new", "page/new"],
  ["neu", "page/new"],
  ["новий", "page/new"],
  ["dark", "page/theme"],
  ["dunkel", "page/theme"],
  ["темна", "page/theme"],
  ["Deutsch", "page/german"],
  ["german", "page/german"],
  ["українська", "page/ukrainian"],
  ["English", "page/english"],
  ["share", "page/share"],
  ["teilen", "page/share"],
  ["print", "page/print"],
  ["drucken", "page/print"],
  ["друк", "page/print"],
  ["import", "page/bringIn"],
  ["імпортувати", "page/bringIn"],
  ["compare", "page/compare"],
  ["vergleichen", "page/compare"],
  ["порівняти", "page/compare"],
  ["pin", "page/pin"],
  ["version", "page/upgrade"],
  ["версія", "page/upgrade"],
  ["embed", "page/embed"],
  ["einbetten", "page/embed"],
  ["present", "page/present"],
  ["презентувати", "page/present"],
  ["keys", "page/keys"],
  ["Tasten", "page/keys"],
  ["клавіші", "page/keys"],
  ["tune", "page/tune"],
  ["explain my autoscaler", "page/evidence"],
  ["gif", "page/loop"],
  ["open a file", "page/openFile"],
  ["lessons", "page/lessons"],
  ["workshop", "page/workshop"],
] as const;

describe.each(["en", "de", "uk"] as const)("on a page in %s", (language) => {
  let find: ReturnType<typeof findIn>;
  beforeAll(async () => {
    vi.resetModules();
    vi.doMock("../text/language", async (actual) => ({
      ...(await actual<object>()),
      language,
      catalogue:
        language === "en"
          ? null
          : language === "de"
            ? (await import("../text/testing/catalogues")).de
            : (await import("../text/testing/catalogues")).uk,
    }));
    const page = await import("./everything");
    const languages = await import("./inEveryLanguage");
    const [entries, lessons, about, commands] = await Promise.all([
      import("../library/findEntries"),
      import("../lessons/findLessons"),
      import("../about/findAbout"),
      import("../doors/commands"),
    ]);
    const found = page.everything({
      library: entries.findEntries,
      lesson: lessons.findLessons,
      about: about.findAbout,
      page: commands.findCommands,
    });
    find = page.findIn(found, languages.inEveryLanguage(await languages.loadOtherCatalogues()));
  });

  test.each(Object.values(searches).flat())("%j leads to %s", (typed, expected) => {
    const shown = find(typed).hits.map(({ thing }) => thing.id as string);
    expect(shown.slice(0, 2), String(shown.slice(0, 6))).toContain(expected);
  });

  test.each(commandsBy)("%j leads first to the command %s", (typed, expected) => {
    expect(find(typed).hits[0]?.thing.id).toBe(expected);
  });

  test.each(firstHits)("%j leads first to %s", (typed, expected) => {
    expect(find(typed).hits[0]?.thing.id).toBe(expected);
  });
});

test("what says that a VPA is no HPA does not lead to two HPAs on the same pods", () => {
  const said = findIn(all, inEveryLanguage([]))("VPA").hits.find(({ thing }) => thing.id === "about/simpler-vpa");
  expect([said?.thing.text, ...(said?.thing.texts ?? [])].join(" ")).toContain("It is no HPA, so it never causes AmbiguousSelector.");
});

test("every language of a text is known, its English from any page", async () => {
  const [de, uk] = await loadOtherCatalogues();
  expect(inEveryLanguage([de!, uk!])("Downscale stabilization")).toEqual([
    "Downscale stabilization",
    "Stabilisierung beim Herunterskalieren",
    "Стабілізація масштабування вниз",
  ]);
});

test("a flag that is typed with its dashes is the best hit of all", () => {
  const find = findIn(all, inEveryLanguage([]));
  for (const flag of flagNames) expect(find(flagNameOf[flag]).hits[0]?.thing.id).toBe(`flag/${flag}`);
});
