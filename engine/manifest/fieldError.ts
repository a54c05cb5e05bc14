/** What the API server says about one field. Source: k8s.io/apimachinery/pkg/util/validation/field. */
export interface FieldError {
  type: "FieldValueRequired" | "FieldValueInvalid" | "FieldValueNotSupported" | "FieldValueForbidden" | "FieldValueTooMany";
  field: string;
  /** The value at fault; "" where the field is absent or should be. */
  badValue: string | number;
  detail: string;
  /** The whole text. */
  message: string;
}

export function required(field: string, detail: string): FieldError {
  return fieldError("FieldValueRequired", field, "", detail, "Required value");
}

export function invalid(field: string, badValue: string | number, detail: string): FieldError {
  return fieldError("FieldValueInvalid", field, badValue, detail, `Invalid value: ${JSON.stringify(badValue)}`);
}

/** `supported` in alphabetical order. */
export function notSupported(field: string, badValue: string, supported: readonly string[]): FieldError {
  const detail = `supported values: ${supported.map((value) => JSON.stringify(value)).join(", ")}`;
  return fieldError("FieldValueNotSupported", field, badValue, detail, `Unsupported value: ${JSON.stringify(badValue)}`);
}

export function forbidden(field: string, detail: string): FieldError {
  return fieldError("FieldValueForbidden", field, "", detail, "Forbidden");
}

export function tooMany(field: string, actual: number, most: number): FieldError {
  return fieldError("FieldValueTooMany", field, actual, `must have at most ${most} item${most === 1 ? "" : "s"}`, `Too many: ${actual}`);
}

function fieldError(type: FieldError["type"], field: string, badValue: string | number, detail: string, title: string): FieldError {
  return { type, field, badValue, detail, message: [field, title, detail].filter((part) => part !== "").join(": ") };
}
