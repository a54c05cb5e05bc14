// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { PieceName } from "./PieceName";

test("the eye gets the end of a name, and its title and a screen reader get the whole one", () => {
  render(
    <button type="button">
      <PieceName name="checkout-prod-hpa.yaml" begin={14} />
    </button>,
  );
  expect(screen.getByText("…hpa.yaml").getAttribute("aria-hidden")).toBe("true");
  expect(screen.getByRole("button", { name: "checkout-prod-hpa.yaml" })).toBeTruthy();
  expect(screen.getByTitle("checkout-prod-hpa.yaml")).toBeTruthy();
});
