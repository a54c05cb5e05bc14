/**
 * Powers as Go's math.Pow computes them. The last digits of Math.pow differ between browsers, so the exponential and the logarithm behind a
 * broken exponent are polynomials of their own.
 */
export function power(base: number, exponent: number): number {
  const special = specialPower(base, exponent);
  if (special !== null) return special;
  const size = Math.abs(exponent);
  let whole = Math.trunc(size);
  let rest = size - whole;
  if (rest > 0.5) {
    rest--;
    whole++;
  }
  let mantissa = rest === 0 ? 1 : exponential(rest * logarithm(base));
  let shift = 0;
  let square = split(base);
  for (let left = whole; left > 0; left = Math.floor(left / 2)) {
    if (Math.abs(square.exponent) > 4096) {
      shift += square.exponent;
      break;
    }
    if (left % 2 === 1) {
      mantissa *= square.mantissa;
      shift += square.exponent;
    }
    const next = square.mantissa * square.mantissa;
    square =
      Math.abs(next) < 0.5 ? { mantissa: next * 2, exponent: square.exponent * 2 - 1 } : { mantissa: next, exponent: square.exponent * 2 };
  }
  return exponent < 0 ? scale(1 / mantissa, -shift) : scale(mantissa, shift);
}

function specialPower(base: number, exponent: number): number | null {
  if (exponent === 0 || base === 1) return 1;
  if (exponent === 1) return base;
  if (Number.isNaN(base) || Number.isNaN(exponent)) return Number.NaN;
  // Beyond 2^53 every number is even.
  const isOdd = Number.isInteger(exponent) && Math.abs(exponent % 2) === 1;
  if (base === 0 || Math.abs(base) === Infinity) {
    const size = (base === 0) === exponent > 0 ? 0 : Infinity;
    return isOdd && (base < 0 || Object.is(base, -0)) ? -size : size;
  }
  if (Math.abs(exponent) >= 2 ** 63) {
    if (base === -1) return 1;
    return Math.abs(base) < 1 === exponent > 0 ? 0 : Infinity;
  }
  if (exponent === 0.5) return Math.sqrt(base);
  if (exponent === -0.5) return 1 / Math.sqrt(base);
  return base < 0 && !Number.isInteger(exponent) ? Number.NaN : null;
}

type Split = { mantissa: number; exponent: number };

const cell = new Float64Array(1);
const bits = new BigUint64Array(cell.buffer);

/** The number as a mantissa from a half up to 1 and a power of two. */
function split(value: number): Split {
  if (Math.abs(value) < 2 ** -1022) {
    const { mantissa, exponent } = split(value * 2 ** 60);
    return { mantissa, exponent: exponent - 60 };
  }
  cell[0] = value;
  const exponent = Number(((bits[0] ?? 0n) >> 52n) & 0x7ffn) - 1022;
  return { mantissa: scale(value, -exponent), exponent };
}

/** Times a power of two. */
function scale(value: number, exponent: number): number {
  let result = value;
  let left = Math.max(-3000, Math.min(3000, exponent));
  while (left > 0) {
    const step = Math.min(left, 1000);
    result *= powerOfTwo(step);
    left -= step;
  }
  while (left < 0) {
    const step = Math.min(-left, 1000);
    result /= powerOfTwo(step);
    left += step;
  }
  return result;
}

function powerOfTwo(exponent: number): number {
  bits[0] = BigInt(exponent + 1023) << 52n;
  return cell[0] ?? 1;
}

/** ln 2 in two parts, of which the first has zeros at its end, so that its multiples are exact. */
const [ln2High, ln2Low] = [6.9314718036912381649e-1, 1.90821492927058770002e-10];

/** The quotient form of fdlibm, which is exact to the last digit but one. */
function exponential(x: number): number {
  const exponent = Math.trunc(x / Math.LN2 + (x < 0 ? -0.5 : 0.5));
  const high = x - exponent * ln2High;
  const low = exponent * ln2Low;
  const rest = high - low;
  const square = rest * rest;
  const even =
    square *
    horner(
      square,
      [
        1.66666666666666657415e-1, -2.77777777770155933842e-3, 6.61375632143793436117e-5, -1.6533902205465251539e-6,
        4.13813679705723846039e-8,
      ],
    );
  const correction = rest - even;
  return scale(1 - (low - (rest * correction) / (2 - correction) - high), exponent);
}

function logarithm(x: number): number {
  let { mantissa, exponent } = split(x);
  if (mantissa < Math.sqrt(2) / 2) {
    mantissa *= 2;
    exponent--;
  }
  const f = mantissa - 1;
  const s = f / (2 + f);
  const square = s * s;
  const series =
    square *
    horner(
      square,
      [
        6.66666666666673513e-1, 3.999999999940941908e-1, 2.857142874366239149e-1, 2.222219843214978396e-1, 1.818357216161805012e-1,
        1.531383769920937332e-1, 1.479819860511658591e-1,
      ],
    );
  const half = 0.5 * f * f;
  return exponent * ln2High - (half - (s * (half + series) + exponent * ln2Low) - f);
}

const horner = (x: number, coefficients: readonly number[]): number =>
  coefficients.reduceRight((sum, coefficient) => sum * x + coefficient, 0);
