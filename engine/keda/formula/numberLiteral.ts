import { parseGoFloat, parseGoInteger } from "../../lib/goNumbers";
import { quoted } from "../../lib/goText";
import { FormulaError } from "./formulaError";
import type { Node } from "./node";
import { createNode, currentToken, type Parser } from "./parserState";
import type { Token } from "./token";

/** An error is at the token after the number, as upstream has it. */
export function parseNumber(parser: Parser, token: Token): Node {
  const text = token.value.replaceAll("_", "");
  const next = currentToken(parser).at;
  const kind = new Map([
    ["0x", "hex"],
    ["0b", "binary"],
    ["0o", "octal"],
  ]).get(text.slice(0, 2).toLowerCase());
  if (kind !== "hex" && /[.e]/i.test(text)) {
    const value = parseGoFloat(text);
    if (value !== null) return createNode(parser, token.at, { kind: "float", value });
    const reason = /[0-9]$|\.$/.test(text) ? "value out of range" : "invalid syntax";
    throw new FormulaError(`invalid float literal: strconv.ParseFloat: parsing ${quoted(text)}: ${reason}`, next);
  }
  // BigInt needs more than linear time for a long text, and an int64 has at most 64 digits.
  const digits = text.replace(/^(?:0[xXbBoO])?0*/, "");
  const plain = kind === undefined ? digits || "0" : `${text.slice(0, 2)}${digits || (text.length > 2 ? "0" : "")}`;
  const parsed = digits.length > 64 ? { ok: false as const, error: "value out of range" as const } : parseGoInteger(plain, 64);
  if (parsed.ok) return createNode(parser, token.at, { kind: "int", value: parsed.value });
  throw new FormulaError(`invalid ${kind ?? "integer"} literal: strconv.ParseInt: parsing ${quoted(text)}: ${parsed.error}`, next);
}
