/** With one decimal, also where it is 0, so that a column of numbers can be added up: "34.0", "1 204.5". */
export const tenths = (value: number): string => value.toFixed(1).replaceAll(/\B(?=(\d{3})+\.)/g, "\u202f");
