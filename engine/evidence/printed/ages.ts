/** An age as kubectl prints it, or what it prints in its place. */
export const agePattern = String.raw`(?:(?:\d+[ydhms])+|<invalid>|<unknown>|<none>)`;
