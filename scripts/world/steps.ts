/** How many steps the engine has taken, in a build that counts them. */
export const steps = { taken: 0 };
