/** A stream of pseudo-random numbers that depends only on its seed. */
export interface SeededRandom {
  /** From 0 up to, not including, 1. */
  next(): number;
  /** A whole number from 0 up to, not including, `maxExclusive`. */
  integer(maxExclusive: number): number;
  /** An independent stream: it depends on this stream's seed and the label, not on how much was drawn. */
  fork(label: string): SeededRandom;
}

/** `seed` is a whole number from 0 to 4,294,967,295. The generator is sfc32 (Doty-Humphrey's small fast counter). */
export function seededRandom(seed: number): SeededRandom {
  const next = sfc32(seed);
  return {
    next,
    integer: (maxExclusive) => Math.floor(next() * maxExclusive),
    fork: (label) => seededRandom(mix(seed, label)),
  };
}

function sfc32(seed: number): () => number {
  let a = 0;
  let b = seed | 0;
  let c = 0x9e3779b9 | 0;
  let counter = 1;
  const next = () => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return (sum >>> 0) / 4294967296;
  };
  // Nearby seeds diverge only after a dozen rounds.
  for (let round = 0; round < 15; round++) next();
  return next;
}

/** FNV-1a over the seed's bytes and the label's, with a finishing avalanche. */
function mix(seed: number, label: string): number {
  let hash = 0x811c9dc5;
  for (let shift = 0; shift < 32; shift += 8) hash = Math.imul(hash ^ ((seed >>> shift) & 0xff), 0x01000193);
  for (let i = 0; i < label.length; i++) hash = Math.imul(hash ^ label.charCodeAt(i), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
