import { expect, test } from "vitest";
import { helmDefaults } from "./helm";

test("a line that only puts indented text in is left out", () => {
  const lines = ["a: 1", "  {{- toYaml .Values.a | nindent 4 }}", "labels: {{ .b |indent 2 | quote }}\r", "  {{ | indent }}"];
  expect(helmDefaults(lines.join("\n"))).toBe("a: 1");
});

test("a line with something else beside it is not", () => {
  expect(helmDefaults("a: {{ default 5 .c | indent }} d")).toBe("a: 5 d");
  expect(helmDefaults("{{ indent }}")).toBe(null);
  expect(helmDefaults("{{ a | indent }}{{ b }}")).toBe(null);
});
