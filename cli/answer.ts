/** What a command writes, and its exit code: 0 all is well, 1 a limit is broken, 2 the input is bad, 130 the user ended it. */
export interface Answer {
  exitCode: 0 | 1 | 2 | 130;
  output: string;
  errors: string;
}

export const fine = (output: string): Answer => ({ exitCode: 0, output, errors: "" });
export const bad = (errors: string): Answer => ({ exitCode: 2, output: "", errors });
