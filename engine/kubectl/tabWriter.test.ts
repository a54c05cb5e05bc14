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

test("counts characters, not what they take in memory or on a screen", () => {
  expect(alignTabs("🙂\t1\nab\t2\n名\t3\n", describeStyle)).toBe("🙂   1\nab  2\n名   3\n");
});

test("ends all columns at a form feed, and a cell at a vertical tab", () => {
  expect(alignTabs("a long cell\t1\fb\v2\n", describeStyle)).toBe("a long cell  1\nb  2\n");
});

test("keeps the width of a column further down in the same table, and does not widen what is above", () => {
  expect(alignTabs("wide cell\t1\n\nb\t2\n\nwider than that\t3\n", tableStyle)).toBe(
    "wide cell   1\n\nb           2\n\nwider than that   3\n",
  );
});

test("takes a time that grows with the cells, however they are spread", () => {
  const text = `${"\n".repeat(200_000)}${"\t".repeat(200_000)}`;
  const start = performance.now();
  alignTabs(text, describeStyle);
  expect(performance.now() - start).toBeLessThan(3000);
});

test("lays no table out that would take all memory", () => {
  const text = `${"n".repeat(130_000)}\t1\n${"\t \n".repeat(60_000)}`;
  expect(() => alignTabs(text, describeStyle)).toThrow("characters is not laid out");
});
