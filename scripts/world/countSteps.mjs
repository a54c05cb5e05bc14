import { join } from "node:path";

const root = join(import.meta.dirname, "../..");
const counter = join(import.meta.dirname, "steps.ts");

/**
 * A plugin of Vite that makes the engine count its steps: each turn of a loop and each call of a function is one. The same run takes the
 * same number of steps on every machine, however busy it is.
 */
export function countSteps() {
  return {
    name: "count-steps",
    enforce: "post",
    transform(code, id) {
      const isCounted = id.startsWith(`${root}/engine/`) && !id.includes("/testing/") && !/Checks?\.ts$|podBounds|bySecond/.test(id);
      if (!isCounted) return null;
      return {
        code: `import { steps as countedSteps } from ${JSON.stringify(counter)};\n${withCounts(code, this.parse(code))}`,
        map: null,
      };
    },
  };
}

const count = "countedSteps.taken++";

export function withCounts(code, program) {
  const insertions = [];
  const insert = (at, text) => insertions.push({ at, text, order: insertions.length });
  const visit = (node) => {
    if (/Function/.test(node.type) || /^(For|While|DoWhile)/.test(node.type)) countBody(node, insert);
    for (const child of Object.values(node)) {
      if (Array.isArray(child)) child.forEach((each) => each?.type && visit(each));
      else if (child?.type) visit(child);
    }
  };
  visit(program);
  let counted = "";
  let from = 0;
  for (const { at, text } of insertions.toSorted((a, b) => a.at - b.at || a.order - b.order)) {
    counted += code.slice(from, at) + text;
    from = at;
  }
  return counted + code.slice(from);
}

function countBody({ type, body }, insert) {
  if (!body || body.type === undefined) return;
  if (body.type === "BlockStatement" || body.type === "FunctionBody") insert(body.start + 1, `${count};`);
  else if (type === "ArrowFunctionExpression") {
    insert(body.start, `(${count}, `);
    insert(body.end, ")");
  } else {
    insert(body.start, `{${count};`);
    insert(body.end, "}");
  }
}
