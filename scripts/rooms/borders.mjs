import { relative, sep } from "node:path";
import { refusal } from "./refusal.mjs";

/** A rule of oxlint: a room imports only what `rooms.mjs` allows it. */
const borders = {
  create(context) {
    const importer = relative(context.cwd, context.filename).split(sep).join("/");
    const check = (node, specifier, kind) => {
      const message =
        specifier === null ? "Write the path out: the borders between rooms are checked by it." : refusal(importer, specifier, kind);
      if (message) context.report({ node, message });
    };
    return {
      ImportDeclaration: (node) => check(node.source, node.source.value, onlyTypes(node, node.importKind) ? "type" : "value"),
      ExportNamedDeclaration: (node) =>
        node.source && check(node.source, node.source.value, onlyTypes(node, node.exportKind) ? "type" : "value"),
      ExportAllDeclaration: (node) => check(node.source, node.source.value, node.exportKind),
      ImportExpression: (node) => check(node.source, written(node.source), "late"),
      TSImportType: (node) => check(node.source, node.source.value, "type"),
      TSExternalModuleReference: (node) => check(node.expression, node.expression.value, "value"),
      // A worker, or a file beside the code.
      NewExpression(node) {
        const [file, base] = node.arguments;
        if (node.callee.name !== "URL" || !isImportMeta(base, "url")) return;
        const path = written(file);
        // `..` alone is a folder to list.
        if (path && !/^[./]+$/.test(path)) check(file, /^(\.|\/|\w+:)/.test(path) ? path : `./${path}`, "late");
      },
      CallExpression(node) {
        if (!isImportMeta(node.callee, "glob")) return;
        const [patterns] = node.arguments;
        for (const pattern of patterns.elements ?? [patterns]) check(pattern, written(pattern)?.replace(/^!/, "") ?? null, "value");
      },
    };
  },
};

export default { meta: { name: "rooms" }, rules: { borders } };

/** `import { type A, type B }` loads no code, like `import type`. */
const onlyTypes = ({ specifiers }, kind) =>
  kind === "type" || (specifiers.length > 0 && specifiers.every((name) => (name.importKind ?? name.exportKind) === "type"));

const isImportMeta = (node, property) =>
  node?.type === "MemberExpression" && node.object.type === "MetaProperty" && node.property.name === property;

/** The text of a string, or of a template without values. */
function written(node) {
  if (node.type === "TemplateLiteral" && node.expressions.length === 0) return node.quasis[0].value.cooked;
  return typeof node.value === "string" ? node.value : null;
}
