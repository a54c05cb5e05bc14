import { expect, test } from "vitest";
import { readJsonBool, readJsonFloat64, readJsonInt64 } from "./goJson";

const intError = (text: string) => {
  const reading = readJsonInt64(text, "int64");
  return reading.ok ? reading.value : reading.error;
};
const floatError = (text: string) => {
  const reading = readJsonFloat64(text);
  return reading.ok ? reading.value : reading.error;
};

test.each([
  ["12", 12],
  ["-5", -5],
  ["9223372036854775807", 9223372036854775807n],
  ["2.5", "json: cannot unmarshal number 2.5 into Go value of type int64"],
  ["1e3", "json: cannot unmarshal number 1e3 into Go value of type int64"],
  ["9223372036854775808", "json: cannot unmarshal number 9223372036854775808 into Go value of type int64"],
  ["true", "json: cannot unmarshal bool into Go value of type int64"],
  ['"5"', "json: cannot unmarshal string into Go value of type int64"],
  ["[5]", "json: cannot unmarshal array into Go value of type int64"],
])("an int64 of %s is %s", (text, expected) => expect(intError(text)).toBe(expected));

test.each([
  ["1e3", 1000],
  ["0.0004", 0.0004],
  ["5%", "invalid character '%' after top-level value"],
  ["10m", "invalid character 'm' after top-level value"],
  ["1,5", "invalid character ',' after top-level value"],
  ["01", "invalid character '1' after top-level value"],
  ["NaN", "invalid character 'N' looking for beginning of value"],
  [".5", "invalid character '.' looking for beginning of value"],
  ["+5", "invalid character '+' looking for beginning of value"],
  ["nan", "invalid character 'a' in literal null (expecting 'u')"],
  ["-", "unexpected end of JSON input"],
  ["-x", "invalid character 'x' in numeric literal"],
  ["5.", "unexpected end of JSON input"],
  ["5.x", "invalid character 'x' after decimal point in numeric literal"],
  ["5ex", "invalid character 'x' in exponent of numeric literal"],
  ["1e999", "json: cannot unmarshal number 1e999 into Go value of type float64"],
  ["½", "invalid character 'Â' looking for beginning of value"],
])("a float64 of %s is %s", (text, expected) => expect(floatError(text)).toBe(expected));

test("a boolean is only true or false", () => {
  expect(readJsonBool("false")).toEqual({ ok: true, value: false });
  expect(readJsonBool("yes")).toEqual({ ok: false, error: "invalid character 'y' looking for beginning of value" });
  expect(readJsonBool("1")).toEqual({ ok: false, error: "json: cannot unmarshal number into Go value of type bool" });
});
