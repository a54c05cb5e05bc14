import type { Messages } from "../../ui/language";

export const incidents: Messages = {
  // The lane
  Incidents: "Störungen",
  "Left and Right move an incident along time, with Shift by ten times as much. Enter opens its form, Delete removes it.":
    "Pfeil links und rechts verschieben eine Störung in der Zeit, mit der Umschalttaste um das Zehnfache. Eingabe öffnet ihr Formular, Entf löscht sie.",
  "Page Up and Page Down go to the one before and after.": "Bild auf und Bild ab führen zur vorigen und zur nächsten.",
  "{0}, refused": "{0}, abgelehnt",
  "Add an incident": "Störung hinzufügen",
  "A scenario has at most {0} incidents": "Ein Szenario hat höchstens {0} Störungen",
  "+ add": "+ neu",

  // The menu
  "Add an incident at {0}": "Störung um {0} hinzufügen",
  "Add at {0}": "Um {0} hinzufügen",
  Metrics: "Metriken",
  "Custom metrics down": "Custom-Metriken ausgefallen",
  "Pods without metrics": "Pods ohne Metriken",
  "Pods and nodes": "Pods und Nodes",
  "Pods crash": "Pods stürzen ab",
  "Pods become unready": "Pods nicht mehr bereit",
  "Rolling update": "Rolling Update",
  "Node lost": "Node verloren",
  "People and machines": "Menschen und Maschinen",
  "Scaled to zero by hand": "Von Hand auf null skaliert",
  "kubectl apply with replicas": "kubectl apply mit replicas",
  "Second autoscaler": "Zweiter Autoscaler",
  "Load multiplied": "Last vervielfacht",

  // The form
  Remove: "Entfernen",
  "Close the form": "Formular schließen",
  Close: "Schließen",
  "It changed nothing: {0}": "Das hat nichts geändert: {0}",
  From: "Ab",
  At: "Um",
  "As mm:ss, up to the end of the run.": "Als mm:ss, bis zum Ende des Laufs.",
  "The oldest; all where there are fewer.": "Die ältesten; alle, wenn es weniger gibt.",
  Times: "Mal",
  "0 stops the load; 1 changes nothing.": "0 stoppt die Last; 1 ändert nichts.",
  Replicas: "Replicas",
  "spec.replicas of the applied manifest": "spec.replicas des angewendeten Manifests",
  For: "Dauer",
  "How long it lasts.": "Wie lange es anhält.",
  "The new release": "Das neue Release",
  good: "fehlerfrei",
  "never becomes ready": "wird nie bereit",
  "crashes at start": "stürzt beim Start ab",
  "The manifest from then on, YAML": "Das Manifest ab diesem Zeitpunkt, YAML",
  "line {0}:": "Zeile {0}:",
  "and {0} more": "und {0} weitere",
  "The API server refuses this, so the autoscaler stays as it is.": "Der API-Server lehnt das ab, der Autoscaler bleibt also, wie er ist.",

  // What then happens
  "The resource metrics API does not answer: cpu and memory have no value.":
    "Die Resource-Metrics-API antwortet nicht: cpu und memory haben keinen Wert.",
  "The custom and the external metrics API do not answer.": "Die Custom- und die External-Metrics-API antworten nicht.",
  "The oldest pods have no sample of any kind; they count as missing.":
    "Von den ältesten Pods gibt es keinerlei Messwerte; sie zählen als fehlend.",
  "The containers of the oldest pods exit; the kubelet starts them again: at once, then with a back-off of 10 s that doubles up to 5 min.":
    "Die Container der ältesten Pods beenden sich; das kubelet startet sie neu: sofort, danach mit einem Back-off von 10 s, der sich bis 5 min verdoppelt.",
  "The readiness probes of the oldest pods fail, so they serve nothing.":
    "Die Readiness-Probes der ältesten Pods schlagen fehl, sie bedienen also nichts.",
  "A new release takes the place of all pods, by the workload’s rollout settings.":
    "Ein neues Release ersetzt alle Pods, nach den Rollout-Einstellungen des Workloads.",
  "Somebody sets spec.replicas once. The autoscaler goes on from there; at 0 it pauses.":
    "Jemand setzt einmal spec.replicas. Der Autoscaler macht von dort aus weiter; bei 0 pausiert er.",
  "Somebody applies the workload’s manifest with spec.replicas in it, which sets the count back.":
    "Jemand wendet das Manifest des Workloads mit spec.replicas darin an; das setzt die Anzahl zurück.",
  "From here on this manifest holds.": "Ab hier gilt dieses Manifest.",
  "The drawn load counts so many times for a while.": "Die gezeichnete Last zählt eine Zeit lang so viele Male.",
  "The node with the most pods is gone, and they with it. Where nodes are unlimited: a tenth of the pods.":
    "Der Node mit den meisten Pods ist weg, und sie mit ihm. Bei unbegrenzten Nodes: ein Zehntel der Pods.",
  "Another autoscaler’s target selects these pods too: the controller then scales neither.":
    "Auch das Ziel eines anderen Autoscalers wählt diese Pods aus: Der Controller skaliert dann keines von beiden.",
};
