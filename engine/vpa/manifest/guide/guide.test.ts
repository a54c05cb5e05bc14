import { describe, expect, test } from "vitest";
import { plain } from "../../../lib/sentence";
import { readYaml } from "../../../manifest/yamlTree";
import { parseVpa } from "../parseVpa";
import { vpaVersions } from "../vpaFields";
import { vpaCompletionsAt, vpaFieldAt } from "./grammar";
import { vpaSnippets } from "./snippets";
import { vpaGuides } from "./specGuide";

/** The text without its caret |, and where the caret was. */
function caret(marked: string): [string, number] {
  const offset = marked.indexOf("|");
  return [marked.slice(0, offset) + marked.slice(offset + 1), offset];
}

const headOf = (version: string) => `apiVersion: autoscaling.k8s.io/${version}\nkind: VerticalPodAutoscaler\n`;
const labels = (marked: string, kind: string, version = "v1") =>
  vpaCompletionsAt(...caret(headOf(version) + marked))
    .filter((each) => each.kind === kind)
    .map(({ label, urgent }) => plain(label) + (urgent ? "!" : ""));

/** The known fields beside a field that there is not, by the path of their object. */
function knownBeside(version: string, parent: string): readonly string[] | undefined {
  const yaml = readYaml(headOf(version) + textWith(parent === "" ? [] : parent.split(".")));
  if (!yaml.ok || yaml.documents[0] === undefined) throw new Error(parent);
  let found: readonly string[] | undefined;
  vpaVersions[`autoscaling.k8s.io/${version}`]?.(yaml.documents[0], "", ({ path, known }) => {
    if (path.endsWith("probe")) found ??= known;
  });
  return found;
}

function textWith([step, ...rest]: readonly string[], indent = ""): string {
  if (step === undefined) return `${indent}probe: 1\n`;
  const [key = "", isList] = step.split("[]");
  const inner = textWith(rest, `${indent}  `);
  return isList === undefined ? `${indent}${key}:\n${inner}` : `${indent}${key}:\n${indent}- ${inner.trimStart()}`;
}

describe("the catalogue", () => {
  test.each(Object.keys(vpaVersions).map((version) => version.replace(/.*\//, "")))("knows every field of %s, and no other", (version) => {
    const parents = new Set(vpaGuides.map(({ path }) => path.replace(/\.?[^.]*$/, "")));
    const clusterOnly =
      /^(?:creationTimestamp|deletion|finalizers|generat|managedFields|ownerReferences|resourceVersion|selfLink|uid|status)/;
    let compared = 0;
    for (const parent of parents) {
      const known = knownBeside(version, parent);
      // A map takes any key, and an object that the version does not have is unknown itself.
      if (known === undefined) continue;
      compared++;
      const marked = textWith(parent === "" ? [] : parent.split(".")).replace("probe: 1", "|");
      const offered = labels(marked, "field", version).map((label) => label.replace("!", ""));
      const written = parent === "" ? ["apiVersion", "kind"] : [];
      expect(offered.toSorted(), parent).toEqual(known.filter((name) => !clusterOnly.test(name) && !written.includes(name)).toSorted());
    }
    expect(compared).toBeGreaterThan(5);
  });

  test("tells of every field and value what it does, in a sentence", () => {
    const all = vpaGuides.flatMap(({ sentence, values }) => [sentence, ...values.flatMap((value) => value.sentence ?? [])]);
    expect(all.map(plain).filter((sentence) => !/^["A-Z].*\.$/.test(sentence))).toEqual([]);
  });

  test("has blocks that are read without an error", () => {
    const target = "  targetRef: {kind: Deployment, name: web}\n";
    for (const { path, lines } of vpaSnippets) {
      const filled = lines.map((line) => line.replaceAll(/\$\{\d+:([^}]*)\}/g, "$1"));
      const block =
        path === "spec"
          ? filled.map((line) => `  ${line}\n`).join("")
          : `  resourcePolicy:\n    containerPolicies:\n${filled.map((line, index) => `    ${index === 0 ? "- " : "  "}${line}\n`).join("")}`;
      const { problems, vpas } = parseVpa(`${headOf("v1")}metadata: {name: web}\nspec:\n${target}${block}`);
      expect([problems, vpas.length]).toEqual([[], 1]);
    }
  });
});

describe("completion", () => {
  test("offers the fields that are not there yet, those required apart", () => {
    expect(labels("spec:\n  recommenders: []\n  |\n", "field")).toEqual(["targetRef!", "updatePolicy", "resourcePolicy", "startupBoost"]);
  });

  test("offers values, and the containers of the text", () => {
    expect(labels("spec:\n  updatePolicy:\n    updateMode: |\n", "value")).toEqual([
      '"Off"',
      "Initial",
      "Recreate",
      "InPlaceOrRecreate",
      "InPlace",
      "Auto",
    ]);
    const deployment = "---\nkind: Deployment\nspec:\n  template:\n    spec:\n      containers:\n      - name: app\n";
    expect(labels(`spec:\n  resourcePolicy:\n    containerPolicies:\n    - containerName: |\n${deployment}`, "value")).toEqual([
      '"*"',
      "app",
    ]);
  });

  test("offers blocks, and nothing in another object", () => {
    expect(labels("spec:\n  resourcePolicy:\n    containerPolicies:\n    - |\n", "block")).toEqual(["policy with bounds"]);
    expect(labels("---\nkind: Service\nspec:\n  |\n", "field")).toEqual([]);
  });
});

test("the field under the pointer is told, and the value under it", () => {
  const said = (marked: string) => {
    const hover = vpaFieldAt(...caret(headOf("v1") + marked));
    return hover && [hover.path, plain(hover.guide.sentence)];
  };
  expect(said("spec:\n  updatePolicy:\n    min|Replicas: 1\n")?.[0]).toBe("spec.updatePolicy.minReplicas");
  expect(said("spec:\n  updatePolicy:\n    updateMode: Ini|tial\n")).toEqual([
    "spec.updatePolicy.updateMode",
    "Only a pod that is created gets the recommendation. Running pods are left alone.",
  ]);
  expect(said("---\nkind: Service\nspe|c: {}\n")).toBeNull();
});
