// @vitest-environment jsdom
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { useScenario } from "../store/scenario";
import { useWindows } from "../store/windows";
import { svgWith } from "../../engine/index";
import { openFile, openFiles } from "./files";
import { useNotice } from "./notice";

const fileOf = (name: string, text: string) => ({ name, size: text.length, text: () => Promise.resolve(text) }) as File;

test("a lesson's file goes to the reader of lessons, by its beginning or by its name, and the scenario stays", async () => {
  const { scenario } = useScenario.getState();
  const text = readFileSync("public/lessons/05-the-window.md", "utf8");
  for (const [name, content] of [
    ["ours.txt", text],
    ["ours.md", "no lesson at all"],
  ] as const) {
    await openFile(fileOf(name, content));
    expect(useWindows.getState().dialog).toEqual({ what: "lessonFile", name, text: content });
    useWindows.setState({ dialog: null });
  }
  expect(useNotice.getState().notice).toBeNull();
  expect(useScenario.getState().scenario).toBe(scenario);
});

test("a picture without a scenario, a damaged one and one that is too large are a sentence each, and the scenario stays", async () => {
  const { scenario } = useScenario.getState();
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><g/></svg>';
  const pictures: [string, string, number, string][] = [
    ["a.svg", svg, 0, "The picture has no scenario. "],
    ["a.jpg", "no picture of ours", 0, "The picture has no scenario. "],
    ["b.svg", svgWith(svg, "3.abc").replace("</metadata>", ""), 0, "The picture is damaged: "],
    ["c.png", "", 60_000_000, "The picture has no scenario. "],
  ];
  for (const [name, content, size, said] of pictures) {
    const arrayBuffer = () => Promise.resolve(new TextEncoder().encode(content).buffer);
    await openFiles([{ name, size, type: name.endsWith("jpg") ? "image/jpeg" : "", arrayBuffer } as unknown as File]);
    expect(useNotice.getState().notice?.text).toContain(`The file ${name} was not opened. ${said}`);
  }
  expect(useScenario.getState().scenario).toBe(scenario);
});
