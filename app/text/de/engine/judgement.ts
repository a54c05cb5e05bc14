import type { Messages } from "../../language";

/** Errors that the page finds in a text before the API server would read it, and fields that it does not simulate. */
export const judgement: Messages = {
  "There are {0} HorizontalPodAutoscalers here, but only one can be simulated. Choose one.":
    "Hier sind {0} HorizontalPodAutoscaler, aber nur einer kann simuliert werden. Wähle einen.",
  "The manifest is empty. Write a HorizontalPodAutoscaler (apiVersion: autoscaling/v2).":
    "Das Manifest ist leer. Schreibe einen HorizontalPodAutoscaler (apiVersion: autoscaling/v2).",
  "There is no HorizontalPodAutoscaler here. Add one (apiVersion: autoscaling/v2).":
    "Hier ist kein HorizontalPodAutoscaler. Ergänze einen (apiVersion: autoscaling/v2).",
  "A manifest is an object. Start with apiVersion: autoscaling/v2.": "Ein Manifest ist ein Objekt. Beginne mit apiVersion: autoscaling/v2.",
  "kind not set; write kind: HorizontalPodAutoscaler.": "kind fehlt; schreibe kind: HorizontalPodAutoscaler.",
  "There is no HorizontalPodAutoscaler here: the kind is {0}.": "Hier ist kein HorizontalPodAutoscaler: kind ist {0}.",
  "kind not set; every document needs a kind.": "kind fehlt; jedes Dokument braucht eines.",
  "apiVersion not set; write apiVersion: autoscaling/v2.": "apiVersion fehlt; schreibe apiVersion: autoscaling/v2.",
  'no matches for kind "HorizontalPodAutoscaler" in version {0}; write apiVersion: autoscaling/v2.':
    'no matches for kind "HorizontalPodAutoscaler" in version {0}; schreibe apiVersion: autoscaling/v2.',
  "Write autoscaling/v2": "autoscaling/v2 schreiben",
  "{0} is the form of Kubernetes 1.1 to 1.5. Choose Kubernetes 1.2, or rewrite the manifest as autoscaling/v2.":
    "{0} ist die Form von Kubernetes 1.1 bis 1.5. Wähle Kubernetes 1.2, oder schreibe das Manifest als autoscaling/v2.",
  'A current cluster answers: no matches for kind "HorizontalPodAutoscaler" in version "{0}".':
    'Ein heutiger Cluster antwortet: no matches for kind "HorizontalPodAutoscaler" in version "{0}".',

  "The manifest is longer than 256 KB. Paste only the autoscaler.": "Das Manifest ist länger als 256 KB. Füge nur den Autoscaler ein.",
  "Write it as a manifest": "Als Manifest schreiben",
  "This is a kubectl command, not a manifest.": "Das ist ein kubectl-Befehl, kein Manifest.",
  "This YAML cannot be read: {0}.{1}": "Dieses YAML lässt sich nicht lesen: {0}.{1}",
  " This is a template. Paste its result, such as the output of helm template.":
    " Das ist eine Vorlage. Füge ihr Ergebnis ein, etwa die Ausgabe von helm template.",
  " A bracket, brace or quote above may not be closed.":
    " Vielleicht ist weiter oben eine Klammer oder ein Anführungszeichen nicht geschlossen.",
  " This line does not continue the previous one. Check its indentation, and check for a missing colon above.":
    " Diese Zeile setzt die vorige nicht fort. Prüfe ihre Einrückung und ob darüber ein Doppelpunkt fehlt.",
  " Check this line's indentation, and check it for a second colon.":
    " Prüfe die Einrückung dieser Zeile und ob sie einen zweiten Doppelpunkt hat.",

  "A generated name is not simulated; write metadata.name.": "Ein erzeugter Name wird nicht simuliert; schreibe metadata.name.",
  "A {0} cannot be autoscaled: it has no scale subresource. {1}": "{0} lässt sich nicht skalieren: Es fehlt die scale-Subressource. {1}",
  "Use kind: {0} or {1}.": "Nimm kind: {0} oder {1}.",
  'no matches for kind "{0}" in group "{1}"; write apiVersion: {2}.': 'no matches for kind "{0}" in group "{1}"; schreibe apiVersion: {2}.',
  "The resource {0} is not simulated; use cpu or memory.": "Die Ressource {0} wird nicht simuliert; nimm cpu oder memory.",
  "All {0} metrics named {1} have the same value here. Their selectors and described objects make no difference.":
    "Alle {0}-Metriken mit dem Namen {1} haben hier denselben Wert. Ihre Selektoren und describedObject machen keinen Unterschied.",
  "The feature gate HPAConfigurableTolerance is off": "Das Feature-Gate HPAConfigurableTolerance ist aus",
  "Kubernetes {0} does not know this field": "Kubernetes {0} kennt dieses Feld nicht",
  "Kubernetes {0} reads this otherwise: {1}": "Kubernetes {0} liest das anders: {1}",
  "The feature gate HPAConfigurableTolerance is off. The API server keeps this tolerance, because the stored HPA has one, but the controller does not read it. The cluster's tolerance applies.":
    "Das Feature-Gate HPAConfigurableTolerance ist aus. Der API-Server behält diese Toleranz, weil der gespeicherte HPA eine hat, aber der Controller liest sie nicht. Es gilt die Toleranz des Clusters.",
  "{0}, so the API server drops this tolerance. The cluster's tolerance applies.":
    "{0}, deshalb verwirft der API-Server diese Toleranz. Es gilt die Toleranz des Clusters.",

  "The autoscaler of Kubernetes 1.1 and 1.2": "Der Autoscaler von Kubernetes 1.1 und 1.2",
  "{0} ignores this field. It has fixed forbidden windows instead.": "{0} ignoriert dieses Feld. Er hat stattdessen feste Sperrzeiten.",
  "{0} scales only on cpu utilization. Add a metric of type Resource, with name: cpu and averageUtilization.":
    "{0} skaliert nur nach cpu-Auslastung. Ergänze eine Metrik vom Typ Resource, mit name: cpu und averageUtilization.",
  "{0} scales only on cpu utilization. It ignores this metric.": "{0} skaliert nur nach cpu-Auslastung. Er ignoriert diese Metrik.",
  "{0} targets are not simulated with Kubernetes 1.2. {1}": "Ziele der Art {0} werden mit Kubernetes 1.2 nicht simuliert. {1}",

  "Recreate is simulated as a rolling update with maxUnavailable 100%: new pods do not wait for the old pods to end.":
    "Recreate wird als Rolling Update mit maxUnavailable 100% simuliert: Neue Pods warten nicht, bis die alten beendet sind.",
  "OnDelete is simulated as RollingUpdate: an update replaces the pods by itself.":
    "OnDelete wird wie RollingUpdate simuliert: Ein Update ersetzt die Pods von selbst.",
  "Only two containers of a pod use resources here: the main one and one sidecar. The requests of the others still count.":
    "Nur zwei Container eines Pods verbrauchen hier etwas: der Hauptcontainer und ein Sidecar. Die Requests der anderen zählen trotzdem.",
  'no matches for kind "{0}" in group "{1}". {2}': 'no matches for kind "{0}" in group "{1}". {2}',
  "This {0} is simulated as a {1}.": "Dieses Ziel der Art {0} wird als {1} simuliert.",
  "Add the pods of its canary": "Die Pods seines Canary hinzufügen",
  "The autoscaler reads and writes only the scale of its target. So its counts are the same as long as a replica is one pod. How pods start, are replaced and are deleted is as in the simulated kind.":
    "Der Autoscaler liest und schreibt nur den Scale seines Ziels. Also sind seine Anzahlen dieselben, solange ein Replikat ein Pod ist. Wie Pods starten, ersetzt und gelöscht werden, ist wie bei der simulierten Art.",
  "The autoscaler reads and writes only the scale, so its counts are the same while no release is under way. Here a release is a rolling update, without steps and pauses. The selector of a Rollout also matches the pods of its canary, which come on top of the count if it routes the traffic: the incident Other pods with the same labels adds them.":
    "Der Autoscaler liest und schreibt nur den Scale, also sind seine Anzahlen dieselben, solange kein Release läuft. Hier ist ein Release ein Rolling Update, ohne Schritte und Pausen. Der Selektor eines Rollouts wählt auch die Pods seines Canary aus, die zur Anzahl hinzukommen, wenn er den Verkehr lenkt: Die Störung „Andere Pods mit denselben Labels“ fügt sie hinzu.",
};
