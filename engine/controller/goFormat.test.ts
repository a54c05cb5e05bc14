import { expect, test } from "vitest";
import { formatWithoutArguments } from "./goFormat";

test.each([
  ["nothing to replace", "nothing to replace"],
  ['a label "50%": is not valid', 'a label "50%!"(MISSING): is not valid'],
  ["%s and %d", "%!s(MISSING) and %!d(MISSING)"],
  ["100%% sure", "100% sure"],
  ["cut off at 5%", "cut off at 5%!(NOVERB)"],
  ["5% of them", "5%!o(MISSING)f them"],
  ["%-08.3f|", "%!f(MISSING)|"],
  ["%*d and %.*f", "%!(BADWIDTH)%!d(MISSING) and %!(BADPREC)%!f(MISSING)"],
  ["%[1]d", "%!d(BADINDEX)"],
  ["%é", "%!é(MISSING)"],
])("takes %j for a format", (text, formatted) => {
  expect(formatWithoutArguments(text)).toBe(formatted);
});
