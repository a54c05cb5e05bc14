// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { explainEvidence } from "../../../engine/index";
import { takenOff } from "../../words/evidence/textWords";
import { PieceText } from "./PieceText";

afterEach(cleanup);

test("every line of a remark of several lines is struck out and counted", () => {
  const row = "web   Deployment/web   5%/50%   1   9   3   1d";
  const text = `NAME  REFERENCE  TARGETS  MINPODS  MAXPODS  REPLICAS  AGE\nhello there\nsee below\n${row}\nthanks a lot\n${row}\n`;
  const [read] = explainEvidence([text]).pieces;
  render(<PieceText index={0} text={text} read={read!} />);
  const struck = [...screen.getByRole("group").querySelectorAll("s")].map((each) => each.textContent);
  expect(struck).toEqual(["hello there", "see below", "thanks a lot"]);
  expect(takenOff(read!)).toBe("Taken off: remarks (3 lines).");
});
