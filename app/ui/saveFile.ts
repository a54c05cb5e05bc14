/** Hands a file to the browser, which saves it where the user has set. */
export function saveFile(name: string, content: BlobPart, type: string): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // By then the browser has read the content.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** A name made of a title, which every file system accepts. */
export const fileName = (name: string) =>
  name
    .toLowerCase()
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[^\p{L}\p{N}]+/gu, "-")
    .replaceAll(/^-|-$/g, "")
    .slice(0, 80) || "scenario";
