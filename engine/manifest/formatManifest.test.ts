import { expect, test } from "vitest";
import { formatManifest } from "./formatManifest";
import { walkthrough } from "./testing/reading";
import { applyEdits } from "./textEdit";

const formatted = (text: string) => {
  const edits = formatManifest(text);
  return edits && applyEdits(text, edits);
};

test("indents by two blanks, lists flush with their key", () => {
  const text = `kind: Deployment   
spec:
    # how many
    replicas: 3
    list:
        -   a: 1
            b:
                  - x
                  - y   # why
        -   a: 2
    text: |
        first
          second

    last: {a: 1,
       b: 2}
`;
  expect(formatted(text)).toBe(`kind: Deployment
spec:
  # how many
  replicas: 3
  list:
  - a: 1
    b:
    - x
    - y   # why
  - a: 2
  text: |
      first
        second

  last: {a: 1,
     b: 2}
`);
});

test("leaves alone what is formatted", () => {
  expect(formatManifest(walkthrough)).toEqual([]);
  expect(formatManifest(JSON.stringify({ kind: "Service", spec: { a: [1, 2] } }, null, 2))).toEqual([]);
});

test("gives up on what it cannot read", () => {
  expect(formatManifest("a: [")).toBe(null);
});
