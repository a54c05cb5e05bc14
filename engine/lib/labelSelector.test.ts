import { expect, test } from "vitest";
import { matcherOf, parseSelector } from "./labelSelector";

test.each([
  ["app=web", "app=web"],
  ["  b == x , a ", "a,b==x"],
  ["tier notin (b,a,,)", "tier notin (,a,b)"],
  ["z!=1,!y,x>5,in in (in)", "in in (in),x>5,!y,z!=1"],
  ["app=", "app="],
  ["app in ()", "app in ()"],
  ["", ""],
])("reads %j", (selector, text) => {
  expect(parseSelector(selector)).toEqual({ ok: true, text });
});

test.each([
  ["app in (web", "unable to parse requirement: found '', expected: ',' or ')'"],
  ["app in web", "unable to parse requirement: found 'web' expected: '('"],
  ["app in (=", "unable to parse requirement: found '=', expected: ',', ')' or identifier"],
  ["app web", "unable to parse requirement: found 'web', expected: in, notin, =, ==, !=, gt, lt"],
  ["app=(", "unable to parse requirement: found '(', expected: identifier"],
  ["!=a", "found '!=', expected: !, identifier, or 'end of string'"],
  ["!", "unable to parse requirement: found '', expected: identifier"],
  ["a,", "found '', expected: identifier after ','"],
  ["a=b c", "found 'c', expected: ',' or 'end of string'"],
  ["a>b", `unable to parse requirement: values[0]: Invalid value: "b": for 'Gt', 'Lt' operators, the value must be an integer`],
])("refuses %j", (selector, error) => {
  expect(parseSelector(selector)).toEqual({ ok: false, error });
});

test.each([
  ["app=web", true],
  ["app in (web,api),tier!=batch", true],
  ["app,!zone", true],
  ["tier notin (batch)", true],
  ["", true],
  ["generation>4", true],
  ["generation<5", false],
  ["app>1", false],
  ["app=web,zone", false],
  ["app notin (web)", false],
  ["zone=a", false],
])("%j matches %j", (selector, isMatched) => {
  expect(matcherOf(selector)({ app: "web", generation: "5" })).toBe(isMatched);
});
