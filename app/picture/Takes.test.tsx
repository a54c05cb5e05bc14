// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Takes } from "./Takes";

const picture = { svg: `<svg xmlns="http://www.w3.org/2000/svg" width="4" height="2"/>`, width: 4, height: 2 };
const saved: string[] = [];

/** A browser that draws, and whose clipboard answers so. */
function browserWith(write: ((items: unknown[]) => Promise<void>) | null, draws = true): void {
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue({ drawImage: () => undefined } as never);
  HTMLImageElement.prototype.decode = () => (draws ? Promise.resolve() : Promise.reject(new Error("too large")));
  vi.spyOn(HTMLCanvasElement.prototype, "toBlob").mockImplementation((take) => take(new Blob(["png"], { type: "image/png" })));
  vi.stubGlobal("navigator", { ...navigator, clipboard: write === null ? undefined : { write } });
  vi.stubGlobal(
    "ClipboardItem",
    write === null
      ? undefined
      : class {
          constructor(readonly types: Record<string, Promise<Blob>>) {}
        },
  );
}

beforeEach(() => {
  saved.length = 0;
  URL.createObjectURL = () => "blob:picture";
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.download);
  });
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

test("copies the picture as PNG", async () => {
  const items: { types: Record<string, Promise<Blob>> }[] = [];
  browserWith(async (written) => void items.push(...(written as typeof items)));
  render(<Takes picture={picture} base="x-28-00" fragment={() => null} />);
  press("Copy picture");
  expect(await screen.findByText("Picture copied")).toBeTruthy();
  expect((await items[0]!.types["image/png"])?.type).toBe("image/png");
});

test.for([
  ["has no clipboard for pictures", null],
  ["refuses", () => Promise.reject(new DOMException("denied", "NotAllowedError"))],
] as const)("if the browser %s, the page says what to do instead, and the file can be saved", async ([, write]) => {
  browserWith(write);
  render(<Takes picture={picture} base="x-28-00" fragment={() => null} />);
  press("Copy picture");
  const said = await screen.findByText("This browser does not let the page copy a picture. Save the PNG instead.");
  expect(said.getAttribute("role")).toBe("status");
  press("Save PNG");
  expect(await screen.findByText("PNG saved")).toBeTruthy();
  press("Save SVG");
  expect(await screen.findByText("SVG saved")).toBeTruthy();
  expect(saved).toEqual(["x-28-00.png", "x-28-00.svg"]);
});

test("if the browser cannot draw so large a picture, that is what the page says, and not that the clipboard refused", async () => {
  browserWith(async ([item]) => void (await (item as { types: Record<string, Promise<Blob>> }).types["image/png"]), false);
  render(<Takes picture={picture} base="x" fragment={() => null} />);
  for (const name of ["Copy picture", "Save PNG"]) {
    press(name);
    expect(await screen.findByText("This browser could not draw the picture. A smaller size may work, or the SVG.")).toBeTruthy();
  }
  expect(saved).toEqual([]);
});
