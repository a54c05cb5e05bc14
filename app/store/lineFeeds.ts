/** The text with line feeds only, as the editors have it. Lines and columns do not change. */
export const withLineFeeds = (text: string): string => text.replaceAll(/\r\n?/g, "\n");
