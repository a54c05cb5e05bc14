import { expect, test } from "vitest";
import { nextTask } from "../channel/slices";
import { createSentText } from "./sentText";
import { createTextSender, partLength } from "./sendTexts";

const long = "x".repeat(2 * partLength + 7);

function recorded() {
  const posted: { id: number; length: number }[] = [];
  const underWay = new Set<number>();
  const sender = createTextSender(async (id, { length }) => {
    posted.push({ id, length });
    expect(underWay.has(id)).toBe(false);
    underWay.add(id);
    await nextTask();
    underWay.delete(id);
    return true;
  });
  const send = async (...texts: string[]) => {
    const heard: (readonly number[])[] = [];
    await sender.send(texts, (ids) => heard.push(ids));
    return heard[0] ?? null;
  };
  return { posted, sender, send };
}

test("a text goes to the worker once, in short parts", async () => {
  const { posted, send, sender } = recorded();
  const [one] = (await send(long))!;
  expect(posted.map(({ length }) => length)).toEqual([partLength, partLength, 7]);
  const [same, short] = (await send(long, "NAME"))!;
  expect([same, posted.length, posted[3]]).toEqual([one, 4, expect.objectContaining({ id: short, length: 4 })]);
  sender.forget();
  expect(await send("NAME")).not.toEqual([short]);
  expect(posted).toHaveLength(5);
});

test("only the newest texts are explained, and what was sent in part is sent anew", async () => {
  const { posted, send } = recorded();
  const first = send(long);
  await nextTask();
  const second = send("NAME");
  expect([await first, await second]).toEqual([null, [expect.any(Number)]]);
  const sent = posted.length;
  await send(long);
  expect(posted.slice(sent).map(({ length }) => length)).toEqual([partLength, partLength, 7]);
});

test("the worker puts the parts together, and reads them once for each time", () => {
  const values = Array.from({ length: 40 }, (_, index) => `[${1_790_000_000 + 15 * index},"3"]`).join();
  const text = `{"metric":{"__name__":"kube_horizontalpodautoscaler_status_current_replicas","horizontalpodautoscaler":"web"},"values":[${values}]}`;
  const sent = createSentText();
  for (let from = 0; from < text.length; from += 100) sent.add(text.slice(from, from + 100));
  const whole = sent.read(undefined);
  expect(whole.series[0]!.points.times).toHaveLength(40);
  expect(sent.read(undefined)).toBe(whole);
});
