import { workloadFields, type Workload } from "../../engine/index";
import { fittedFields, type FittedField, type FittedValues, type Standing } from "../words/study/fitted";
import { readStored, store } from "./browserStorage";
import { fieldsOf, finiteOf, keptJson } from "./keptData";

const key = "hpa-playground/measured-workload";
/** For a browser that keeps nothing. */
let last: FittedValues = {};

/** Remembers what a fit has set. Only this browser knows it: a link has the values, not where they come from. */
export function rememberMeasured(values: FittedValues): void {
  last = values;
  store(key, JSON.stringify(values));
}

/** Where a workload's values come from. A value that was changed after a fit is set; one that equals the fitted value is measured. */
export function standingsOf(workload: Workload): Record<FittedField, Standing> {
  const measured = remembered();
  const standingOf = (field: FittedField): Standing =>
    workload[field] === measured[field] ? "measured" : workload[field] === workloadFields[field].default ? "guessed" : "set";
  return {
    cpuPerRequestMilliseconds: standingOf("cpuPerRequestMilliseconds"),
    idleCpuMilli: standingOf("idleCpuMilli"),
    startUpCpuMilli: standingOf("startUpCpuMilli"),
    startUpCpuSeconds: standingOf("startUpCpuSeconds"),
  };
}

function remembered(): FittedValues {
  const values = fieldsOf(keptJson(readStored(key), 1000));
  if (values === null) return last;
  return Object.fromEntries(fittedFields.flatMap((field) => (finiteOf(values.get(field)) === null ? [] : [[field, values.get(field)]])));
}
