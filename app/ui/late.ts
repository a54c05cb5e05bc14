/** Code of the page or of a worker that is fetched when it is first needed. */
export class PartNotLoaded extends Error {}

/** The part, or a `PartNotLoaded`; the next request tries again. */
export async function late<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch (cause) {
    throw new PartNotLoaded("", { cause });
  }
}
