import type { HtmlTagDescriptor, Plugin } from "vite";

/**
 * What the first answer needs beside the page's own code, which would ask for it only once it runs itself. The worker's run takes longest;
 * the sentence is drawn last. A worker has modules of its own, and Chromium does not fetch them ahead as="worker", so its files are fetched
 * as scripts: it then finds them in the browser's cache.
 */
const first = [
  { name: "worker", attrs: { rel: "preload", as: "script", crossorigin: "" } },
  { name: "sentence", attrs: { rel: "modulepreload", fetchpriority: "low" } },
];

/** Lets the built page fetch these files beside its own code. */
export function fetchFirst(): Plugin {
  return {
    name: "fetch-first",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler: (_, { bundle = {} }) =>
        first.flatMap(({ name, attrs }): HtmlTagDescriptor[] => {
          const files = Object.keys(bundle).filter((each) => new RegExp(String.raw`^assets/${name}-[\w-]{8}\.js$`).test(each));
          if (files.length === 0) throw new Error(`the build has no file of ${name}`);
          return files.map((file) => ({
            tag: "link",
            attrs: { href: `./${file}`, ...attrs },
            injectTo: "head",
          }));
        }),
    },
  };
}
