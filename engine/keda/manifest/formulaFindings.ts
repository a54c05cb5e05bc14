import { wrapFormula } from "../formula/formula";
import { scalingModifiersOf, type ScaledObject } from "../scaledObject";
import { formulaVariables, unsupportedFormula, validateScalingModifiers } from "../scalingModifiers";
import { foreign, say, type Words } from "../../lib/sentence";
import type { Finding } from "../../manifest/finding";
import type { Span, YamlNode } from "../../manifest/yamlTree";
import { errorAt, nodeAt, spanAt, type Steps } from "../../manifest/place";

const modifiers: Steps = ["spec", "advanced", "scalingModifiers"];
const formulaSteps: Steps = [...modifiers, "formula"];

/** What KEDA says about the modifiers, or that this page does not read the formula. */
export function formulaFindings(text: string, document: YamlNode, object: ScaledObject): Finding[] {
  const unsupported = unsupportedFormula(object);
  if (unsupported !== null) {
    const message = say`This formula is not simulated, though KEDA may accept it. ${unsupported.said}`;
    return [{ ...errorAt(document, formulaSteps, { message }), span: spanOfPosition(text, document, object, unsupported.position) }];
  }
  const wrong = validateScalingModifiers(object);
  if (wrong === null) return [];
  const message = wrong.error;
  switch (wrong.kind) {
    case "modifiersTarget": {
      const reason = say`KEDA's admission refuses it. The target is a number above 0 in quotes: what the formula's result is divided by.`;
      return [errorAt(document, [...modifiers, "target"], { message: foreign(message), reason })];
    }
    case "noFormula": {
      const reason = say`KEDA's admission refuses it. With one field of scalingModifiers, KEDA requires a formula.`;
      return [errorAt(document, formulaSteps, { message: foreign(message), reason })];
    }
    case "formula": {
      const span = spanOfPosition(text, document, object, wrong.position);
      return [{ ...errorAt(document, formulaSteps, { message: foreign(message), reason: formulaReason(object) }), span }];
    }
  }
}

function formulaReason(object: ScaledObject): Words {
  const names = formulaVariables(object);
  const known = names.length === 0 ? say`No trigger has a name yet.` : say`The formula knows these names of triggers: ${names.join(", ")}.`;
  return say`KEDA's admission refuses it. ${known} KEDA puts the formula into float(…), and its error shows it so.`;
}

/** The word of the formula at a position of the wrapped text; the whole formula if the text has it in another form, as in a folded block. */
function spanOfPosition(text: string, document: YamlNode, object: ScaledObject, position: number | null): Span {
  const formula = scalingModifiersOf(object)?.formula ?? "";
  const whole = spanAt(document, formulaSteps);
  const node = nodeAt(document, formulaSteps);
  if (position === null || node === undefined) return whole;
  const before = [...wrapFormula(formula)].slice(0, position).join("").length - wrapFormula(formula).indexOf(formula);
  const quotes = text.startsWith(formula, node.extent.start) ? 0 : 1;
  const start = node.extent.start + quotes;
  if (!text.startsWith(formula, start) || before < 0 || before >= formula.length) return whole;
  const word = /^(?:[A-Za-z0-9_]+|.)/u.exec(formula.slice(before, before + 60))?.[0] ?? "";
  return { start: start + before, end: start + before + Math.max(1, word.length) };
}
