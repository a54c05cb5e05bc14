// @vitest-environment jsdom
import { beforeEach, expect, test } from "vitest";
import { keepPanes, rememberPanes } from "./rememberPanes";
import { usePanes } from "./store/panes";

const key = "hpa-playground/panes";
const none = { scenario: null, decision: null, both: null, kubectl: null, lesson: null, evidence: null, series: null };

beforeEach(() => {
  localStorage.clear();
  usePanes.setState(none);
});

test("the widths that were set are there on the next visit, and the other panes keep their own", () => {
  usePanes.setState({ scenario: 500, kubectl: 640 });
  keepPanes();
  expect(localStorage.getItem(key)).toBe("scenario:500 kubectl:640");
  usePanes.setState(none);
  rememberPanes();
  expect(usePanes.getState()).toEqual({ ...none, scenario: 500, kubectl: 640 });
});

test("a stored value that is no width is dropped", () => {
  for (const kept of ["", "scenario:", "scenario:-5", "scenario:1e3", "decision:123456789", "{}", "kubectl", "ascenario:500"]) {
    localStorage.setItem(key, kept);
    rememberPanes();
    expect(usePanes.getState(), kept).toEqual(none);
  }
});
