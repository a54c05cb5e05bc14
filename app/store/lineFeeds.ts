/** The editors keep lines apart by line feeds alone; columns and lines stay as they were. */
export const withLineFeeds = (text: string): string => text.replaceAll(/\r\n?/g, "\n");
