import type { Messages } from "../../language";

/** The titles of fixes are infinitives. The other texts explain an error of the API server. */
export const fixes: Messages = {
  "Remove replicas": "replicas entfernen",
  "Target the {0} {1}": "{0} {1} als Ziel nehmen",
  "Rewrite as autoscaling/v2": "Als autoscaling/v2 schreiben",
  "Choose Kubernetes {0}": "Kubernetes {0} wählen",
  "Write metadata.name: {0}": "metadata.name: {0} schreiben",
  "Did you mean {0}?": "Meintest du {0}?",
  "Write {0}": "{0} schreiben",
  "Write {0}: {1}": "{0}: {1} schreiben",
  "Write {0} without quotes": "{0} ohne Anführungszeichen schreiben",
  "Write apiVersion: autoscaling/v2": "apiVersion: autoscaling/v2 schreiben",
  "Write apiVersion: {0}": "apiVersion: {0} schreiben",
  "Rewrite it for autoscaling/v2": "Für autoscaling/v2 umschreiben",
  "Set maxReplicas to {0}": "maxReplicas auf {0} setzen",
  "Indent with spaces instead of tabs": "Mit Leerzeichen statt Tabs einrücken",
  "{0} belongs in {1}.": "{0} gehört in {1}.",
  "This field is new in autoscaling/v2.": "Dieses Feld gibt es erst seit autoscaling/v2.",
  "This field is from an older version of the API.": "Dieses Feld ist aus einer älteren Version der API.",
  "The API server refuses the whole manifest because of it. Only the cluster writes a status.":
    "Der API-Server lehnt deswegen das ganze Manifest ab. Einen Status schreibt nur der Cluster.",
  "Remove status": "status entfernen",
  "Write averageUtilization: {0}": "averageUtilization: {0} schreiben",
};
