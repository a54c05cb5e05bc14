/**
 * Replaces, in the built page, the scales that Recharts looks up by name, because the figures' axes bring their own. Recharts' other charts
 * import these two names.
 */
export const scaleLinear = undefined;
export const scalePoint = undefined;
