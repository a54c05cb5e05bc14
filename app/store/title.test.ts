import { beforeEach, expect, test } from "vitest";
import { firstScenario } from "../../engine/index";
import { library } from "../../engine/library";
import {
  openScenario,
  resetManifest,
  setDuration,
  setLoad,
  setLoadAndDuration,
  setManifest,
  setName,
  undoLoad,
  useScenario,
} from "./scenario";
import { withManifest } from "./title";

const title = () => useScenario.getState().scenario.name;
const question = firstScenario.name;
const manifestOf = (name: string) => firstScenario.manifest.replaceAll("php-apache", name);
const measured = { points: [[0, 191]] as [number, number][], noise: 0 };

beforeEach(() => openScenario(firstScenario));

test("a scenario's question is not the title of another manifest: its title is the name of its autoscaler", () => {
  setManifest(manifestOf("checkout"));
  expect(title()).toBe("checkout");
  setLoadAndDuration(measured, 7200);
  expect(title()).toBe("checkout");
  resetManifest();
  expect(title()).toBe(`${question} (edited)`);
});

test("the question is not the title after another load or a changed field, and comes back when the change is undone", () => {
  setLoadAndDuration(measured, 7200);
  expect(title()).toBe(`${question} (edited)`);
  undoLoad();
  expect(title()).toBe(question);
  setManifest(firstScenario.manifest.replace("averageUtilization: 50", "averageUtilization: 60"));
  setDuration(7200);
  expect(title()).toBe(`${question} (edited)`);
  setManifest("");
  expect(title()).toBe(`${question} (edited)`);
  resetManifest();
  setDuration(firstScenario.durationSeconds);
  expect(title()).toBe(question);
});

test("a name that the person gave stays, and an empty name stays empty", () => {
  for (const name of ["Checkout on Friday", ""]) {
    openScenario(firstScenario);
    setName(name);
    setManifest(manifestOf("checkout"));
    setLoad(measured);
    expect(title()).toBe(name);
  }
  // The user's own draft comes back with an origin that has no name.
  const own = { ...firstScenario, name: "Checkout on Friday" };
  openScenario(own, { ...own, name: "" });
  setLoad(measured);
  expect(title()).toBe("Checkout on Friday");
});

test("after a reload the title goes on as before: the draft and its origin are read separately", () => {
  setManifest(manifestOf("checkout"));
  openScenario(structuredClone(useScenario.getState().scenario), structuredClone(firstScenario));
  setManifest(manifestOf("payments"));
  expect(title()).toBe("payments");
  setManifest(firstScenario.manifest);
  expect(title()).toBe(question);
});

test("every title of the library follows these rules", () => {
  for (const { scenario } of library) {
    openScenario(scenario);
    setManifest(manifestOf("mine-alone"));
    expect(title(), scenario.name).toBe("mine-alone");
    openScenario(scenario);
    setDuration(scenario.durationSeconds + 60);
    expect(title()).toBe(`${scenario.name} (edited)`);
  }
});

test("an opened manifest gives its own name, or the name that it came with", () => {
  const opened = (manifest: string, name = question) => withManifest({ ...firstScenario, name }, firstScenario, manifest, "file").name;
  expect(opened(manifestOf("checkout"))).toBe("checkout");
  expect(opened(firstScenario.manifest)).toBe("php-apache");
  expect(opened("kind: HorizontalPodAutoscaler")).toBe("file");
  expect(opened(manifestOf("checkout"), "Checkout on Friday")).toBe("Checkout on Friday");
});
