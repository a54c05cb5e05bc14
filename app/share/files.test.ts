// @vitest-environment jsdom
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { useScenario } from "../store/scenario";
import { openFile } from "./files";
import { useNotice } from "./notice";

const fileOf = (name: string, text: string) => ({ name, size: text.length, text: () => Promise.resolve(text) }) as File;

test("a lesson's file is not opened from the disk, and the page says how to open it", async () => {
  const { scenario } = useScenario.getState();
  await openFile(fileOf("ours.md", readFileSync("public/lessons/05-the-window.md", "utf8")));
  expect(useNotice.getState().notice?.text).toMatch(/^The file ours\.md was not opened\. It is a lesson, .* add \?lesson= and its address/);
  expect(useScenario.getState().scenario).toBe(scenario);
});
