// @vitest-environment jsdom
import { expect, test } from "vitest";
import { addressToFetch } from "./fetchText";

test("an address on the web is fetched, and one beside the page", () => {
  expect(addressToFetch("https://example.org/a b.yaml")?.href).toBe("https://example.org/a%20b.yaml");
  expect(addressToFetch("examples/web.hpa.json")?.href).toBe("http://localhost:3000/examples/web.hpa.json");
});

test("nothing else is, and no password is sent along", () => {
  const others = [
    "javascript:alert(1)",
    "data:,x",
    "blob:http://localhost/1",
    "file:///etc/passwd",
    "ftp://a/b",
    "https://me:pw@a.example/",
    "https://",
  ];
  for (const other of others) expect(addressToFetch(other), other).toBeNull();
});
