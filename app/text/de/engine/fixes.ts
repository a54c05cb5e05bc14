import type { Messages } from "../../../ui/language";

/** Titles of fixes are infinitives; the rest explains an error of the API server. */
export const fixes: Messages = {
  "Take replicas out": "replicas herausnehmen",
  "Target the {0} {1}": "{0} {1} als Ziel nehmen",
  "Rewrite as autoscaling/v2": "Als autoscaling/v2 schreiben",
  "Did you mean {0}?": "Meintest du {0}?",
  "Write {0}": "{0} schreiben",
  "Write {0}: {1}": "{0}: {1} schreiben",
  "Write {0} without quotes": "{0} ohne Anführungszeichen schreiben",
  "Write apiVersion: autoscaling/v2": "apiVersion: autoscaling/v2 schreiben",
  "Write apiVersion: apps/v1": "apiVersion: apps/v1 schreiben",
  "Write it as autoscaling/v2 has it": "So schreiben, wie autoscaling/v2 es hat",
  "Set maxReplicas to {0}": "maxReplicas auf {0} setzen",
  "Indent with blanks instead of tabs": "Mit Leerzeichen statt Tabs einrücken",
  "{0} belongs in {1}.": "{0} gehört in {1}.",
  "It came with autoscaling/v2.": "Es kam mit autoscaling/v2.",
  "It is a field of an older version of the API.": "Es ist ein Feld einer älteren Version der API.",
};
