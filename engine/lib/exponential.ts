/**
 * The exponential function, powers of 2 and the logarithm from additions, multiplications and divisions alone: the last digits of Math.exp and Math.log
 * differ between browsers.
 */

/** e to the power of −x, for x from 0 on. */
export function exponentialOfMinus(x: number): number {
  if (x > 700) return 0;
  let part = x;
  let squarings = 0;
  while (part > 0.0625) {
    part /= 2;
    squarings++;
  }
  // The series of e to the power of +part has no differences, so it loses no digits.
  let power = 1;
  for (let term = 9; term >= 1; term--) power = 1 + (part / term) * power;
  while (squarings-- > 0) power *= power;
  return 1 / power;
}

const rootOf2 = Math.sqrt(2);

/** The natural logarithm, for x above 0. */
export function naturalLogarithm(x: number): number {
  let rest = x;
  let doublings = 0;
  while (rest > rootOf2) {
    rest /= 2;
    doublings++;
  }
  while (rest < rootOf2 / 2) {
    rest *= 2;
    doublings--;
  }
  // The rest is near 1, where ln(rest) = 2 × (z + z³ ÷ 3 + z⁵ ÷ 5 + …) comes to its end soon.
  const z = (rest - 1) / (rest + 1);
  const square = z * z;
  let sum = 0;
  for (let odd = 19; odd >= 1; odd -= 2) sum = sum * square + 1 / odd;
  return doublings * Math.LN2 + 2 * z * sum;
}

/** 2 to the power of x. A whole x gives the exact power. */
export function powerOf2(x: number): number {
  const whole = Math.round(x);
  const rest = (x - whole) * Math.LN2;
  let power = 1;
  for (let term = 16; term >= 1; term--) power = 1 + (rest / term) * power;
  return 2 ** whole * power;
}
