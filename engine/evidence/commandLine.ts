/** A line that a person typed at a prompt, without the prompt; null for any other line. */
export function commandOf(line: string): { command: string } | null {
  if (line.length > longestCommand) return null;
  // `watch` speaks the language of its terminal.
  const watched = /^\s*(?:Every |\p{Lu}\p{L}{2,20} )[\d.,]+ ?s: ?(.*)$/su.exec(line);
  if (watched !== null) return { command: watched[1]!.split(/\s{3,}/, 1)[0]! };
  const plain = line.replace(/^[\s>*_#`+-]*[`*_]{1,3}(?=\S)/, "").replace(/(?<![`*_:])[`*_:]+\s*$/, "");
  const match = known.exec(plain);
  if (match !== null && (match[1]!.trim() === "" || looksLikePrompt(match[1]!))) return { command: match[2]!.trim() };
  const other = prompted.exec(line);
  return other === null ? null : { command: other[1]!.trim() };
}

export const longestCommand = 2000;

const programs =
  "(?:sudo (?:-\\S+ )*)?(?:watch (?:-\\S+ (?:\\d[\\d.]* )?)*['\"]?)?(?:time )?(?:(?:microk8s|k3s|minikube|rancher|tsh)[ .])?(?:kubectl|kubecolor|oc|kc|k)(?:\\.exe)?";
const verbs =
  "get|describe|desc|top|events?|apply|create|logs?|autoscale|scale|edit|delete|run|explain|version|patch|rollout|api-resources|config|set|expose|exec|port-forward|cluster-info|--|-n|adm";

/** A program of Kubernetes, after a prompt or alone. */
const known = new RegExp(`^(.{0,160}?)((?<![\\w./"'-])${programs}\\s+(?:-\\S+(?:[= ][\\w./-]+)? +){0,3}(?:${verbs})(?![\\w:]).*)$`, "s");

function looksLikePrompt(before: string): boolean {
  return /[$#%>❯➜»›λ✗✘→⚡)]\s*$/u.test(before) || /^(?:➜|❯|→|λ|PS\b|\(|\[[^\]]*\]|\+)\s*\S*$/u.test(before.trim());
}

/** Any command after a prompt that cannot be anything else. */
const prompted =
  /^\s*(?:\$|❯|[\w.@-]+ \S+ [➜✖]|➜\s+\S+(?:\s+git:\(\S*\))?(?:\s+✗)?|\[[\w.-]+@[\w.-]+ [^\]]*\][$#]|(?:\([\w.-]+\) ?)?[\w.-]+@[\w.-]+:[^$#]*[$#]|PS [A-Za-z]:\\[^>]*>|[A-Za-z]:\\[^>]*>)\s*(?![\d]|$)(\S.*)$/su;

/** What a command says of its objects. */
export interface CommandTarget {
  readonly namespace?: string;
  readonly name?: string;
}

/** The namespace and the single autoscaler that a command of kubectl asks for. */
export function askedBy(command: string | undefined): CommandTarget {
  if (command === undefined) return {};
  const all = command.split(/\s+/, 60);
  const end = all.findIndex((word, index) => index > 0 && /^(?:[|;&>]|\d>)/.test(word));
  const words = end < 0 ? all : all.slice(0, end);
  const namespace = namespaceIn(words);
  const name = nameIn(words);
  return { ...(namespace !== undefined && { namespace }), ...(name !== undefined && { name }) };
}

function namespaceIn(words: readonly string[]): string | undefined {
  for (const [index, word] of words.entries()) {
    const value = /^(?:-n|--namespace)=(.+)$/.exec(word)?.[1] ?? /^-n([a-z0-9].*)$/.exec(word)?.[1];
    const name = value ?? (word === "-n" || word === "--namespace" ? words[index + 1] : undefined);
    if (name !== undefined) return isName(name) ? name : undefined;
  }
  return undefined;
}

function nameIn(words: readonly string[]): string | undefined {
  const verb = words.findIndex((word) => /^(?:get|describe|desc)$/.test(word));
  if (verb === -1) return undefined;
  const operands: string[] = [];
  for (let index = verb + 1; index < words.length; index++) {
    const word = words[index]!;
    if (/^(?:-n|--namespace|-o|--output|-l|--selector|--sort-by|--field-selector|--context|--kubeconfig)$/.test(word)) index++;
    else if (!word.startsWith("-")) operands.push(word);
  }
  const [kind = "", name, ...others] = operands;
  if (others.length > 0) return undefined;
  const glued = /^(?:hpa|horizontalpodautoscalers?)(?:\.[\w.]+)?\/(.+)$/i.exec(kind)?.[1];
  const asked = glued ?? (/^(?:hpa|horizontalpodautoscalers?)(?:\.[\w.]+)?$/i.test(kind) ? name : undefined);
  return asked !== undefined && isName(asked) ? asked : undefined;
}

const isName = (text: string): boolean => /^[a-z0-9]([-a-z0-9.]*[a-z0-9])?$/.test(text);
