// @vitest-environment jsdom
import { afterEach, expect, test, vi } from "vitest";
import { firstScenario } from "../../engine/index";
import { vpaScenario } from "../../engine/vpaRun/testing/vpaScenario";
import { runOf } from "../charts/testing/kedaRun";
import { everything } from "../search/everything";
import { fromRooms, isThere, toInsert, wayTo } from "./searchRoom";
import { useBaseline } from "../store/baseline";
import { useMode } from "../store/mode";
import { setManifest, setVersion, useScenario } from "../store/scenario";
import { useTabs } from "../store/tabs";
import { useTrace } from "../store/trace";
import { helpInPage } from "../simulation/testing/helpInPage";

helpInPage();

vi.stubGlobal("matchMedia", () => ({ matches: false }));

const all = everything(fromRooms);
const thing = (id: string) => all.find((one) => one.id === id)!;
const manifest = () => useScenario.getState().scenario.manifest;

afterEach(() => {
  useMode.setState({ form: "full" });
  setVersion("1.37");
  setManifest(firstScenario.manifest);
  useBaseline.setState({ scenario: null });
  useTrace.setState({ run: null });
  document.body.replaceChildren();
});

test("a field that the manifest lacks is put in with its default, and the manifest shows it", async () => {
  const field = thing("field/spec.behavior.scaleDown.stabilizationWindowSeconds");
  setManifest(manifest().replace(/^ {2}behavior:[^]*/m, ""));
  expect(await wayTo(field)).toBeNull();
  const insertion = await toInsert(field);
  expect(insertion?.lines).toEqual(["stabilizationWindowSeconds: 300"]);
  insertion!.insert();
  expect([manifest().split("\n").slice(-4), useTabs.getState().tab]).toEqual([
    ["  behavior:", "    scaleDown:", "      stabilizationWindowSeconds: 300", ""],
    "manifest",
  ]);
  expect([await toInsert(field), await wayTo(field)]).toEqual([null, expect.any(Function)]);
});

test("a signal comes with an External metric", async () => {
  expect((await toInsert(thing("signal/backlog")))?.lines[0]).toBe("type: External");
});

test("nothing is put in where the reader changes nothing, by the autoscaler of 1.2, and for other things", async () => {
  const field = thing("field/spec.behavior.scaleUp.selectPolicy");
  expect(await toInsert(thing("kubectl/autoscale"))).toBeNull();
  useMode.setState({ form: "viewOnly" });
  expect(await toInsert(field)).toBeNull();
  useMode.setState({ form: "full" });
  setVersion("1.2");
  expect(await toInsert(field)).toBeNull();
});

test("an outcome opens its tab and marks its row", async () => {
  const row = document.createElement("tr");
  row.dataset["outcome"] = "podHours";
  row.tabIndex = -1;
  row.scrollIntoView = () => undefined;
  document.body.append(row);
  (await wayTo(thing("outcome/podHours")))!();
  expect([document.activeElement, row.dataset["led"]]).toEqual([row, ""]);
});

test("the outcomes of a VPA are found only where the run or the pinned one has a VPA", () => {
  const found = () => all.filter((one) => one.kind === "outcome" && isThere(one)).map(({ id }) => id);
  const ofVpa = ["vpaEvictions", "cpuSlackHours", "memorySlackHours", "throttledPodHours", "outOfMemoryKills"].map(
    (name) => `outcome/${name}` as const,
  );
  const without = found();
  expect(without).toContain("outcome/podHours");
  expect(ofVpa.filter((id) => without.includes(id))).toEqual([]);
  const beside = vpaScenario({ mode: "Recreate" });
  useBaseline.setState({ scenario: beside });
  expect(found()).toEqual(expect.arrayContaining(ofVpa));
  useBaseline.setState({ scenario: null });
  useTrace.setState({ run: runOf(beside) });
  expect(found()).toEqual(expect.arrayContaining(ofVpa));
});
