export function findBrowser(): { path: string | undefined };
