/** FNV-1a, 32 bits, over the bytes of all parts in order. It finds damage, not malice. */
export function checksum(parts: readonly Uint8Array[]): number {
  let hash = 0x811c9dc5;
  for (const part of parts) {
    for (let index = 0; index < part.length; index++) hash = Math.imul(hash ^ part[index]!, 0x01000193);
  }
  return hash >>> 0;
}

/** Two independent 32-bit mixes over 32-bit words, as 16 hex digits: a name for large columns. Arrays must hold whole words. */
export function digestColumns(columns: readonly (Float64Array | Uint8Array)[]): string {
  let a = 0x811c9dc5;
  let b = 0x9e3779b9;
  const mix = (word: number) => {
    a = Math.imul(a ^ word, 0x01000193);
    a ^= a >>> 15;
    b = Math.imul(b + word, 0x85ebca6b);
    b ^= b >>> 13;
  };
  for (const column of columns) {
    mix(column.length);
    if (column instanceof Uint8Array) for (const value of column) mix(value);
    else for (const word of new Uint32Array(column.buffer, column.byteOffset, column.length * 2)) mix(word);
  }
  return [a, b].map((half) => (half >>> 0).toString(16).padStart(8, "0")).join("");
}
