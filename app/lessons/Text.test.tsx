// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { lessons } from "virtual:lessons";
import { firstScenario } from "../../engine/index";
import { helpInPage } from "../simulation/testing/helpInPage";
import { closeLesson, useLesson } from "../store/lesson";
import { openScenario, useScenario } from "../store/scenario";
import type { Inline } from "./lesson";
import { Blocks, ChangeableNumbers } from "./Text";

helpInPage();
afterEach(() => {
  cleanup();
  closeLesson();
  openScenario(firstScenario);
});

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

const step = (await lessons[0]!.load()).steps.at(-1)!;

describe("a number of the step's scenario", () => {
  const words = "maxReplicas is 20 again.";
  const manifest = () => useScenario.getState().scenario.manifest;
  const openStep = (task: boolean) => {
    openScenario(step.scenario);
    useLesson.setState({ open: { lesson: "the-ratio", step: 3, task, prediction: null, asked: null } });
  };
  const show = (content: readonly Inline[] = []) =>
    render(
      <ChangeableNumbers>
        <Blocks blocks={[...step.text, { kind: "paragraph", content }]} />
      </ChangeableNumbers>,
    ).container;
  const shown = (name: string) => screen.findByRole("spinbutton", { name }, { timeout: 20_000 });

  it("changes the manifest of a task, says what it was with its unit, and goes back there", async () => {
    openStep(true);
    const target: Inline = { kind: "number", text: "50", field: "averageUtilization" };
    const page = show([text("With "), target, text("% of it.")]);
    fireEvent.keyDown(await shown("maxReplicas"), { key: "ArrowUp" });
    fireEvent.keyDown(await shown("averageUtilization"), { key: "PageDown" });
    expect(manifest()).toBe(
      step.scenario.manifest.replace("maxReplicas: 20", "maxReplicas: 21").replace("averageUtilization: 50", "averageUtilization: 40"),
    );
    expect(page.textContent).toContain("maxReplicas is 21 (was 20) again.");
    expect(page.textContent).toContain("With 40% (was 50%) of it.");
    fireEvent.click(screen.getByRole("button", { name: "was 20" }));
    fireEvent.click(screen.getByRole("button", { name: "was 50%" }));
    expect(manifest()).toBe(step.scenario.manifest);
  });

  it("is plain while the step hides a part of its run, and can be changed as soon as it does not", async () => {
    openStep(false);
    const hidden = (shown: boolean) => {
      const prediction = { from: 60, drawn: null, reach: 60, shown };
      useLesson.setState({ open: { lesson: "the-ratio", step: 3, task: false, prediction, asked: null } });
    };
    hidden(false);
    const page = show();
    expect([screen.queryByRole("spinbutton"), page.textContent]).toEqual([null, expect.stringContaining(words)]);
    act(() => hidden(true));
    fireEvent.keyDown(await shown("maxReplicas"), { key: "ArrowDown" });
    expect(manifest()).toBe(step.scenario.manifest.replace("maxReplicas: 20", "maxReplicas: 19"));
  });

  it("of the workload is plain in a task, whose goals are for this workload", async () => {
    openStep(true);
    const request: Inline = { kind: "number", text: "200", field: "workload.cpuRequestMilli" };
    const page = show([text("It requests "), request, text("m.")]);
    await shown("maxReplicas");
    expect(screen.getAllByRole("spinbutton")).toHaveLength(1);
    expect(page.textContent).toContain("It requests 200m.");
  });

  it("is plain on a page beside the lesson, whatever can be changed", async () => {
    openStep(true);
    const { container } = render(<Blocks blocks={step.text} />);
    show();
    await shown("maxReplicas");
    expect(screen.getAllByRole("spinbutton")).toHaveLength(1);
    expect(container.innerHTML).toContain(words.replace("maxReplicas", '<code class="mono">maxReplicas</code>'));
  });
});
