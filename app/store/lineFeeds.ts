/** The editors separate lines by line feeds alone; lines and columns stay the same. */
export const withLineFeeds = (text: string): string => text.replaceAll(/\r\n?/g, "\n");
