// @vitest-environment jsdom
import { renderHook } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { useTrace } from "../store/trace";
import { useView } from "../store/view";
import { exampleRun } from "./testing/exampleRun";
import { stepKey } from "../figures/stepKeys";
import { useTransportKeys } from "./transportKeys";

const press = (key: string, target: Element = document.body, chord: KeyboardEventInit = {}) => {
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...chord });
  target.dispatchEvent(event);
  return { cursor: useView.getState().cursor, handled: event.defaultPrevented };
};

describe("stepKey", () => {
  const chord = { shiftKey: false, ctrlKey: false, altKey: false, metaKey: false };

  it("leads to reconciles, with Shift to changes", () => {
    const keys = ["ArrowLeft", "ArrowRight", "Home", "End", "a"];
    expect(keys.map((key) => stepKey({ ...chord, key }))).toEqual(["previous", "next", "first", "last", null]);
    expect(keys.map((key) => stepKey({ ...chord, key, shiftKey: true }))).toEqual(["previousChange", "nextChange", null, null, null]);
  });

  it("leaves the browser's own chords alone", () => {
    expect(stepKey({ ...chord, key: "ArrowLeft", altKey: true })).toBeNull();
    expect(stepKey({ ...chord, key: "ArrowLeft", metaKey: true })).toBeNull();
  });
});

describe("the transport's keys", () => {
  beforeEach(() => {
    useTrace.setState({ run: exampleRun });
    useView.setState({ cursor: 30 });
  });
  afterEach(() => document.body.replaceChildren());

  it("step from the selected reconcile", () => {
    renderHook(useTransportKeys);
    expect(press("ArrowRight")).toEqual({ cursor: 45, handled: true });
    expect(press("End")).toEqual({ cursor: 600, handled: true });
    expect(press("ArrowRight")).toEqual({ cursor: 600, handled: true });
    expect(press("ArrowLeft", document.body, { shiftKey: true })).toEqual({ cursor: 150, handled: true });
  });

  it.each([
    ["a text field", "<input>", "input"],
    ["a text area", "<textarea></textarea>", "textarea"],
    ["a choice", "<select></select>", "select"],
    ["an editor", "<div class='monaco-editor'><div class='line'></div></div>", ".line"],
    ["editable text", "<div contenteditable='true'></div>", "div"],
    ["a slider", "<div role='slider'></div>", "div"],
    ["a tab", "<button role='tab'></button>", "button"],
  ])("rest while %s has the focus", (_name, html, selector) => {
    renderHook(useTransportKeys);
    document.body.innerHTML = html;
    expect(press("ArrowRight", document.querySelector(selector)!)).toEqual({ cursor: 30, handled: false });
  });

  it.each([
    ["a point of the load", "<svg><g role='slider' tabindex='0' /></svg>", "g"],
    ["a grip of the overview", "<div role='slider' tabindex='0'></div>", "div"],
    ["the edge of a pane", "<div role='separator' tabindex='0'></div>", "div"],
    ["a tab", "<button role='tab'></button>", "button"],
    ["a number", "<input>", "input"],
    ["a choice", "<select></select>", "select"],
    ["a text area", "<textarea></textarea>", "textarea"],
  ])("come back from %s with Escape", (_name, html, selector) => {
    renderHook(useTransportKeys);
    document.body.innerHTML = html;
    const part = document.querySelector<HTMLElement>(selector)!;
    part.focus();
    expect(document.activeElement).toBe(part);
    expect(press("Escape", part).handled).toBe(true);
    expect(document.activeElement).toBe(document.body);
    expect(press("ArrowRight")).toEqual({ cursor: 45, handled: true });
  });

  it.each([
    ["a dialog's field", "<dialog open><input></dialog>", "input"],
    ["the manifest's text", "<div class='monaco-editor'><textarea></textarea></div>", "textarea"],
  ])("leave Escape to %s", (_name, html, selector) => {
    renderHook(useTransportKeys);
    document.body.innerHTML = html;
    const part = document.querySelector<HTMLElement>(selector)!;
    part.focus();
    expect(press("Escape", part).handled).toBe(false);
    expect(document.activeElement).toBe(part);
  });
});
