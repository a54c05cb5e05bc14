import { FormulaError } from "./formulaError";
import { any, argumentTypeName, float, int, isNumber, isUnknown, string, type Type } from "./type";

/** The type that a function gives for arguments of these types. */
export function checkFunction(name: string, at: number, types: readonly Type[]): Type {
  switch (name) {
    case "type":
    case "string":
      if (types.length > 1) throw new FormulaError(`too many arguments to call ${name}`, at);
      if (types.length < 1) throw new FormulaError(`not enough arguments to call ${name}`, at);
      return string;
    case "len":
      return checkOne(name, at, types, (type) => type.kind === "array" || type.kind === "string", int);
    case "int":
      return checkOne(name, at, types, (type) => isNumber(type) || type.kind === "string", int);
    case "float":
      return checkOne(name, at, types, (type) => isNumber(type) || type.kind === "string", float);
    case "abs":
      return checkOne(name, at, types, isNumber, types[0] ?? any);
    case "ceil":
    case "floor":
    case "round":
      return checkOne(name, at, types, isNumber, float);
    default:
      return checkAggregate(name, at, types);
  }
}

function checkOne(name: string, at: number, types: readonly Type[], isAllowed: (type: Type) => boolean, result: Type): Type {
  const [type] = types;
  if (type === undefined || types.length > 1) throw new FormulaError(`invalid number of arguments (expected 1, got ${types.length})`, at);
  if (isAllowed(type) || isUnknown(type)) return result;
  throw new FormulaError(`invalid argument for ${name} (type ${argumentTypeName(type)})`, at);
}

/** max, min, mean and median: after an array or an unknown argument upstream looks no further. */
function checkAggregate(name: string, at: number, types: readonly Type[]): Type {
  const [first] = types;
  if (first === undefined) throw new FormulaError(`not enough arguments to call ${name}`, at);
  for (const type of types) {
    if (isUnknown(type) || type.kind === "array") return any;
    if (!isNumber(type)) throw new FormulaError(`invalid argument for ${name} (type ${argumentTypeName(type)})`, at);
  }
  return first;
}
