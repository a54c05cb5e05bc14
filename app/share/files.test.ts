// @vitest-environment jsdom
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { useScenario } from "../store/scenario";
import { useWindows } from "../store/windows";
import { openFile } from "./files";
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
