import type { Plugin } from "vite";

/**
 * Marks what js-yaml makes while it loads (its types, schemas and patterns) as free of side effects. Without the marks a bundler keeps all
 * of it, and with it the half of js-yaml that writes YAML, which the page never does.
 */
export function pureYaml(): Plugin {
  return {
    name: "pure-yaml",
    transform: {
      filter: { id: /\/js-yaml\/dist\// },
      handler: (code) => ({ code: code.replaceAll(/^(?:var [\w$]+ =|\t[\w$]+:) (?=new |[\w$.]+\()/gm, "$&/* @__PURE__ */ "), map: null }),
    },
  };
}
