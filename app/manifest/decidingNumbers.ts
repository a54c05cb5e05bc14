import type { FormNumber } from "../../engine/index";
import { help } from "../simulation/help";
import { useScenario } from "../store/scenario";

/** A number of the autoscaler's text that decides something; columns from 1, the end exclusive. */
export interface DecidingNumber {
  path: string;
  input: FormNumber;
  line: number;
  column: number;
  endColumn: number;
}

/** The numbers that the form of a text shows and that the text says; null if there is no answer. */
export async function decidingNumbers(text: string): Promise<DecidingNumber[] | null> {
  const form = await help("form", { text, flags: useScenario.getState().scenario.flags });
  if (form === undefined) return null;
  return form.ok
    ? form.groups.flatMap(({ fields }) =>
        fields.flatMap(({ path, input, digits }) => (input.kind === "number" && digits !== null ? [{ path, input, ...digits }] : [])),
      )
    : [];
}

/**
 * The digits some steps further. A whole number of seconds goes to the next multiple of its step, a number with decimals changes its last
 * one, and no number leaves what the API server accepts.
 */
export function steppedDigits(digits: string, { min, max, step }: FormNumber, steps: number): string {
  const decimals = Math.max((digits.split(".")[1] ?? "").length, step < 1 ? 2 : 0);
  const unit = decimals > 0 ? 10 ** -decimals : step;
  const moved = (steps < 0 ? Math.ceil : Math.floor)(Number((Number(digits) / unit).toFixed(6))) + steps;
  return String(
    Number(Math.min(max, Math.max(Math.min(min, Number(digits), decimals > 0 && min > 0 ? unit : min), moved * unit)).toFixed(decimals)),
  );
}

/** A written number some steps further; its unit stays. Null if it has no digits at its beginning. */
export function steppedNumber(written: string, input: FormNumber, steps: number): string | null {
  const digits = /^[0-9]{1,15}(?:\.[0-9]{1,9})?/.exec(written)?.[0];
  return digits === undefined ? null : steppedDigits(digits, input, steps) + written.slice(digits.length);
}
