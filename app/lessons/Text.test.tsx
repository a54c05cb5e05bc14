// @vitest-environment jsdom
import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import type { Inline } from "./lesson";
import { Blocks } from "./Text";

afterEach(cleanup);

const text = (words: string): Inline => ({ kind: "text", text: words });
const html = (...content: Inline[]) => render(<Blocks blocks={[{ kind: "paragraph", content }]} />).container.innerHTML;

it("writes every kind of text as its own element", () => {
  const { container } = render(
    <Blocks
      blocks={[
        { kind: "paragraph", content: [{ kind: "strong", content: [text("a"), { kind: "emphasis", content: [text("b")] }] }] },
        { kind: "list", ordered: true, items: [[{ kind: "paragraph", content: [{ kind: "code", text: "c" }] }]] },
        { kind: "quote", content: [{ kind: "code", text: "d\n  e" }] },
      ]}
    />,
  );
  expect(container.innerHTML).toBe(
    '<p><strong>a<em>b</em></strong></p><ol><li><p><code class="mono">c</code></p></li></ol>' +
      '<blockquote><pre class="mono"><code>d\n  e</code></pre></blockquote>',
  );
});

it("never reads a text as HTML", () => {
  expect(html(text("<img src=x onerror=alert(1)>"))).toBe("<p>&lt;img src=x onerror=alert(1)&gt;</p>");
});

it("links only to web addresses", () => {
  const link = (href: string) => html({ kind: "link", href, content: [text("there")] });
  expect(link("https://kubernetes.io/")).toBe(
    '<p><a class="lk" href="https://kubernetes.io/" target="_blank" rel="noreferrer">there</a></p>',
  );
  expect(["javascript:alert(1)", " https://x", "data:text/html,x", "//x"].map(link)).toEqual(Array(4).fill("<p>there</p>"));
});
