import type { Plugin } from "vite";

/**
 * Monaco needs inline styles, and draws its squiggles as data: images. Nothing is evaluated, nothing comes from elsewhere, and the page
 * connects to nowhere else: a file that `?url=` names is fetched, once the person has agreed, by a worker, whose policy is that of its own
 * file and not this one (a host that sends a policy as a header with every file has to allow it there: `connect-src 'self' https:`).
 * To allow that here would open the page itself to every address for the sake of a few visits.
 * Any page may frame this one: `frame-ancestors` counts only in a header, and EMBED.md says what a host must not send.
 */
const policy =
  "default-src 'self'; script-src 'self'; worker-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; object-src 'none'; base-uri 'self'";

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
