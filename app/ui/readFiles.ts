/** Bytes that are decoded at once: a longer file, decoded whole, would stop the page. */
const sliceBytes = 4_000_000;

/** The names and texts of files, in their order. */
export const piecesOf = (files: readonly File[]): Promise<{ name: string; text: string }[]> =>
  Promise.all(files.map(async (file) => ({ name: file.name, text: await textOf(file) })));

async function textOf(file: File): Promise<string> {
  if (file.size <= sliceBytes) return file.text();
  const decoder = new TextDecoder();
  const parts: string[] = [];
  for (let from = 0; from < file.size; from += sliceBytes)
    parts.push(decoder.decode(await file.slice(from, from + sliceBytes).arrayBuffer(), { stream: true }));
  const text = parts.join("") + decoder.decode();
  // What is done with the text is a task of its own.
  await new Promise((resolve) => setTimeout(resolve));
  return text;
}
