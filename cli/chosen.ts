import { chooseAutoscaler, type Wanted } from "../engine/doors/withKeda";
import { isScenarioText } from "./runFile";

/** The manifest with one autoscaler: the only one that is wanted, or a sentence. A scenario's file has one, and stays as it is. */
export function chosenIn(text: string, wanted: Wanted): { text: string } | { error: string } {
  if (isScenarioText(text)) {
    const isAsked = wanted.name !== undefined || wanted.namespace !== undefined;
    return isAsked ? { error: "It is a scenario's file: --name and -n choose in a manifest." } : { text };
  }
  const choice = chooseAutoscaler(text, wanted);
  if (choice.kind === "one") return { text: choice.manifest };
  return {
    error:
      choice.kind === "none"
        ? `It has no such autoscaler. It has ${choice.listed || "none"}.`
        : `It has several autoscalers: ${choice.listed}. Choose one with --name (KIND/NAME) or -n.`,
  };
}
