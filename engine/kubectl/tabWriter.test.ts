import { expect, test } from "vitest";
import { alignTabs, createTabWriter, describeStyle, tableStyle } from "./tabWriter";

test("aligns a column over the neighbouring lines that have it, and no further", () => {
  const text = "Name:\tweb\nMin replicas:\t1\nBehavior:\n- Type: Pods\tValue: 4\n- Type: Percent\tValue: 100\n";
  expect(alignTabs(text, describeStyle).split("\n")).toEqual([
    "Name:          web",
    "Min replicas:  1",
    "Behavior:",
    "- Type: Pods     Value: 4",
    "- Type: Percent  Value: 100",
    "",
  ]);
});

test("keeps a least width, and pads a last cell only where it ends at a tab", () => {
  expect(alignTabs("NAME\tAGE\na\t5s\n", tableStyle)).toBe("NAME   AGE\na      5s\n");
  expect(alignTabs("A\tB\t\n", tableStyle)).toBe("A     B     \n");
});

test("widens the columns of a watch from the row that needs it on", () => {
  const write = createTabWriter(tableStyle);
  expect([
    write("NAME\tTARGETS\tAGE\nweb\tcpu: 9%/50%\t5s\n"),
    write("web\tcpu: <unknown>/50%\t20s\n"),
    write("web\tcpu: 9%/50%\t35s\n"),
  ]).toEqual([
    "NAME   TARGETS       AGE\nweb    cpu: 9%/50%   5s\n",
    "web    cpu: <unknown>/50%   20s\n",
    "web    cpu: 9%/50%          35s\n",
  ]);
});
