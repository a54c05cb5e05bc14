// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from "vitest";
import { controlNamed, focusDrawn } from "./focusDrawn";

beforeEach(() => {
  Element.prototype.scrollIntoView = () => {};
  document.body.innerHTML = "";
});

test("waits for a control, unfolds what hides it, and marks it until the focus leaves", async () => {
  focusDrawn(() => controlNamed("flapSeconds", "flapPeriodSeconds"));
  document.body.innerHTML = '<details><summary data-name="rollout">Rollout</summary><input name="flapPeriodSeconds"></details>';
  const field = document.querySelector("input")!;
  await vi.waitFor(() => expect(document.activeElement).toBe(field));
  expect(document.querySelector("details")?.open).toBe(true);
  expect(field.dataset).toHaveProperty("led");
  field.blur();
  expect(field.dataset).not.toHaveProperty("led");
});

test("opens what a button has folded away", async () => {
  document.body.innerHTML = '<button aria-expanded="false" aria-controls="rest"></button><div id="rest" hidden><p tabindex="-1"></p></div>';
  const [fold, rest, row] = ["button", "div", "p"].map((name) => document.querySelector<HTMLElement>(name)!);
  fold!.addEventListener("click", () => {
    rest!.hidden = false;
    fold!.setAttribute("aria-expanded", "true");
  });
  focusDrawn(() => row!);
  await vi.waitFor(() => expect(document.activeElement).toBe(row));
});

test("waits until a window above the page has given the focus back", async () => {
  document.body.innerHTML = '<input name="before"><input name="wanted"><dialog class="dialog" open></dialog>';
  const [before, field] = ["before", "wanted"].map((name) => controlNamed(name)!);
  focusDrawn(() => field!);
  expect(field!.dataset).not.toHaveProperty("led");
  document.querySelector("dialog")!.remove();
  before!.focus();
  await vi.waitFor(() => expect(document.activeElement).toBe(field));
});

test("of two names the first is found, and a group by its own", () => {
  document.body.innerHTML = '<input name="b"><input name="a"><summary data-name="c"></summary>';
  expect(controlNamed("a", "b")?.getAttribute("name")).toBe("a");
  expect(controlNamed("x", "c")?.tagName).toBe("SUMMARY");
  expect(controlNamed("x")).toBeNull();
});

test("a control that cannot be changed is marked until the next key", () => {
  document.body.innerHTML = '<input name="a" disabled>';
  focusDrawn(() => controlNamed("a"));
  const field = document.querySelector("input")!;
  expect(field.dataset).toHaveProperty("led");
  document.dispatchEvent(new KeyboardEvent("keydown", { key: "x" }));
  expect(field.dataset).not.toHaveProperty("led");
});
