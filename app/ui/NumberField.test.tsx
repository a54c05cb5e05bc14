// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { NumberField } from "./NumberField";

afterEach(cleanup);

function show(change = {}) {
  const onChange = vi.fn();
  function Held() {
    const [value, setValue] = useState(200);
    const changed = (next: number) => {
      onChange(next);
      setValue(next);
    };
    return (
      <>
        <NumberField
          label="CPU request"
          unit="m"
          help="What 100% means."
          value={value}
          min={1}
          max={500}
          step={1}
          default={200}
          {...change}
          onChange={changed}
        />
        <button onClick={() => setValue(30)}>elsewhere</button>
      </>
    );
  }
  render(<Held />);
  const input = screen.getByRole<HTMLInputElement>("textbox", { name: "CPU request" });
  return {
    onChange,
    input,
    type: (text: string) => fireEvent.change(input, { target: { value: text } }),
    help: () => input.parentElement!.querySelector("p")!.textContent,
  };
}

test("says what it is for, its range and its default", () => {
  const { input, help } = show();
  const described = input.getAttribute("aria-describedby")!.split(" ");
  expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([help(), "1 to 500; default 200"]);
  expect(help()).toBe("What 100% means.");
});

test("takes a comma for decimals, but asks where it may part thousands", () => {
  const { type, onChange, help } = show({ step: 0.5 });
  for (const text of ["2,5", "2.5", "0,125"]) type(text);
  expect(onChange.mock.calls).toEqual([[2.5], [2.5]]);
  type("1,000");
  expect(onChange).toHaveBeenCalledTimes(2);
  expect(help()).toBe("Type the number without a sign for thousands; 2.5 m still applies.");
});

test("says why it has no effect", () => {
  expect(show({ idle: "No effect while it lasts 0 s." }).help()).toBe("What 100% means.No effect while it lasts 0 s.");
});

test("takes a number, with or without its unit", () => {
  const { type, onChange } = show();
  for (const text of ["300", "250m", " 40 m "]) type(text);
  expect(onChange.mock.calls).toEqual([[300], [250], [40]]);
});

test("text that is not a number in range stays as typed, says why, and changes nothing", () => {
  const { type, onChange, help, input } = show({ bound: "at most the limit" });
  const said = ["", "abc", "0", "501", "1.5", "2e9"].map((text) => {
    type(text);
    expect(input.value).toBe(text);
    return help();
  });
  expect(onChange).not.toHaveBeenCalled();
  expect(said).toEqual([
    "Type a number; 200 m still applies.",
    "Type a number; 200 m still applies.",
    "From 1 to 500 (at most the limit); 200 m still applies.",
    "From 1 to 500 (at most the limit); 200 m still applies.",
    "Type a whole number; 200 m still applies.",
    "From 1 to 500 (at most the limit); 200 m still applies.",
  ]);
});

test("arrows step, with Shift by ten, and stop at the ends", () => {
  const { input, onChange } = show();
  fireEvent.keyDown(input, { key: "ArrowUp" });
  fireEvent.keyDown(input, { key: "ArrowDown", shiftKey: true });
  for (let press = 0; press < 40; press++) fireEvent.keyDown(input, { key: "ArrowUp", shiftKey: true });
  expect(onChange.mock.calls.slice(0, 2)).toEqual([[201], [191]]);
  expect(onChange.mock.lastCall).toEqual([500]);
});

test("a value that changed elsewhere replaces the text", () => {
  const { type, input } = show();
  type("nonsense");
  fireEvent.click(screen.getByRole("button", { name: "elsewhere" }));
  expect(input.value).toBe("30");
});
