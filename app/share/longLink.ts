/** Characters of an address. Longer ones are cut by some mail programs, chats and trackers. */
export const longLink = 2000;
