import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { pageServer } from "../cli/serve/pageServer";
import { firstScenario, writeScenarioFile } from "../engine/index";
import { held, name } from "./linked";
import { hpa, test } from "./page";

const described = `Name:                                                  checkout
Namespace:                                             shop
Reference:                                             Deployment/checkout
Metrics:                                               ( current / target )
  resource cpu on pods  (as a percentage of request):  31% (155m) / 60%
Min replicas:                                          3
Max replicas:                                          12
Deployment pods:                                       7 current / 7 desired
`;

test("serve opens evidence, a scenario and a manifest without a question, and asks no other host", async ({ page }) => {
  let given = { name: "describe.txt", text: described };
  const folder = join(import.meta.dirname, "..", "dist");
  const start = async () => {
    const { name: file, text } = given;
    const server = pageServer(folder, { name: file, read: () => Buffer.from(text) }, true);
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    return { server, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/?given=${encodeURIComponent(file)}` };
  };
  const hosts = new Set<string>();
  page.on("request", (request) => hosts.add(new URL(request.url()).hostname));
  const opened = async (check: (address: string) => Promise<void>) => {
    hosts.clear();
    const { server, address } = await start();
    await page.goto(address);
    await check(address);
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect.poll(() => new URL(page.url()).search).toBe("");
    expect([...hosts].filter((host) => host !== "")).toEqual(["127.0.0.1"]);
    server.closeAllConnections();
    server.close();
  };

  await opened(() => expect(page.getByText("checkout", { exact: false }).first()).toBeVisible());
  given = { name: "ours.hpa.json", text: writeScenarioFile({ ...firstScenario, name: "of the command line", seed: 5 }) };
  await opened(() => expect(name(page)).toHaveValue("of the command line"));
  given = { name: "web & more.yaml", text: hpa((text) => text.replace("name: web", "name: given-web")) };
  await opened(async () => expect.poll(async () => (await held(page)).scenario.manifest).toContain("name: given-web"));
});

test("a file that serve does not have is said in one sentence, above a working page", async ({ page }) => {
  await page.goto("./?given=absent.yaml");
  await expect(page.getByText("The file absent.yaml could not be read.", { exact: false })).toBeVisible();
  await expect(page.getByRole("figure").first()).toBeVisible();
});
