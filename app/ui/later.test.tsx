// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, test, vi } from "vitest";
import { MissingPartsLine } from "./MissingPartsLine";
import { later, laterInPlace, loadTheRest } from "./later";
import { useMissingParts } from "./missingParts";
import "./testing/jsdomLacks";

const Words = ({ text }: { text: string }) => <p>{text}</p>;
const Place = ({ text }: { text: string }) => <p>a place for {text}</p>;

/** Loading fails until `allow` is called. */
function blockable<C>(component: C) {
  let blocked = true;
  const load = vi.fn(async () => {
    if (blocked) throw new TypeError("Failed to fetch dynamically imported module");
    return component;
  });
  return { load, allow: () => (blocked = false) };
}

const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole("button", { name })));

beforeEach(() => {
  // React logs every error that a boundary catches.
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  useMissingParts.setState({ parts: [], inVain: false });
});

describe("a part that cannot be loaded", () => {
  test("says so in its place, and appears when it is asked for again; the rest of the page stays", async () => {
    const { load, allow } = blockable(Words);
    const Part = later(load);
    render(
      <>
        <p>the rest</p>
        <Part text="words" />
      </>,
    );
    expect((await screen.findByRole("alert")).textContent).toContain("This part of the page could not be loaded.");
    expect(screen.getByText("the rest")).toBeTruthy();
    await press("Try again");
    expect(screen.getByRole("alert").textContent).toContain("only after a reload");
    allow();
    await press("Try again");
    expect([await screen.findByText("words"), screen.queryByRole("alert")]).toEqual([expect.anything(), null]);
  });

  test("in a window says so in a window that can be closed", async () => {
    const onClose = vi.fn();
    const Window = later<{ onClose: () => void }>(blockable(() => null).load, (props) => props.onClose);
    render(<Window onClose={onClose} />);
    await screen.findByRole("alert");
    await press("Close");
    expect(onClose).toHaveBeenCalledOnce();
  });

  test.each(["in place", "later"])("without room for words is said above the page, with its way back (%s)", async (kind) => {
    const { load, allow } = blockable(Words);
    const Part = kind === "later" ? later(load, "above") : laterInPlace(Place, load);
    render(
      <>
        <MissingPartsLine />
        <Part text="words" />
      </>,
    );
    await act(loadTheRest);
    expect(await screen.findByText(/Parts of this page could not be loaded/)).toBeTruthy();
    await press("Try again");
    expect(screen.getByText(/only after a reload/)).toBeTruthy();
    allow();
    await press("Try again");
    expect(await screen.findByText("words")).toBeTruthy();
    expect(screen.queryByText(/could not be loaded/)).toBeNull();
  });

  test("says so over its stand-in if that has room", async () => {
    const { load, allow } = blockable(Words);
    const Part = laterInPlace(Place, load, "line");
    render(<Part text="words" />);
    await act(loadTheRest);
    expect(screen.getByText("a place for words")).toBeTruthy();
    allow();
    await press("Try again");
    expect([screen.queryByText("a place for words"), screen.getByText("words")]).toEqual([null, expect.anything()]);
  });
});

describe("a part that breaks while it is drawn", () => {
  const Fragile = ({ value }: { value: number }) => {
    if (value < 0) throw new RangeError(`no square root of ${value}`);
    return <p>{Math.sqrt(value)}</p>;
  };

  test("leaves the rest of the page, and is drawn again with other values", async () => {
    const Part = later(async () => Fragile);
    const { rerender } = render(<Part value={-1} />);
    expect((await screen.findByRole("alert")).textContent).toContain("failed while it was drawn");
    expect(screen.getByText("no square root of -1")).toBeTruthy();
    rerender(<Part value={9} />);
    expect([screen.queryByRole("alert"), screen.getByText("3")]).toEqual([null, expect.anything()]);
  });
});

test("a style sheet that failed is fetched again", async () => {
  const { load, allow } = blockable(Words);
  const Part = later(load);
  const failed = Object.assign(document.createElement("link"), { rel: "stylesheet", href: "./part.css" });
  const coming = Object.assign(document.createElement("link"), { rel: "stylesheet", href: "./coming.css" });
  document.head.append(failed, coming);
  failed.dispatchEvent(new Event("error"));
  render(<Part text="words" />);
  await screen.findByRole("alert");
  allow();
  await press("Try again");
  const [asked, other] = document.querySelectorAll('link[rel="stylesheet"]');
  expect([asked === failed, asked!.getAttribute("href"), other === coming]).toEqual([false, failed.href, true]);
  await act(async () => void asked!.dispatchEvent(new Event("load")));
  expect(await screen.findByText("words")).toBeTruthy();
});

it("keeps a place until the rest is loaded, and then fills it; a part that cannot be loaded keeps its stand-in, and the page says so", async () => {
  const load = vi.fn(async () => Words);
  const Present = laterInPlace(Place, load);
  const Absent = laterInPlace<{ text: string }>(Place, () => Promise.reject(new TypeError("Failed to fetch")));
  render(
    <>
      <Present text="words" />
      <Absent text="others" />
    </>,
  );
  const shown = () => screen.getAllByRole("paragraph").map(({ textContent }) => textContent);
  expect([shown(), load.mock.calls.length]).toEqual([["a place for words", "a place for others"], 0]);
  const complete = await act(loadTheRest);
  expect([complete, shown()]).toEqual([false, ["words", "a place for others"]]);
});
