// @vitest-environment jsdom
import { beforeEach, expect, test } from "vitest";
import { defaultFeatureGates } from "../../engine/index";
import { unnamedScenario as firstScenario } from "../../engine/scenario/testing/unnamedScenario";
import { openScenario, setFlags, setVersion, useScenario } from "../store/scenario";
import { rememberVersions } from "./rememberVersions";

const gates = () => useScenario.getState().scenario.flags.featureGates;
const changed = { ...defaultFeatureGates("1.35"), HPAScaleToZero: true };

beforeEach(() => {
  sessionStorage.clear();
  openScenario(firstScenario);
  rememberVersions();
  setVersion("1.35");
  setFlags({ featureGates: changed });
  setVersion("1.37");
  window.dispatchEvent(new Event("pagehide"));
});

test("going back to a version after a reload restores its gates", () => {
  openScenario(firstScenario);
  rememberVersions();
  setVersion("1.35");
  expect(gates()).toEqual(changed);
});

test("other flags, or a damaged text, leave each version its defaults", () => {
  openScenario({ ...firstScenario, flags: { ...firstScenario.flags, tolerance: 0.2 } });
  rememberVersions();
  setVersion("1.35");
  expect(gates()).toEqual(defaultFeatureGates("1.35"));
  sessionStorage.setItem("hpa-playground/versions", JSON.stringify({ flags: JSON.stringify(firstScenario.flags), visits: 3 }));
  openScenario(firstScenario);
  rememberVersions();
  setVersion("1.35");
  expect(gates()).toEqual(defaultFeatureGates("1.35"));
});
