/** FNV-1a, 32 bits, over the bytes of all parts in order. It finds damage, not malice. */
export function checksum(parts: readonly Uint8Array[]): number {
  let hash = 0x811c9dc5;
  for (const part of parts) {
    for (let index = 0; index < part.length; index++) hash = Math.imul(hash ^ part[index]!, 0x01000193);
  }
  return hash >>> 0;
}

/** Two independent 32-bit mixes over 32-bit words, as 16 hex digits: an identifier for large columns. */
export function digestColumns(columns: readonly (Float64Array | Uint8Array)[]): string {
  const halves = Int32Array.of(0x811c9dc5, 0x9e3779b9);
  for (const column of columns) {
    mix(halves, Int32Array.of(column.length));
    mix(halves, column instanceof Uint8Array ? Int32Array.from(column) : wordsOf(column));
  }
  return Array.from(halves, (half) => (half >>> 0).toString(16).padStart(8, "0")).join("");
}

const wordsOf = (column: Float64Array): Int32Array => {
  const { buffer, byteOffset, length } = oneNaN(column);
  return new Int32Array(buffer, byteOffset, 2 * length);
};

/** NaN has many bit patterns, and each browser chooses which one an array holds. */
function oneNaN(column: Float64Array): Float64Array {
  if (!column.some(Number.isNaN)) return column;
  const copy = column.slice();
  const words = new Uint32Array(copy.buffer);
  for (let index = 0; index < column.length; index++) {
    if (!Number.isNaN(column[index])) continue;
    words[2 * index] = 0;
    words[2 * index + 1] = 0x7ff80000;
  }
  return copy;
}

/**
 * A long run has millions of words, so the halves are local variables meanwhile: a closure that keeps them would allocate a number at each
 * change.
 */
function mix(halves: Int32Array, words: Int32Array): void {
  let a = halves[0]!;
  let b = halves[1]!;
  for (let index = 0; index < words.length; index++) {
    const word = words[index]!;
    a = Math.imul(a ^ word, 0x01000193);
    a ^= a >>> 15;
    b = Math.imul(b + word, 0x85ebca6b);
    b ^= b >>> 13;
  }
  halves[0] = a;
  halves[1] = b;
}
