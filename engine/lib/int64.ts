/**
 * A 64-bit integer as Go's int64 holds it: a plain number while it is a safe integer, a bigint beyond.
 * So ordinary sums stay as fast as numbers, and large ones stay exact.
 */
export type Int64 = number | bigint;
