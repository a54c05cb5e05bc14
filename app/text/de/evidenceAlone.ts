import type { Messages } from "../language";

/** What a text tells in which no autoscaler is. */
export const evidenceAlone: Messages = {
  "An admission webhook refused this {0}.": "Ein Admission-Webhook hat dieses Objekt abgelehnt: {0}.",
  "Correct {0}. The API server says: “{1}”": "Berichtige {0}. Der API-Server sagt: „{1}“",
  "From minReplicaCount the policies of scaleUp let the count rise so: {0}. It stays at {1}, because {2} ÷ {3} is within the tolerance of 10%. This holds as long as no other trigger asks for more.":
    "Ab minReplicaCount lassen die policies von scaleUp die Anzahl so steigen: {0}. Sie bleibt bei {1}, weil {2} ÷ {3} innerhalb der Toleranz von 10 % liegt. Das gilt, solange kein anderer Trigger mehr verlangt.",
  "KEDA itself set the target of {0} from {1} to {2}. The HPA does not do this: KEDA turns the target on and off.":
    "KEDA selbst hat das Ziel von {0} von {1} auf {2} gesetzt. Das tut nicht der HPA: KEDA schaltet das Ziel ein und aus.",
  "KEDA makes the HPA {0} of it. To explain a count, add what kubectl describe hpa {1} prints.":
    "KEDA macht daraus den HPA {0}. Um eine Anzahl zu erklären, füge hinzu, was kubectl describe hpa {1} ausgibt.",
  "KEDA says that it is not ready.": "KEDA sagt, dass es nicht bereit ist.",
  "KEDA says that it is not ready: {0}": "KEDA sagt, dass es nicht bereit ist: {0}",
  "KEDA's operator reports an error of {0}: {1}": "KEDAs Operator meldet einen Fehler bei {0}: {1}",
  "Kubernetes has {0} since {1}. An older cluster answers like this. Use a version that kubectl api-versions prints.":
    "Kubernetes hat {0} seit {1}. Ein älterer Cluster antwortet so. Nimm eine Version, die kubectl api-versions ausgibt.",
  "Kubernetes {0} removed {1}. Write apiVersion: autoscaling/v2. The editor of this page rewrites the manifest.":
    "Kubernetes {0} hat {1} entfernt. Schreibe apiVersion: autoscaling/v2. Der Editor dieser Seite schreibt das Manifest um.",
  "The API server does not know the kind {0} in version {1}.": "Der API-Server kennt die Art {0} in der Version {1} nicht.",
  "The API server refused the HPA {0} that KEDA's operator makes of {1}. So no HPA exists, or one from before stays as it is.":
    "Der API-Server hat den HPA {0} abgelehnt, den KEDAs Operator aus {1} macht. Also gibt es keinen HPA, oder ein früherer bleibt, wie er ist.",
  "The API server refused this manifest: {0}.": "Der API-Server hat dieses Manifest abgelehnt: {0}.",
  "The API server warned of a field that it does not know. It drops the field, or it refuses the manifest.":
    "Der API-Server hat vor einem Feld gewarnt, das er nicht kennt. Er lässt das Feld weg, oder er lehnt das Manifest ab.",
  "The cluster does not know {0}. Install KEDA with its CRDs first.":
    "Der Cluster kennt {0} nicht. Installiere zuerst KEDA mit seinen CRDs.",
  "The pasted text was not opened. {0}": "Der eingefügte Text wurde nicht geöffnet. {0}",
  "The trigger cron asks for {0} replicas from {1} to {2} ({3}).": "Der Trigger cron verlangt {0} Replicas von {1} bis {2} ({3}).",
  "The trigger {0} has the target {1} ({2}).": "Der Trigger {0} hat das Ziel {1} ({2}).",
  "The trigger {0} is one of its triggers.": "Einer seiner Trigger ist {0}.",
  "The webhook says: “{0}”": "Der Webhook sagt: „{0}“",
  "This is the ScaledObject {0}.": "Das ist das ScaledObject {0}.",
  "This is the ScaledObject {0}: maxReplicaCount {1}.": "Das ist das ScaledObject {0}: maxReplicaCount {1}.",
  "This is the ScaledObject {0}: minReplicaCount {1}, maxReplicaCount {2}.":
    "Das ist das ScaledObject {0}: minReplicaCount {1}, maxReplicaCount {2}.",
  "This is the manifest that you pasted, open in the editor. Your own scenario is kept.":
    "Das ist das Manifest, das du eingefügt hast; es ist im Editor offen. Dein eigenes Szenario bleibt erhalten.",
  "Two ScaledObjects cannot have one target. Put all triggers into one ScaledObject.":
    "Zwei ScaledObjects können nicht dasselbe Ziel haben. Schreibe alle Trigger in ein ScaledObject.",
  object: "Objekt",
  "{0} does not exist in this version of the API. Remove it, or correct its name.":
    "{0} gibt es in dieser Version der API nicht. Entferne es, oder berichtige seinen Namen.",
  "{0} does not exist. Did you mean {1}?": "{0} gibt es nicht. Meintest du {1}?",
  "{0} does not exist. The field belongs in {1}.": "{0} gibt es nicht. Das Feld gehört in {1}.",
  "{0} is a field of an older version of the API. In autoscaling/v2 it is {1}, beside type: {2}.":
    "{0} ist ein Feld einer älteren Version der API. In autoscaling/v2 heißt es {1} und steht neben type: {2}.",
  "{0} is a field of an older version of the API. In autoscaling/v2 it is {1}.":
    "{0} ist ein Feld einer älteren Version der API. In autoscaling/v2 heißt es {1}.",
  "{0} is missing or not complete. In autoscaling/v2 it has a type (Utilization, AverageValue or Value) and the value of this type.":
    "{0} fehlt oder ist unvollständig. In autoscaling/v2 hat es einen type (Utilization, AverageValue oder Value) und den Wert dieses Typs.",
};
