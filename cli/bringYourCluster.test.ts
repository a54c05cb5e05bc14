import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { command } from "./command";

const text = readFileSync("docs/BRING-YOUR-CLUSTER.md", "utf8");
const { version } = JSON.parse(readFileSync("package.json", "utf8")) as { version: string };
const part = (title: string): string => text.split(`\n## ${title}\n`)[1]!.split("\n## ")[0]!;
const blocks = [...text.matchAll(/```(\w+)\n([^]*?)```/g)].map(([, language, code]) => ({ language, code: code! }));

const files: Readonly<Record<string, string>> = {
  "checkout.txt": blocks.find(({ language }) => language === "text")!.code,
  "hpa-evidence.txt": `$ kubectl get hpa -n shop -o yaml\napiVersion: autoscaling/v2\nkind: HorizontalPodAutoscaler\nmetadata:\n  name: checkout\n  namespace: shop\nspec:\n  maxReplicas: 12\n`,
  "series.json": `{"status":"success","data":{"resultType":"matrix","result":[{"metric":{"__name__":"kube_horizontalpodautoscaler_status_current_replicas","namespace":"shop","horizontalpodautoscaler":"checkout"},"values":[[1772355600,"7"],[1772355615,"7"]]}]}}`,
};
const ran = (line: string) => {
  const [, packed, rest] = /^npx --yes \.\/(\S+\.tgz) (.+)$/m.exec(line)!;
  expect(packed).toBe(`hpa-playground-${version}.tgz`);
  return command(rest!.split(" > ")[0]!.split(" "), {
    version,
    read: (name) => Buffer.from(files[name] ?? expect.fail(`the document names no file ${name}`)),
  });
};
const lines = blocks.flatMap(({ language, code }) => (language === "sh" && code.startsWith("npx") ? [code] : []));

test("every command line of the document runs", () => {
  expect(lines).toHaveLength(2);
  for (const line of lines) expect(ran(line), line).toMatchObject({ exitCode: 0, errors: "" });
});

test("what the document shows of an explanation is what is written", () => {
  const { autoscalers } = JSON.parse(ran(lines[1]!).output) as { autoscalers: { statements: object[] }[] };
  const shown = blocks
    .find(({ language }) => language === "json")!
    .code.trim()
    .split("\n");
  expect(shown).toHaveLength(3);
  for (const statement of shown) expect(autoscalers[0]!.statements).toContainEqual(expect.objectContaining(JSON.parse(statement)));
});

test("collect.sh has the options and the file's name that the document says", () => {
  const script = readFileSync("public/collect.sh", "utf8");
  const [, used] = /^sh (collect\.sh .+)$/m.exec(part("Everything at once"))!;
  expect(script).toContain(`#   sh ${used}`);
  const [, file] = /It writes `([^`]+)`/.exec(part("Everything at once"))!;
  expect(script).toContain(`file="${file}"`);
});
