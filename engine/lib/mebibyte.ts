/** In bytes, and in thousandths of a byte, as quantities are reckoned. */
export const mebibyte = 1_048_576;
export const mebibyteMilli = 1000 * mebibyte;
