import { parseQuantity } from "../../lib/quantity";

/** How a value is written. A number has the least and the most that the API server accepts, and one step of it. */
export type FormInput =
  | { kind: "number"; form: "whole" | "quantity" | "float"; min: number; max: number; step: number }
  | { kind: "choice"; choices: readonly string[] }
  | { kind: "name" };
export type FormNumber = FormInput & { kind: "number" };

export const whole = (min: number, max = 2_147_483_647, step = 1): FormNumber => ({ kind: "number", form: "whole", min, max, step });
export const quantity = (min: number, step: number): FormNumber => ({ kind: "number", form: "quantity", min, max: Infinity, step });
export const choice = (...choices: string[]): FormInput => ({ kind: "choice", choices });
export const name: FormInput = { kind: "name" };

/** Whether a typed text is such a value. */
export function isFormValue(text: string, input: FormInput): boolean {
  if (input.kind === "name") return text.trim() !== "";
  if (input.kind === "choice") return input.choices.includes(text);
  const { form, min, max } = input;
  if (form === "quantity") {
    const reading = parseQuantity(text);
    return reading.ok && (min === 0 ? reading.quantity.unscaled >= 0 : reading.quantity.unscaled > 0);
  }
  if (!(form === "whole" ? /^[0-9]{1,10}$/ : /^[0-9]{1,15}(?:\.[0-9]{1,9})?$/).test(text)) return false;
  return Number(text) >= min && Number(text) <= max;
}

/** Whether a path of the manifest is the field with this name: its whole path, or the end of it. */
export const isFieldAt = (field: string, path: string): boolean => path === field || path.endsWith(`.${field}`);
