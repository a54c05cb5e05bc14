import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

/** The one script in the HTML itself: a file would come after the first drawing. */
export const inlineCode = readFileSync(join(import.meta.dirname, "firstAnswerCode.js"), "utf8");

const inlineHash = createHash("sha256").update(inlineCode).digest("base64");

/**
 * Monaco needs inline styles, and draws its squiggles as data: images. The page evaluates no text as code, loads nothing from elsewhere,
 * and connects only to its own origin. No form is sent: `default-src` does not cover that. A worker fetches the file that `?url=` names, after the person has agreed; it follows the policy of
 * its own file, not this one. To allow it here would let the whole page connect to every address for the sake of a few visits. Any page may frame this one:
 * `frame-ancestors` counts only in a header, and HOSTING.md and EMBED.md say what a host may send.
 */
export const policy = `default-src 'self'; script-src 'self' 'sha256-${inlineHash}'; worker-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; object-src 'none'; base-uri 'self'; form-action 'none'`;

/** Writes the policy into the built page only: the development server's own scripts are inline. */
export function contentSecurityPolicy(): Plugin {
  return {
    name: "content-security-policy",
    apply: "build",
    transformIndexHtml: () => [
      { tag: "meta", attrs: { "http-equiv": "Content-Security-Policy", content: policy }, injectTo: "head-prepend" },
    ],
  };
}
