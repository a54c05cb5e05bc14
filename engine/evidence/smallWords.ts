/**
 * A text of millions of lines has remarks in most of them. Small words are letters, digits, dots and underscores after a small letter, with
 * blanks between them. No mark, command, fence or noise begins with them, no data, no event, no row of a table without its head. Only
 * what is known of the lines before can make more of them than a remark. They are told from all else without a pattern and without cutting.
 */
const isFirst = new Uint8Array(128);
const isLater = new Uint8Array(128);
const isBlank = new Uint8Array(128);
for (const letter of "abcdefghijklmnopqrstuvwxyz") isLater[letter.charCodeAt(0)] = 1;
for (const sign of "0123456789._") isLater[sign.charCodeAt(0)] = 2;
for (const blank of " \t") isBlank[blank.charCodeAt(0)] = 1;
// With the other letters a command begins (kubectl, oc, sudo, watch, time, rancher, microk8s), a remark (snip, flag), a diff (index) or a refusal (error, unable, failed).
for (const letter of "abcdghjlnpqvxyz") isFirst[letter.charCodeAt(0)] = 1;

/** Whether a line whose first character this is may be small words. */
export const beginsSmallWords = (code: number): boolean => isFirst[code] === 1;

/** Whether small words may go on with this character behind the one `before`; 0 where none is before. */
export const isInSmallWords = (code: number, before: number): boolean =>
  isLater[code] === 1 || isBlank[code] === 1 || (isLater[code] === 2 && before !== 0 && isBlank[before] !== 1);
