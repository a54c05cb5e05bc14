/** What is known about an object from the keys in one column. */
interface Keys {
  isAutoscaler: boolean;
  name: string | null;
}

/** Only this many characters of a line are read. */
const lineLength = 400;
/** An entry of a block of YAML, or of JSON that is written over several lines. */
const entry = /^( *)(- +)?["']?([A-Za-z]+)["']? *:(.*)$/;

/**
 * The name of the text's first autoscaler, found by its lines alone in one pass, because the text may be half typed. Null if there is none,
 * or if the text has another form.
 */
export function autoscalerName(text: string): string | null {
  let columns = new Map<number, Keys>();
  let metadata: { owner: number; child: number | null } | null = null;
  for (const line of text.split("\n")) {
    if (line.startsWith("---")) [columns, metadata] = [new Map(), null];
    const [, indent, dash = "", key, rest] = entry.exec(line.slice(0, lineLength).trimEnd()) ?? [];
    if (indent === undefined || key === undefined || rest === undefined) continue;
    const column = indent.length + dash.length;
    if (dash !== "") columns.delete(column);
    if (metadata && column <= metadata.owner) metadata = null;
    if (metadata) metadata.child ??= column;
    const owner: number = metadata && metadata.child === column && key === "name" ? metadata.owner : column;
    const keys = columns.get(owner) ?? { isAutoscaler: false, name: null };
    columns.set(owner, keys);
    if (owner !== column) keys.name = valueOf(rest);
    else if (key === "kind") keys.isAutoscaler = valueOf(rest) === "HorizontalPodAutoscaler";
    else if (key === "metadata") metadata = { owner: column, child: null };
    if (keys.isAutoscaler && keys.name !== null) return keys.name;
  }
  return null;
}

/** Without its quotes and the text behind it; null if nothing is written. */
function valueOf(rest: string): string | null {
  const value = rest.trim();
  const quote = value.charAt(0);
  if (quote === '"' || quote === "'") return value.slice(1).split(quote)[0] || null;
  return value.replace(/(^|\s)#.*/, "").trim() || null;
}
