import { longestManifest } from "../lib/longestManifest";
import { keepOne } from "./fixes/keepOne";
import { namesVpa } from "./namesVpa";
import { kindOf, objectsOf } from "./objects";
import { applyEdits, type TextEdit } from "./textEdit";
import { textOf, valueOf } from "./yamlNodes";
import { readYaml, type YamlNode } from "./yamlTree";

/** An autoscaler of a text with many objects, as `helm template` or `kubectl kustomize` print it. */
export interface AutoscalerIn {
  kind: "HorizontalPodAutoscaler" | "ScaledObject";
  /** Empty: it has none. */
  name: string;
  namespace: string;
  /** Where it begins, from 1. */
  line: number;
  /** What it scales, as text that no other target has; null: it does not say, as a patch. */
  target: string | null;
  /** False of a document that names an autoscaler and cannot be read: a template, or a text with a mistake. It has no name. */
  isRead: boolean;
  /** The text with this autoscaler alone, and with what may be its workload. Lines of other documents are empty, so that places stay true. */
  manifest: string;
}

/**
 * Every HorizontalPodAutoscaler and ScaledObject of a text. A document that names one and cannot be read counts as one, because nothing else
 * tells of it. Never throws.
 */
export function autoscalersIn(text: string): AutoscalerIn[] {
  const documents = documentsOf(text);
  const found = documents.map((document) => inDocument(document));
  return found.flatMap((all, at) =>
    all.map(({ node, own, ...autoscaler }) => {
      const others = documents.map((document, index) => {
        if (index === at) return own;
        return found[index]!.length === 0 && mayBeTarget(document.text, node) ? document.text : emptied(document.text);
      });
      return { ...autoscaler, manifest: others.join("") };
    }),
  );
}

/** A VerticalPodAutoscaler of a text, with the target as `AutoscalerIn` has it, and the whole document that it is in. */
export interface VerticalIn {
  name: string;
  target: string;
  document: string;
}

/** Those that can be read and name a target. Never throws. */
export function verticalsIn(text: string): VerticalIn[] {
  if (!namesVpa(text)) return [];
  return documentsOf(text).flatMap(({ text: document }) => {
    const yaml = document.length > longestManifest || !namesVpa(document) ? null : readYaml(document);
    const objects = yaml?.ok === true ? objectsOf(yaml.documents).filter((node) => kindOf(node) === "VerticalPodAutoscaler") : [];
    return objects.flatMap((node) => {
      const target = targetAt(node, "targetRef");
      return target === null ? [] : [{ name: textOf(valueOf(node, "metadata", "name")) ?? "", target, document }];
    });
  });
}

interface Document {
  text: string;
  /** The line of its first character, from 1. */
  line: number;
}

/** A text cut before each of its separators. */
function documentsOf(text: string): Document[] {
  const documents: Document[] = [];
  let line = 1;
  for (const part of text.split(/^(?=---(?:\s|$))/m)) {
    documents.push({ text: part, line });
    line += lineBreaks(part);
  }
  return documents;
}

const lineBreaks = (text: string): number => text.split("\n").length - 1;
const emptied = (text: string): string => "\n".repeat(lineBreaks(text));

interface Found extends Omit<AutoscalerIn, "manifest"> {
  /** Null: it was not read. */
  node: YamlNode | null;
  /** The document without its other autoscalers. */
  own: string;
}

function inDocument({ text, line }: Document): Found[] {
  const [, named] = /^[ \t]*(?:- )?["'{]*kind["']?[ \t]*:[ \t]*["']?(HorizontalPodAutoscaler|ScaledObject)\b/m.exec(text) ?? [];
  if (named === undefined && !/HorizontalPodAutoscaler|ScaledObject/.test(text)) return [];
  const yaml = text.length > longestManifest ? null : readYaml(text);
  if (!yaml?.ok) return named === undefined ? [] : [unread(named as AutoscalerIn["kind"], { text, line })];
  const objects = objectsOf(yaml.documents).flatMap((node) => {
    const kind = kindOf(node);
    return kind === "HorizontalPodAutoscaler" || kind === "ScaledObject" ? [{ node, kind } as const] : [];
  });
  const alone =
    objects.length < 2
      ? []
      : keepOne(
          text,
          objects.map(({ node }) => node),
          Infinity,
        );
  return objects.map(({ node, kind }, index) => ({
    node,
    kind,
    name: textOf(valueOf(node, "metadata", "name")) ?? "",
    namespace: namespaceOf(node),
    line: line + lineBreaks(text.slice(0, node.extent.start)),
    target: targetOf(node, kind),
    isRead: true,
    own:
      objects.length === alone.length
        ? applyEdits(
            text,
            alone[index]!.edits.map((edit) => withItsLines(text, edit)),
          )
        : text,
  }));
}

/** What is cut leaves its lines, so that places stay true. */
function withItsLines(text: string, edit: TextEdit): TextEdit {
  const cut = lineBreaks(text.slice(edit.start, edit.end)) - lineBreaks(edit.text);
  return { ...edit, text: edit.text + "\n".repeat(Math.max(0, cut)) };
}

const unread = (kind: AutoscalerIn["kind"], { text, line }: Document): Found => ({
  node: null,
  kind,
  name: "",
  namespace: "default",
  line: text.startsWith("---") ? line + 1 : line,
  target: null,
  isRead: false,
  own: text,
});

const namespaceOf = (node: YamlNode): string => textOf(valueOf(node, "metadata", "namespace")) ?? "default";

function targetOf(node: YamlNode, kind: AutoscalerIn["kind"]): string | null {
  // KEDA scales a Deployment where the kind is not said.
  return targetAt(node, "scaleTargetRef", kind === "ScaledObject" ? "Deployment" : undefined);
}

function targetAt(node: YamlNode, field: "scaleTargetRef" | "targetRef", usualKind?: string): string | null {
  const target = valueOf(node, "spec", field);
  const name = textOf(valueOf(target, "name"));
  const targetKind = textOf(valueOf(target, "kind")) ?? usualKind;
  return name === undefined || targetKind === undefined ? null : JSON.stringify([namespaceOf(node), targetKind, name]);
}

/** A text that does not name the target is not its workload. A LimitRange is for all of its namespace. */
function mayBeTarget(text: string, autoscaler: YamlNode | null): boolean {
  if (autoscaler === null) return false;
  if (/^kind:[ \t]*LimitRange\b/m.test(text)) return true;
  const name = textOf(valueOf(autoscaler, "spec", "scaleTargetRef", "name"));
  return name !== undefined && text.includes(name);
}
