import { fieldKinds, type FieldKind, type Move, type MoveValue, type StudyField } from "../../../engine/index";
import { apiQuantityOf, textsInList } from "../../words/typedNumber";
import { editStudy, type StudyNow } from "./studyNow";

/** What was typed for a field that does not move now comes back with it. */
const setAside = new Map<string, Move>();

export function switchMove(field: StudyField, on: boolean, { fields, judged }: StudyNow): void {
  if (!on) return removeMove(field.path);
  const move = setAside.get(field.path) ??
    judged?.defaults.get(field.path) ?? { field: field.path, values: [valueOf(field.today, field.kind)] };
  const places = new Map(fields.map(({ path }, index) => [path, index]));
  const placeOf = (each: Move) => places.get(each.field) ?? fields.length;
  editStudy((study) => ({ ...study, moves: [...study.moves, move].toSorted((one, other) => placeOf(one) - placeOf(other)) }));
}

export function removeMove(path: string): void {
  editStudy((study) => {
    const move = study.moves.find(({ field }) => field === path);
    if (move) setAside.set(path, move);
    return { ...study, moves: study.moves.filter((each) => each !== move) };
  });
}

export const changeMove = (move: Move): void =>
  editStudy((study) => ({ ...study, moves: study.moves.map((each) => (each.field === move.field ? move : each)) }));

/** What was typed, as a study has it: a number where the field is one, else the text. */
export function valueOf(typed: string, kind: FieldKind | null): MoveValue {
  const text = typed.trim();
  const known = kind === null ? null : fieldKinds[kind];
  const isNumber = known !== null && !("words" in known) && !known.quantity;
  if (known !== null && !isNumber && !("words" in known)) return apiQuantityOf(typed);
  return isNumber && /^-?(0|[1-9]\d*)$/.test(text) ? Number(text) : typed;
}

/** The values of a list. */
export const valuesIn = (typed: string, kind: FieldKind | null): MoveValue[] => textsInList(typed).map((each) => valueOf(each, kind));

/** What rows are shown in one group, in the order of the groups. */
export const groups = ["targets", "bounds", "windows", "policies", "tolerance", "vpa", "cpuRequest"] as const;
export type MoveGroup = (typeof groups)[number];

export const groupOf: Readonly<Record<FieldKind, MoveGroup>> = {
  utilization: "targets",
  target: "targets",
  threshold: "targets",
  minReplicas: "bounds",
  maxReplicas: "bounds",
  windowSeconds: "windows",
  seconds: "windows",
  syncSeconds: "windows",
  policyValue: "policies",
  periodSeconds: "policies",
  select: "policies",
  tolerance: "tolerance",
  vpaMode: "vpa",
  vpaCpuBound: "vpa",
  vpaMemoryBound: "vpa",
  vpaResources: "vpa",
  cpuRequest: "cpuRequest",
};
