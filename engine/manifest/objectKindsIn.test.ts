import { expect, test } from "vitest";
import { objectKindsIn } from "./objectKindsIn";

test.each([
  ["kind: A\n---\nkind: B\n---\n", ["A", "B"]],
  ["kind: List\nitems:\n- kind: A\n- {}\n", ["A"]],
  ['{"spec":{"names":{"kind":"Inner"}},"kind":"Outer"}', ["Outer"]],
  ["maxReplicas: 3\n", []],
  ["kind: {{ .Values.kind }}\n- x", null],
])("%j", (text, kinds) => expect(objectKindsIn(text)).toEqual(kinds));
