import { remedyOf, type Remedy } from "./remedies";

/** What the API server, KEDA or a program in front of them refused, and why. */
export interface Refusal {
  readonly kind?: string;
  readonly name?: string;
  /** The version of the API that the object was written in, where that is what was refused. */
  readonly version?: string;
  /** What a webhook answered, in its own words. */
  readonly denied?: string;
  readonly causes: readonly RefusalCause[];
  readonly remedies: readonly Remedy[];
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
  return { ...said, causes, remedies: remedyOf(said, causes) };
}

const longestMessage = 20_000;

type Said = Omit<Refusal, "causes" | "remedies">;

function objectIn(text: string): Said {
  const [, found, foundVersion] = /no matches for kind "([^"]{1,100})" in version "([^"]{1,100})"/.exec(text) ?? [];
  if (found !== undefined) {
    const name = /for name: "([^"]{1,253})"/.exec(text)?.[1];
    return { kind: found, ...(name !== undefined && { name }), version: foundVersion! };
  }
  // Argo CD asks for a version by its group.
  const [, version, group, kind] = /could not find version "(\w{1,20})" of ([\w.]{1,100})\/(\w{1,100})/.exec(text) ?? [];
  if (version !== undefined) return { kind: kind!, version: `${group}/${version}` };
  const [, invalid, name] = /([A-Z]\w{0,100})(?:\.[\w.]{1,100})? "([^"]{0,253})" is invalid:/.exec(text) ?? [];
  if (invalid !== undefined) return { kind: invalid, ...(name !== "" && { name: name! }) };
  const other =
    /\b([A-Z]\w{0,100}) in version "[^"]{1,50}" cannot be handled/.exec(text)?.[1] ?? /ValidationError\(([A-Z]\w{0,100})/.exec(text)?.[1];
  return other === undefined ? {} : { kind: other };
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
  const unknown = [...text.matchAll(/(?:ValidationError\(\w{1,100}((?:\.[\w[\]]{1,100}){0,20})\): )?unknown field "([^"]{1,300})"/g)].map(
    ([, within, field]) => {
      const path = within === undefined || within === "" ? field! : `${within.slice(1)}.${field}`;
      return { path, message: `unknown field ${JSON.stringify(path)}` };
    },
  );
  const fields = [...text.matchAll(ofField)];
  const named = fields.map(({ 1: path, index, 0: whole, 2: words }, at) => {
    const end = fields[at + 1]?.index ?? text.length;
    const rest = text.slice(index + whole.length, end);
    return { path: path!, message: `${words}${withoutJoint(rest, at + 1 < fields.length)}` };
  });
  return [...unknown, ...named];
}

/** What stands between two causes of a list, and behind the last one. */
function withoutJoint(rest: string, hasNext: boolean): string {
  let end = rest.length;
  while (end > 0 && (hasNext ? ", *" : " ").includes(rest[end - 1]!)) end--;
  const trimmed = rest.slice(0, end);
  return !hasNext && trimmed.endsWith("]") && !trimmed.includes("[") ? trimmed.slice(0, -1) : trimmed;
}
