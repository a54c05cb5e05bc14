import type { HtmlTagDescriptor, Plugin } from "vite";

/**
 * What the first answer needs beside the page's own code, which would ask for it only once it runs itself. The worker's run takes longest;
 * the sentence is drawn last. The worker's files are fetched as the page's own modules are, and the worker finds them in the browser's cache:
 * Chromium fetches nothing ahead as="worker", and complains of a preload that the page itself does not use.
 */
const first = [{ name: "worker" }, { name: "sentence", attrs: { fetchpriority: "low" } }];

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
            attrs: { rel: "modulepreload", href: `./${file}`, ...attrs },
            injectTo: "head",
          }));
        }),
    },
  };
}
