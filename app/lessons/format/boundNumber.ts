import { hasScaledObject, scaledObjectForm } from "../../../engine/doors/keda";
import { controllerFlags, isFieldAt, manifestForm, say, workloadFields, type Scenario, type Words } from "../../../engine/index";

/** Says what is wrong with a number that names a field; null if the field has this number. */
export type NumberCheck = (digits: string, field: string) => Words | null;

/** No field's path is longer. */
const longestField = 120;

/** The address of a link that is no web address but can be the name of a field. */
export const isFieldName = (address: string): boolean => address.length <= longestField && /^[\w.[\]]+$/.test(address);

/** Checks numbers against the fields of a scenario, which it finds at the first number. */
export function numberCheck({ manifest, flags, workload }: Scenario): NumberCheck {
  let found: ManifestNumbers | null = null;
  return (digits, field) => {
    const name = /^workload\.(\w+)$/.exec(field)?.[1];
    if (name !== undefined) {
      const known = Object.entries(workload).find(([key]) => key === name && Object.hasOwn(workloadFields, key));
      return known ? different(field, digits, String(known[1])) : say`The workload of the step’s scenario has no number "${name}".`;
    }
    found ??= numbersIn(manifest, flags);
    if (!found.ok) return say`No number can name a field of this step’s manifest. ${found.said}`;
    const [one, two] = found.numbers.filter(({ path }) => isFieldAt(field, path));
    if (!one) {
      return say`The step’s manifest has no number "${field}". Write the end of a field’s path, for example maxReplicas. A web address begins with https://.`;
    }
    if (two) return say`"${field}" can be ${one.path} or ${two.path}. Write more of the path.`;
    return different(field, digits, one.digits);
  };
}

const different = (field: string, digits: string, now: string): Words | null =>
  digits === now ? null : say`"${field}" is ${now} in the step’s scenario, and the text says ${digits.slice(0, 40)}.`;

type ManifestNumbers = { ok: true; numbers: readonly { path: string; digits: string }[] } | { ok: false; said: Words };

/** The numbers that the page's form of the manifest shows. */
function numbersIn(manifest: string, flags: Scenario["flags"]): ManifestNumbers {
  const form = (hasScaledObject(manifest) ? scaledObjectForm : manifestForm)(manifest, controllerFlags(flags));
  if (!form.ok) return form;
  const lines = manifest.split("\n");
  const numbers = form.groups.flatMap(({ fields }) =>
    fields.flatMap(({ path, digits }) =>
      digits === null ? [] : [{ path, digits: lines[digits.line - 1]!.slice(digits.column - 1, digits.endColumn - 1) }],
    ),
  );
  return { ok: true, numbers };
}
