/** A picture has the page's figures enlarged, as large type does, so that they are readable where it is shown small. */
export const enlarged = 1.25;
