/** Stands for a value that a question covers, in readouts, tables and at the cursor's time. It is the same in every language. */
export const covered = "?";
