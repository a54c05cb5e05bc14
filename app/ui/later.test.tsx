// @vitest-environment jsdom
import { act, render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { laterInPlace, loadTheRest } from "./later";

const Words = ({ text }: { text: string }) => <p>{text}</p>;
const Place = ({ text }: { text: string }) => <p>a place for {text}</p>;

it("keeps a place until the rest is loaded, and then fills it; what cannot be had keeps its stand-in, and that is said", async () => {
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
