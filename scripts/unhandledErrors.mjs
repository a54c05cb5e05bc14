import { appendFileSync } from "node:fs";
import { relative } from "node:path";

/**
 * A vitest reporter. An error that no test caught makes the run fail although every test passed, and vitest's JSON report leaves it out.
 * This writes a line of JSON for each into the file that `UNHANDLED_ERRORS` names: `{ test, message }`, both text.
 */
export default class UnhandledErrors {
  onTestRunEnd(_modules, unhandledErrors) {
    for (const { message, stacks, VITEST_TEST_PATH: path } of unhandledErrors) {
      const test = path ? here(path) : "no test's file";
      const place = stacks?.[0] ? ` (${here(stacks[0].file)}:${stacks[0].line})` : "";
      appendFileSync(process.env.UNHANDLED_ERRORS, `${JSON.stringify({ test, message: `${message.split("\n", 1)[0]}${place}` })}\n`);
    }
  }
}

function here(path) {
  return relative(process.cwd(), path);
}
