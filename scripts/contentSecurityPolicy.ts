import type { Plugin } from "vite";

/** Monaco needs inline styles, and draws its squiggles as data: images. Nothing is evaluated, nothing comes from elsewhere. */
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
