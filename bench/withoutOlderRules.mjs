// A Vite plugin: builds the controller as if there were only the newest version. Wherever the source looks up an older rule by name, it puts
// the newest version's answer in place of the lookup, before compilation. The result is measured against the source as it is.
import { sep } from "node:path";

export function withoutOlderRules() {
  let replaced = 0;
  return {
    name: "without-older-rules",
    enforce: "pre",
    transform(source, id) {
      if (!id.includes(`${sep}engine${sep}controller${sep}`) || id.endsWith(`${sep}olderRules.ts`)) return null;
      const { code, count } = answerAsNewest(source);
      replaced += count;
      return { code, map: null };
    },
    buildEnd() {
      if (replaced < 15) throw new Error(`only ${replaced} questions for older rules were found: the pattern no longer fits the source`);
    },
  };
}

/** `older.has(…)` and `older.use(…)` become false, `older.choose(rule, newer, older)` its second argument, and no rules are looked up. */
function answerAsNewest(source) {
  let code = source.replaceAll(/olderRulesFor\([\w.]*\)/g, "noOlderRules").replaceAll(/\bolderRulesFor\b/g, "noOlderRules");
  let count = 0;
  for (;;) {
    const found = /(?:\binput\.)?\bolder\.(has|use|choose)\(/.exec(code);
    if (found === null) return { code, count };
    const { args, end } = argumentsAt(code, found.index + found[0].length);
    const newest = found[1] === "choose" ? `(${args[1]})` : "false";
    code = code.slice(0, found.index) + newest + code.slice(end);
    count++;
  }
}

/** The arguments of a call with its bracket just before `start`, and the index behind the closing bracket. */
function argumentsAt(code, start) {
  const args = [];
  let from = start;
  let depth = 0;
  for (let place = start; ; place++) {
    const character = code[place];
    if (character === undefined) throw new Error("a call has no end");
    if (`"'\``.includes(character)) place = code.indexOf(character, place + 1);
    else if ("([{".includes(character)) depth++;
    else if (")]}".includes(character) && depth-- === 0) return { args: [...args, code.slice(from, place)], end: place + 1 };
    else if (character === "," && depth === 0) {
      args.push(code.slice(from, place));
      from = place + 1;
    }
  }
}
