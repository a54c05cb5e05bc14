import type { Tree, TreeReading, Trouble } from "../../answers/tree";
import { say } from "../../lib/sentence";

/**
 * An autoscaler's YAML whose indents were lost or moved, placed by the names of its fields: each key belongs to the innermost part that is
 * open, may have it and has it not yet. Null where the indents still say what belongs to what, or where the text is of another kind.
 */
export function placedByName(text: string): TreeReading | null {
  const lines = linesOf(text);
  if (!isMoved(lines) || lines.some(({ key, value }) => key === "kind" && !ownKinds.has(unquoted(value)))) return null;
  return new Placing(lines).read();
}

interface Line {
  readonly index: number;
  readonly indent: number;
  readonly isItem: boolean;
  /** Null: the line goes on with the value of the line before. */
  readonly key: string | null;
  readonly value: string;
}

const ownKinds = new Set(["HorizontalPodAutoscaler", "Deployment", "StatefulSet", "ReplicaSet", "Rollout", "DeploymentConfig"]);

const metric = ["type", "resource", "containerResource", "pods", "object", "external"];
const figures = ["type", "averageUtilization", "averageValue", "value"];
const source = [
  ..."name container metric metricName target current targetAverageUtilization targetAverageValue targetValue".split(" "),
  ..."currentAverageUtilization currentAverageValue currentValue describedObject selector".split(" "),
];
const reference = ["apiVersion", "kind", "name"];
const rules = ["stabilizationWindowSeconds", "selectPolicy", "policies", "tolerance"];

/** What each part may have. The parts of a list are its items'. */
const partsOf: Readonly<Record<string, readonly string[]>> = {
  "": ["apiVersion", "kind", "metadata", "spec", "status"],
  metadata: ["name", "namespace", "labels", "annotations", "creationTimestamp", "resourceVersion", "uid", "selfLink", "generation"],
  spec: ["scaleTargetRef", "minReplicas", "maxReplicas", "metrics", "behavior", "targetCPUUtilizationPercentage"],
  status: [
    "conditions",
    "currentMetrics",
    "currentReplicas",
    "desiredReplicas",
    "lastScaleTime",
    "observedGeneration",
    "currentCPUUtilizationPercentage",
  ],
  scaleTargetRef: reference,
  describedObject: reference,
  metrics: metric,
  currentMetrics: metric,
  conditions: ["type", "status", "reason", "message", "lastTransitionTime"],
  resource: source,
  containerResource: source,
  pods: source,
  object: source,
  external: source,
  metric: ["name", "selector"],
  target: figures,
  current: figures,
  behavior: ["scaleUp", "scaleDown"],
  scaleUp: rules,
  scaleDown: rules,
  policies: ["type", "value", "periodSeconds"],
};
const lists = new Set(["metrics", "currentMetrics", "conditions", "policies"]);

function linesOf(text: string): Line[] {
  return text.split(/\r\n?|\n/).flatMap((whole, index) => {
    const indent = whole.length - whole.trimStart().length;
    const trimmed = whole.trim();
    if (trimmed === "" || trimmed.startsWith("#") || trimmed.startsWith("---")) return [];
    const isItem = trimmed.startsWith("- ");
    const inner = isItem ? trimmed.slice(2).trimStart() : trimmed;
    const entry = /^([A-Za-z]\w{0,60}):(?:\s+(.*))?$/s.exec(inner);
    return [{ index, indent, isItem, key: entry?.[1] ?? null, value: entry === null ? inner : (entry[2] ?? "") }];
  });
}

/** Whether a part without a value is followed by what can only be its own, at no deeper indent. */
function isMoved(lines: readonly Line[]): boolean {
  return lines.some(({ key, value, indent, isItem }, index) => {
    const next = lines[index + 1];
    if (key === null || value !== "" || next === undefined || next.key === null || !Object.hasOwn(partsOf, key)) return false;
    if (!partsOf[key]!.includes(next.key)) return false;
    return lists.has(key) ? next.isItem && next.indent < indent : !next.isItem && next.indent <= indent && !isItem;
  });
}

interface Part {
  readonly name: string;
  readonly entries: Map<string, Tree>;
  readonly lists: Map<string, Tree[]>;
}

const newPart = (name: string): Part => ({ name, entries: new Map(), lists: new Map() });

const mostTroubles = 20;

class Placing {
  private readonly root = newPart("");
  private open: Part[] = [this.root];
  private readonly troubles: Trouble[] = [];
  /** The value that the next line may go on with. */
  private last: { part: Part; key: string; line: number; text: string; isLong: boolean } | null = null;

  constructor(private readonly lines: readonly Line[]) {}

  read(): TreeReading {
    for (const line of this.lines) {
      if (line.key === null) this.goOn(line);
      else this.place(line.key, line);
    }
    this.endValue();
    return { trees: [{ kind: "map", line: this.lines[0]?.index ?? 0, entries: this.root.entries }], troubles: this.troubles };
  }

  private place(key: string, line: Line): void {
    this.endValue();
    const part = line.isItem ? this.newItem(key, line) : this.open.findLast((each) => mayHave(each, key));
    if (part === undefined) return this.leaveOut(line);
    this.open.length = this.open.indexOf(part) + 1;
    if (Object.hasOwn(partsOf, key) && line.value === "" && !lists.has(key)) {
      const child = newPart(key);
      part.entries.set(key, { kind: "map", line: line.index, entries: child.entries });
      this.open.push(child);
    } else if (lists.has(key) && (line.value === "" || line.value === "[]")) {
      const items: Tree[] = [];
      part.lists.set(key, items);
      part.entries.set(key, { kind: "list", line: line.index, items });
    } else {
      // Only a message, or what a quote opens, goes on in the next line.
      const isLong = key === "message" || /^["'](?!.*["']$)/.test(line.value);
      this.last = { part, key, line: line.index, text: line.value, isLong };
    }
  }

  /** An item belongs to the innermost open part whose last list may have it. */
  private newItem(key: string, line: Line): Part | undefined {
    for (let depth = this.open.length - 1; depth >= 0; depth--) {
      const part = this.open[depth]!;
      for (const [name, items] of [...part.lists].toReversed()) {
        if (!partsOf[name]!.includes(key)) continue;
        const item = newPart(name);
        items.push({ kind: "map", line: line.index, entries: item.entries });
        this.open.length = depth + 1;
        this.open.push(item);
        return item;
      }
    }
    return undefined;
  }

  private goOn(line: Line): void {
    if (this.last?.isLong !== true || line.isItem) return this.leaveOut(line);
    this.last.text += ` ${line.value}`;
  }

  private endValue(): void {
    if (this.last === null) return;
    const { part, key, line, text } = this.last;
    const plain = unquoted(text.trim().replace(/^[>|][-+]?\s+/, ""));
    part.entries.set(key, { kind: "scalar", line, text: plain === "" || plain === "null" ? null : plain });
    this.last = null;
  }

  private leaveOut({ index, indent }: Line): void {
    if (this.troubles.length < mostTroubles)
      this.troubles.push({ line: index, column: indent, message: say`This line fits nowhere in the object.` });
  }
}

const mayHave = ({ name, entries }: Part, key: string): boolean => partsOf[name]!.includes(key) && !entries.has(key);

function unquoted(text: string): string {
  const quoted = /^"((?:[^"\\]|\\.)*)"$/.exec(text)?.[1] ?? /^'((?:[^']|'')*)'$/.exec(text)?.[1];
  return quoted === undefined ? text : quoted.replaceAll("''", "'").replaceAll('\\"', '"');
}
