import { expect, test } from "vitest";
import { command } from "./command";

const described = `Name:                                                  checkout
Namespace:                                             shopfront
Reference:                                             Deployment/checkout
Metrics:                                               ( current / target )
  resource cpu on pods  (as a percentage of request):  31% (155m) / 60%
Min replicas:                                          3
Max replicas:                                          12
Deployment pods:                                       7 current / 7 desired
`;

const on = (text: string, ...args: string[]) =>
  command(["continue", "hpa.txt", ...args], { version: "1.2.3", read: () => Buffer.from(text) });

test("writes a scenario with other names, and what it supposes", () => {
  const { exitCode, output, errors } = on(described);
  expect([exitCode, output.includes("checkout"), output.includes("shopfront")]).toEqual([0, false, false]);
  expect(errors).toMatch(/^recorded: 7 replicas at the start\.$/m);
  expect(errors).toMatch(/^assumed: One request takes 20 ms of CPU/m);
  expect(command(["run", "-"], { version: "1.2.3", read: () => Buffer.from(output) }).output).toContain("app-1");
});

test("keeps the names where the owner asks for them", () => {
  expect(on(described, "--keep-names").output).toContain("checkout");
});

test("refuses in a sentence what tells no load", () => {
  expect(on(described.replace("31% (155m)", "<unknown>"))).toMatchObject({
    exitCode: 2,
    errors: expect.stringMatching(/^hpa\.txt: No figure/),
  });
  expect(on("hello")).toMatchObject({ exitCode: 2, errors: expect.stringMatching(/^hpa\.txt: Nothing here is about/) });
  expect(command(["run", "x", "--keep-names"], { version: "1", read: () => Buffer.from("x") }).errors).toMatch(
    /^Only continue takes --keep-names/,
  );
});
