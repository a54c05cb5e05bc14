/**
 * A text without these characters at its end. A pattern such as / +$/ reads each run of blanks again from each of its characters, so it takes
 * quadratic time.
 */
export function withoutEnd(text: string, characters: string): string {
  let end = text.length;
  while (end > 0 && characters.includes(text.charAt(end - 1))) end--;
  return text.slice(0, end);
}
