import { beforeEach, expect, test } from "vitest";
import { firstScenario, textSummary } from "../../engine/index";
import { library } from "../../engine/doors/library";
import { giveTitle, openScenario, setDuration, setLoad, setLoadAndDuration, setManifest, setName, undoLoad, useScenario } from "./scenario";
import { keepSummaries } from "./summaries";
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
  setManifest(firstScenario.manifest);
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
  setManifest(firstScenario.manifest);
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

test("an opened manifest gives the name that it came with, unless the user gave one", () => {
  const opened = (name: string) => withManifest({ ...firstScenario, name }, firstScenario, manifestOf("checkout"), "file").name;
  expect([opened(question), opened("Checkout on Friday")]).toEqual(["file", "Checkout on Friday"]);
});

const long = (name: string) => `${"# why\n".repeat(1000)}${manifestOf(name)}`;

test("the title waits while the worker reads a long text, and a name that the person gives meanwhile stays", () => {
  setManifest(long("checkout"));
  setLoad(measured);
  expect(title()).toBe(question);
  keepSummaries([[long("checkout"), textSummary(long("checkout"))]]);
  giveTitle();
  expect([title(), useScenario.getState().untitled]).toEqual(["checkout", null]);
  setManifest(long("payments"));
  setName("Payments on Friday");
  keepSummaries([[long("payments"), textSummary(long("payments"))]]);
  giveTitle();
  expect(title()).toBe("Payments on Friday");
  setManifest(firstScenario.manifest);
  expect(title()).toBe("Payments on Friday");
});
