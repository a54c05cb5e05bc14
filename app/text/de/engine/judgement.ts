import type { Messages } from "../../../ui/language";

/** What is wrong with a text before the API server is asked, and what is not simulated. */
export const judgement: Messages = {
  "There are {0} HorizontalPodAutoscalers here, and one can be simulated: choose one.":
    "Hier sind {0} HorizontalPodAutoscaler, und einer kann simuliert werden: Wähle einen.",
  "The manifest is empty. Write a HorizontalPodAutoscaler (apiVersion: autoscaling/v2).":
    "Das Manifest ist leer. Schreibe einen HorizontalPodAutoscaler (apiVersion: autoscaling/v2).",
  "There is no HorizontalPodAutoscaler here. Add one (apiVersion: autoscaling/v2).":
    "Hier ist kein HorizontalPodAutoscaler. Ergänze einen (apiVersion: autoscaling/v2).",
  "A manifest is an object. Start with apiVersion: autoscaling/v2.": "Ein Manifest ist ein Objekt. Beginne mit apiVersion: autoscaling/v2.",
  "kind not set; write kind: HorizontalPodAutoscaler.": "kind fehlt; schreibe kind: HorizontalPodAutoscaler.",
  "There is no HorizontalPodAutoscaler here: the kind is {0}.": "Hier ist kein HorizontalPodAutoscaler: kind ist {0}.",
  "kind not set: every document needs one.": "kind fehlt: Jedes Dokument braucht eines.",
  "apiVersion not set; write apiVersion: autoscaling/v2.": "apiVersion fehlt; schreibe apiVersion: autoscaling/v2.",
  'no matches for kind "HorizontalPodAutoscaler" in version {0}; write apiVersion: autoscaling/v2.':
    'no matches for kind "HorizontalPodAutoscaler" in version {0}; schreibe apiVersion: autoscaling/v2.',
  "Write autoscaling/v2": "autoscaling/v2 schreiben",

  "The manifest is longer than 256 KB. Paste only the autoscaler.": "Das Manifest ist länger als 256 KB. Füge nur den Autoscaler ein.",
  "Write it as a manifest": "Als Manifest schreiben",
  "This is a kubectl command, not a manifest.": "Das ist ein kubectl-Befehl, kein Manifest.",
  "This YAML cannot be read: {0}.{1}": "Dieses YAML lässt sich nicht lesen: {0}.{1}",
  " This is a template: paste what it makes, as helm template prints it.":
    " Das ist eine Vorlage: Füge ein, was daraus entsteht, wie helm template es ausgibt.",
  " A bracket, brace or quote that was opened above may not be closed.":
    " Vielleicht ist weiter oben eine Klammer oder ein Anführungszeichen nicht geschlossen.",
  " This line does not continue the one before it: look at its indentation, and for a missing colon above.":
    " Diese Zeile setzt die vorige nicht fort: Prüfe ihre Einrückung, und ob darüber ein Doppelpunkt fehlt.",
  " Look at this line's indentation, and for a second colon in it.":
    " Prüfe die Einrückung dieser Zeile, und ob sie einen zweiten Doppelpunkt hat.",

  "A generated name is not simulated; write metadata.name.": "Ein erzeugter Name wird nicht simuliert; schreibe metadata.name.",
  "A {0} cannot be autoscaled: it has no scale subresource. {1}": "{0} lässt sich nicht skalieren: Es fehlt die scale-Subressource. {1}",
  "{0} targets are not simulated. {1}": "Ziele der Art {0} werden nicht simuliert. {1}",
  "Use kind: Deployment, StatefulSet or ReplicaSet.": "Nimm kind: Deployment, StatefulSet oder ReplicaSet.",
  'no matches for kind "{0}" in group "{1}"; write apiVersion: apps/v1.':
    'no matches for kind "{0}" in group "{1}"; schreibe apiVersion: apps/v1.',
  "The resource {0} is not simulated; use cpu or memory.": "Die Ressource {0} wird nicht simuliert; nimm cpu oder memory.",
  "{0} metrics called {1} all have the same value here, whatever they select or describe.":
    "{0}-Metriken mit dem Namen {1} haben hier alle denselben Wert, was auch immer sie auswählen oder beschreiben.",
  "The feature gate HPAConfigurableTolerance is off": "Das Feature-Gate HPAConfigurableTolerance ist aus",
  "Kubernetes {0} does not know this field": "Kubernetes {0} kennt dieses Feld nicht",
  "{0}: this tolerance is dropped, the cluster's holds.": "{0}: Diese Toleranz entfällt, es gilt die des Clusters.",

  "The autoscaler of Kubernetes 1.1 and 1.2": "Der Autoscaler von Kubernetes 1.1 und 1.2",
  "{0} has forbidden windows instead: this is not read.": "{0} hat stattdessen Sperrfenster: Dies wird nicht gelesen.",
  "{0} scales on cpu utilization alone: add a metric of type Resource, with name: cpu and averageUtilization.":
    "{0} skaliert allein nach cpu-Auslastung: Ergänze eine Metrik vom Typ Resource, mit name: cpu und averageUtilization.",
  "{0} scales on cpu utilization alone: this metric is not read.":
    "{0} skaliert allein nach cpu-Auslastung: Diese Metrik wird nicht gelesen.",
  "{0} targets are not simulated yet; only kind: Deployment is.": "Ziele der Art {0} werden noch nicht simuliert, nur kind: Deployment.",

  "Recreate is simulated as a rolling update with maxUnavailable 100%: new pods do not wait until the old ones are gone.":
    "Recreate wird als Rolling Update mit maxUnavailable 100% simuliert: Neue Pods warten nicht, bis die alten weg sind.",
  "Of a pod's containers two use anything here: the main one and one beside it. What the others request counts.":
    "Von den Containern eines Pods verbrauchen hier zwei etwas: der wichtigste und einer daneben. Die Requests der anderen zählen.",
};
