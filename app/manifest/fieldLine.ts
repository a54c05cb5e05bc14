import { help } from "../simulation/help";
import { useScenario } from "../store/scenario";
import { useWanted } from "../store/wanted";
import { currentText } from "./fixing";

/** Answers each present and later request to show a field with the field's line. Returns a function that ends this. */
export function answerWantedField(visit: (line: number, path: string | null) => void): () => void {
  const serve = async (wanted: string | number | null) => {
    if (wanted === null) return;
    const isLine = typeof wanted === "number";
    const line = isLine ? wanted : await fieldLine(wanted);
    // The user may have requested another field meanwhile.
    if (useWanted.getState().wantedField !== wanted) return;
    useWanted.setState({ wantedField: null });
    if (line !== null) visit(line, isLine ? null : wanted);
  };
  void serve(useWanted.getState().wantedField);
  return useWanted.subscribe(({ wantedField }, before) => {
    if (wantedField !== before.wantedField) void serve(wantedField);
  });
}

/** The line of a field in the text, from 1. A field that was left to its default has its parent's line. null while the text has errors. */
export async function fieldLine(path: string): Promise<number | null> {
  const { flags } = useScenario.getState().scenario;
  // The older API has other paths.
  if (flags.kubernetesVersion === "1.2") return null;
  const lines = (await help("stored", { text: currentText(), flags }))?.lines ?? [];
  for (let field = path; field !== ""; field = parentOf(field)) {
    const found = lines.find((stored) => stored.line !== null && isWithin(stored.path, field));
    if (found) return found.line;
  }
  return null;
}

/** An item or an object has no line of its own: it starts at the line of its first field. */
const isWithin = (path: string, field: string): boolean => path === field || path.startsWith(`${field}.`) || path.startsWith(`${field}[`);

/** "spec.metrics[0].type" → "spec.metrics[0]" → "spec.metrics" → "spec" → "". */
const parentOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf("."), path.lastIndexOf("[")));
