// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { firstScenario, type Scenario } from "../../engine/index";
import { askSummaries } from "../simulation/followSummaries";
import { helpInPage } from "../simulation/testing/helpInPage";
import { openScenario, setManifest, useScenario } from "../store/scenario";
import { StartFields } from "./StartFields";

const cron = `apiVersion: keda.sh/v1alpha1
kind: ScaledObject
metadata: { name: web }
spec:
  scaleTargetRef: { name: web }
  triggers:
  - type: cron
    metadata: { timezone: Europe/Berlin, start: 0 8 * * 1-5, end: 0 18 * * 1-5, desiredReplicas: "5" }
`;
const start = () => useScenario.getState().scenario.start;
const at = () => screen.getByLabelText<HTMLInputElement>("The run starts");
const zone = () => screen.getByLabelText<HTMLInputElement>("Time zone of the start");
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const open = (scenario: Partial<Scenario>) => {
  openScenario({ ...firstScenario, ...scenario });
  render(<StartFields />);
};
/** The names are there. */
const loaded = () => waitFor(() => expect(document.querySelectorAll("datalist option").length).toBe(598));

beforeEach(() => openScenario(firstScenario));
afterEach(cleanup);

test("is there for a cron trigger, also of an edit in the run, and for a start that is set, and for nobody else", () => {
  const isThere = (scenario: Partial<Scenario>) => {
    open(scenario);
    const found = screen.queryByLabelText("The run starts") !== null;
    cleanup();
    return found;
  };
  expect(isThere({})).toBe(false);
  expect(isThere({ manifest: cron.replace("cron", "prometheus") })).toBe(false);
  expect(isThere({ manifest: `${firstScenario.manifest}# type: cron` })).toBe(false);
  expect(isThere({ manifest: cron })).toBe(true);
  expect(isThere({ manifest: `{"kind": "ScaledObject", "spec": {"triggers": [{"type": "cron"}]}}` })).toBe(true);
  expect(isThere({ incidents: [{ kind: "hpaEdited", at: 60, manifest: cron }] })).toBe(true);
  expect(isThere({ start: { at: "2026-01-05T08:00", timeZone: "UTC" } })).toBe(true);
});

test("is there for a cron trigger of a long text once the worker has read it", async () => {
  helpInPage();
  open({ manifest: `${"# why\n".repeat(1000)}${cron}` });
  expect(screen.queryByLabelText("The run starts")).toBeNull();
  await act(() => askSummaries());
  expect(at().value).toBe("2026-01-05T00:00");
});

test("shows the default, which is no field of the scenario, also when it is typed again", async () => {
  open({ manifest: cron });
  expect([at().value, zone().value, start()]).toEqual(["2026-01-05T00:00", "UTC", undefined]);
  await screen.findByText(/Day of the week: Monday\./);
  type(at(), "2026-01-05T07:55");
  expect(start()).toEqual({ at: "2026-01-05T07:55", timeZone: "UTC" });
  type(at(), "2026-01-05T00:00");
  expect(useScenario.getState().scenario).not.toHaveProperty("start");
});

test("a half typed date or zone stays as typed, and the last good one applies", async () => {
  open({ manifest: cron });
  await loaded();
  type(zone(), "Europe/Berl");
  expect([zone().getAttribute("aria-invalid"), start()]).toEqual(["true", undefined]);
  expect(zone().value).toBe("Europe/Berl");
  expect(screen.getByText("There is no time zone of this name; UTC still applies.")).toBeTruthy();
  type(zone(), " Europe/Berlin ");
  expect(start()).toEqual({ at: "2026-01-05T00:00", timeZone: "Europe/Berlin" });
  for (const half of ["", "0202-01-05T08:00"]) {
    type(at(), half);
    expect([at().value, at().getAttribute("aria-invalid")]).toEqual([half, "true"]);
    expect(screen.getByText("Choose a date and a time from 2010 to 2099; 2026-01-05 00:00 still applies.")).toBeTruthy();
  }
  expect(start()).toEqual({ at: "2026-01-05T00:00", timeZone: "Europe/Berlin" });
});

test("says which day it is, the time in UTC, and that clocks skip the time", async () => {
  open({ manifest: cron, start: { at: "2026-03-29T02:30", timeZone: "Europe/Berlin" } });
  await screen.findByText(/^Day of the week: Sunday\. Clocks skip this time; they show 3:30\sAM\. In UTC: Mar 29, 2026, 1:30\sAM\.$/);
});

test("a zone of a link that does not exist is an error of its field", async () => {
  open({ start: { at: "2026-03-29T02:30", timeZone: "Mars/Phobos" } });
  await screen.findByText("There is no time zone of this name.");
  expect(zone().getAttribute("aria-invalid")).toBe("true");
  type(zone(), "Asia/Kolkata");
  expect(start()).toEqual({ at: "2026-03-29T02:30", timeZone: "Asia/Kolkata" });
});

test("goes when the trigger goes, if it is the default", () => {
  open({ manifest: cron });
  fireEvent.focus(at());
  setManifest(firstScenario.manifest);
  return waitFor(() => expect(screen.queryByLabelText("The run starts")).toBeNull());
});
