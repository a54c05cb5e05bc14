/** Whether a line can only begin what programs read: YAML, JSON, Prometheus' text or a table with separators. */
export function startsData(line: string): boolean {
  return dataStarts.some((pattern) => pattern.test(line));
}

const dataStarts = [
  /^(?:apiVersion|kind|metadata|spec|status|items):(?:\s|$)/,
  /^\s*- (?:apiVersion|kind|lastTransitionTime|resource|external|object|pods|type):/,
  // A number in brackets is one of a list: a chat puts a time into them.
  /^\s*[{[]\s*(?:["'{[]|\d[\d.eE+-]*\s*(?:[,\]]|$)|$)/,
  /^\s*# (?:HELP|TYPE) \w+ /,
  /^[a-zA-Z_:][\w:]*\{[^}]*\}\s*(?:=>\s*)?[-+\d.NIn]/,
  /^(?:"?(?:series|metric|name)"?\s*[,;]\s*)?"?(?:time|timestamp|date|datetime)"?\s*[,;]/i,
  // What a spreadsheet reads first of a table of text.
  /^sep=[,;]$/,
  // A series whose points `promtool query range` prints in the lines below.
  /^(?:[a-zA-Z_:][\w:]*)?\{[^}]*\}\s*=>\s*$/,
];

/** Whether a line may belong to YAML: a key in small letters. Only where nothing else is known of the lines around it. */
export const mayBeData = (line: string): boolean => /^\s*(?:- )?["']?[a-z][\w./-]*["']?:(?:\s|$)/.test(line) && !/^\s*error:/i.test(line);
