/** Characters of an address. Some mail programs, chats and trackers cut longer ones. */
export const longLink = 2000;
