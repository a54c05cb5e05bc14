import { fixOf, type FieldFix } from "./fieldFixes";

/** What the API server, KEDA or a program in front of them refused, and why. */
export interface Refusal {
  readonly kind?: string;
  readonly name?: string;
  /** The version of the API that the object was written in, where that is what was refused. */
  readonly version?: string;
  /** What a webhook answered, in its own words. */
  readonly denied?: string;
  readonly causes: readonly RefusalCause[];
  readonly fixes: readonly FieldFix[];
}

export interface RefusalCause {
  readonly path: string;
  /** The API server's words behind the path. */
  readonly message: string;
}

/** Reads the words of a refusal, whichever program quotes them; null for any other message. */
export function refusalOf(message: string): Refusal | null {
  const text = message.slice(0, longestMessage);
  const said = { ...objectIn(text), ...deniedIn(text) };
  const causes = causesIn(text);
  if (said.version === undefined && said.denied === undefined && causes.length === 0) return null;
  return { ...said, causes, fixes: fixOf(said, causes) };
}

const longestMessage = 20_000;

type Said = Omit<Refusal, "causes" | "fixes">;

function objectIn(text: string): Said {
  const [, found, foundVersion] = /no matches for kind "([^"]{1,100})" in version "([^"]{1,100})"/.exec(text) ?? [];
  if (found !== undefined) {
    const name = /for name: "([^"]{1,253})"/.exec(text)?.[1];
    return { kind: found, ...(name !== undefined && { name }), version: foundVersion! };
  }
  // Argo CD asks for a version by its group.
  const [, version, group, kind] = /could not find version "(\w{1,20})" of ([\w.]{1,100})\/(\w{1,100})/.exec(text) ?? [];
  if (version !== undefined) return { kind: kind!, version: `${group}/${version}` };
  const invalid = invalidIn(text);
  if (invalid !== null) return invalid;
  const other =
    /\b([A-Z]\w{0,100}) in version "[^"]{1,50}" cannot be handled/.exec(text)?.[1] ?? /ValidationError\(([A-Z]\w{0,100})/.exec(text)?.[1];
  return other === undefined ? {} : { kind: other };
}

/** `Kind.group "name" is invalid:`, or without the group. */
function invalidIn(text: string): Said | null {
  const close = text.indexOf('" is invalid:');
  const open = close <= 0 ? -1 : text.lastIndexOf('"', close - 1);
  if (open < 0) return null;
  const before = text.slice(0, open).trimEnd();
  const [kind = ""] = before.slice(before.lastIndexOf(" ") + 1).split(".", 1);
  const name = text.slice(open + 1, close);
  return /^[A-Z]\w{0,100}$/.test(kind) ? { kind, ...(name !== "" && { name }) } : null;
}

function deniedIn(text: string): Said {
  const [, webhook, denied] = /admission webhook "([^"]{1,253})" denied the request: (.*)$/s.exec(text) ?? [];
  if (webhook === undefined) return {};
  return { ...(webhook.includes("scaledobject") && { kind: "ScaledObject" }), denied: denied!.trim() };
}

/** The words with which the API server begins what it says of a field (k8s.io/apimachinery, util/validation/field/errors.go). */
const ofField =
  /\b((?:spec|metadata|status)[\w.[\]]{0,300}): ((?:Invalid value|Required value|Unsupported value|Forbidden|Duplicate value|Too many|Too long|Not found|Internal error)\b:?)/g;

function causesIn(text: string): RefusalCause[] {
  const unknown = [...text.matchAll(/unknown field "([^"]{1,300})"/g)].map(({ 1: field, index }) => {
    const within = validatedBefore(text, index);
    const path = within === "" ? field! : `${within}.${field}`;
    return { path, message: `unknown field ${JSON.stringify(path)}` };
  });
  const fields = [...text.matchAll(ofField)];
  const named = fields.map(({ 1: path, index, 0: whole, 2: words }, at) => {
    const end = fields[at + 1]?.index ?? text.length;
    const rest = text.slice(index + whole.length, end);
    return { path: path!, message: `${words}${withoutJoint(rest, at + 1 < fields.length)}` };
  });
  return [...unknown, ...named];
}

/** kubectl up to 1.24 names the object around the field before it: `ValidationError(Kind.spec.metrics[0]): `. */
function validatedBefore(text: string, index: number): string {
  const head = "ValidationError(";
  const before = text.slice(Math.max(0, index - 400), index);
  const from = before.lastIndexOf(head);
  if (from < 0 || !before.endsWith("): ")) return "";
  const object = before.slice(from + head.length, -3);
  return object.includes(".") ? object.slice(object.indexOf(".") + 1) : "";
}

/** What stands between two causes of a list, and behind the last one. */
function withoutJoint(rest: string, hasNext: boolean): string {
  let end = rest.length;
  while (end > 0 && (hasNext ? ", *" : " ").includes(rest[end - 1]!)) end--;
  const trimmed = rest.slice(0, end);
  return !hasNext && trimmed.endsWith("]") && !trimmed.includes("[") ? trimmed.slice(0, -1) : trimmed;
}
