import type { Messages } from "../language";

/** Where evidence goes on as a scenario. */
export const goOn: Messages = {
  "Go on from here": "Von hier aus weiter",
  "A scenario takes the manifest, the replicas, the requests and the load from this evidence, and says what it supposes.":
    "Ein Szenario nimmt Manifest, Replicas, Requests und Last aus diesen Belegen und sagt, was es annimmt.",
  "Continue as a scenario": "Als Szenario fortsetzen",
  "No scenario could be made of this text.": "Aus diesem Text konnte kein Szenario entstehen.",
  "What was supposed": "Was angenommen wurde",
  "Open the scenario": "Szenario öffnen",
  Names: "Namen",
  "Keep the names of my cluster": "Die Namen meines Clusters behalten",
  "A link, a file, a report and a picture of this scenario will have these names.":
    "Ein Link, eine Datei, ein Bericht und ein Bild dieses Szenarios haben dann diese Namen.",
  "They are replaced, so a link, a file, a report and a picture name nothing of your cluster.":
    "Sie werden ersetzt: Ein Link, eine Datei, ein Bericht und ein Bild nennen dann nichts aus deinem Cluster.",
  "The link, the file, the report and the picture have the names of your cluster.":
    "Link, Datei, Bericht und Bild haben die Namen deines Clusters.",
  "The names of your cluster are replaced on the page, so the link, the file, the report and the picture do not have them.":
    "Die Namen deines Clusters sind auf der Seite ersetzt, also haben Link, Datei, Bericht und Bild sie nicht.",
  "This scenario was made of evidence. Your own scenario is kept.":
    "Dieses Szenario ist aus Belegen entstanden. Dein eigenes Szenario bleibt erhalten.",
  "Recorded beside simulated": "Aufgezeichnet neben simuliert",
  simulated: "simuliert",
  "replicas, within one for {0} % of the time": "Replicas, {0} % der Zeit höchstens eine auseinander",
  controller: "Controller",
  manifest: "Manifest",
  workload: "Workload",
  "The HPA as it was pasted.": "Der HPA, wie er eingefügt wurde.",
  "The HPA as far as the texts tell it.": "Der HPA, soweit die Texte ihn beschreiben.",
  "The HPA is called {0}.": "Der HPA heißt {0}.",
  "It scales {0}.": "Er skaliert {0}.",
  "minReplicas is {0}.": "minReplicas ist {0}.",
  "maxReplicas is {0}.": "maxReplicas ist {0}.",
  "No rules of behavior: the controller’s defaults.": "Keine Regeln in behavior: die Vorgaben des Controllers.",
  "The tolerance is {0}, the default.": "Die Toleranz ist {0}, die Vorgabe.",
  "The scale-down window is {0}, the default.": "Das Fenster für das Herunterskalieren ist {0}, die Vorgabe.",
  "{0} that the table hides are left out.": "Nicht dabei, weil die Tabelle sie verbirgt: {0}.",
  "{0} is a metric of the type {1}.": "{0} ist eine Metrik vom Typ {1}.",
  "A metric without a name is {0}.": "Eine Metrik ohne Namen ist {0}.",
  "The target of {0} is {1}.": "Das Ziel von {0} ist {1}.",
  "{0} describes {1}.": "{0} beschreibt {1}.",
  "A {0} is simulated as a Deployment.": "Ein {0} wird als Deployment simuliert.",
  "Kubernetes {0} with its default flags; a sync every {1}.": "Kubernetes {0} mit den vorgegebenen Flags; ein Abgleich alle {1}.",
  "Requests, limits and probes of {0} as the {1} has them.": "Requests, Limits und Probes ({0}), wie das Objekt {1} sie hat.",
  "A pod requests {0} of {1}.": "Request eines Pods: {0} {1}.",
  "A pod requests {0} of {1}: the median of the series.": "Request eines Pods: {0} {1}, der Median der Reihen.",
  "A pod requests {0} of {1}: the average divided by the percentage.": "Request eines Pods: {0} {1}, der Mittelwert durch den Prozentwert.",
  "A pod requests {0} of {1}: a free choice, because only the percentage decides.":
    "Request eines Pods: {0} {1}, frei gewählt, weil nur der Prozentwert entscheidet.",
  "No CPU limit: no text has the workload’s own object.": "Kein CPU-Limit: Kein Text hat das Objekt der Workload selbst.",
  "A pod is ready {0} after its start.": "Ein Pod ist {0} nach seinem Start bereit.",
  "A pod is ready {0} after its start: the median of {1}.": "Ein Pod ist {0} nach seinem Start bereit: der Median ({1}).",
  "{0} at the start.": "Zu Beginn: {0}.",
  "{0} of the recording; {1} before or after it are left out.": "{0} der Aufzeichnung; {1} davor oder danach fehlen hier.",
  "The {0} that were recorded.": "Die aufgezeichneten {0}.",
  "One time was recorded, so the load stays as it was then, for {0}.":
    "Ein Zeitpunkt ist aufgezeichnet, also bleibt die Last, wie sie da war, für {0}.",
  "All pods together use {0}: the sum of their series.": "Alle Pods zusammen verbrauchen {0}: die Summe ihrer Reihen.",
  "All pods together have {0} of {1}: percentage × request × pods.": "Alle Pods zusammen haben {0} {1}: Prozentwert × Request × Pods.",
  "All pods together have {0} of {1}: average × pods.": "Alle Pods zusammen haben {0} {1}: Mittelwert × Pods.",
  "{0} is {1} in all.": "{0} ist insgesamt {1}.",
  "One request takes {0} ms of CPU: a free choice. Another cost gives other requests per second and the same use.":
    "Eine Anfrage braucht {0} ms CPU: frei gewählt. Andere Kosten geben andere Anfragen pro Sekunde und denselben Verbrauch.",
  "One request takes {0} ms of CPU: the recorded CPU divided by the recorded requests.":
    "Eine Anfrage braucht {0} ms CPU: die aufgezeichnete CPU durch die aufgezeichneten Anfragen.",
  "Without requests a pod uses no CPU, so the total does not depend on how many pods share it.":
    "Ohne Anfragen verbraucht ein Pod keine CPU; so hängt die Summe nicht davon ab, wie viele Pods sie teilen.",
  "A figure shows the use of {0} before.": "Ein Messwert zeigt den Verbrauch von vor {0}.",
  "Each point is the mean of {0}.": "Jeder Punkt ist das Mittel aus {0}.",
  "Nothing was recorded for {0} in all; there the load is a straight line.":
    "Insgesamt {0} lang ist nichts aufgezeichnet; dort ist die Last eine Gerade.",
  "Pods used nearly all of their limit of {0}m, so the real demand may have been higher.":
    "Pods haben ihr Limit von {0}m fast ausgeschöpft; der wahre Bedarf kann höher gewesen sein.",
  "Each pod holds {0}Mi of memory, whatever the load is.": "Jeder Pod belegt {0}Mi Speicher, gleich wie hoch die Last ist.",
  "Each pod holds {0}Mi of memory, whatever the load is; recorded were {1} to {2}Mi.":
    "Jeder Pod belegt {0}Mi Speicher, gleich wie hoch die Last ist; aufgezeichnet sind {1} bis {2}Mi.",
  "{0} is taken as requests per second that the pods share.": "{0} gilt als Anfragen pro Sekunde, die sich die Pods teilen.",
  "{0} follows its recorded course, however many pods there are.": "{0} folgt dem aufgezeichneten Verlauf, gleich wie viele Pods es gibt.",
  "{0} follows the recorded average of a pod, so it does not fall when pods are added.":
    "{0} folgt dem aufgezeichneten Mittel eines Pods; es sinkt also nicht, wenn Pods dazukommen.",
  "{0} has no recorded figure: it is 0 here and never decides.":
    "{0} hat keinen aufgezeichneten Messwert: Hier ist die Metrik 0 und entscheidet nie.",
  "Series without a name, of {0}, are taken as CPU in cores.": "Reihen ohne Namen ({0}) gelten als CPU in Kernen.",
  "It remembers no proposal from before the start, so its first window may end otherwise than the real one.":
    "Er erinnert sich an keinen Vorschlag von vor dem Beginn; das erste Fenster kann also anders enden als das echte.",
  "No text says maxReplicas. Paste the output of kubectl get hpa or kubectl describe hpa.":
    "Kein Text nennt maxReplicas. Füge die Ausgabe von kubectl get hpa oder kubectl describe hpa ein.",
  "No text says which metric decides. Paste the output of kubectl describe hpa.":
    "Kein Text nennt die Metrik, die entscheidet. Füge die Ausgabe von kubectl describe hpa ein.",
  "No text says the target of {0}. Paste the output of kubectl describe hpa.":
    "Kein Text nennt das Ziel von {0}. Füge die Ausgabe von kubectl describe hpa ein.",
  "No figure of a metric is known, so nothing tells the load. Paste the output of kubectl describe hpa, or a series of the CPU.":
    "Kein Messwert einer Metrik ist bekannt, also auch nicht die Last. Füge die Ausgabe von kubectl describe hpa oder eine Reihe der CPU ein.",
  "No text says how many replicas there were, so nothing tells the load of all pods. Paste the whole output of kubectl describe hpa.":
    "Kein Text sagt, wie viele Replicas es gab, also auch nicht die Last aller Pods. Füge die ganze Ausgabe von kubectl describe hpa ein.",
  "Nothing was recorded in the chosen hours.": "In den gewählten Stunden ist nichts aufgezeichnet.",
  "The API server would not accept this HPA: {0}": "Der API-Server würde diesen HPA nicht annehmen: {0}",
  "It is made from what the texts tell. The editor's undo brings back your own manifest.":
    "Es ist aus dem gemacht, was die Texte sagen. „Rückgängig“ im Editor bringt dein eigenes Manifest zurück.",
  "Simulating these hours: {0} %.": "Diese Stunden werden simuliert: {0} %.",
  "The simulation was stopped.": "Die Simulation wurde angehalten.",
  "Simulate these hours": "Diese Stunden simulieren",
  "These hours were not simulated.": "Diese Stunden wurden nicht simuliert.",
  "Simulated from this evidence: {0} pod-hours, recorded {1}; within one replica for {2} % of the time.":
    "Aus diesen Belegen simuliert: {0} Pod-Stunden, aufgezeichnet {1}; {2} % der Zeit höchstens eine Replica auseinander.",
  "Gaps of {0} count for neither.": "Lücken von {0} zählen für keines von beiden.",
  "No scenario can be made of this evidence.": "Aus diesen Belegen lässt sich kein Szenario machen.",
  "Replicas over time, recorded and simulated": "Replicas über die Zeit, aufgezeichnet und simuliert",
  "Working out each sync of the series …": "Jeder Abgleich der Reihen wird berechnet …",
  Simulated: "Simuliert",
  Computed: "Berechnet",
  "Of what it remembers, only the proposals that can still hold a count are drawn.":
    "Von dem, was es sich merkt, sind nur die Vorschläge gezeichnet, die noch eine Anzahl halten können.",
  "Evidence of a cluster": "Belege eines Clusters",
  "next divergence, after the last one the first": "nächste Abweichung, nach der letzten die erste",
  "previous and next divergence": "vorige und nächste Abweichung",
  "previous and next line that is used": "vorige und nächste verwendete Zeile",
  "show what rests on a line": "zeigen, was auf einer Zeile beruht",
  "close the evidence": "die Belege schließen",
  changed: "geändert",
  "as it was": "wie es war",
  "This scenario was made of the evidence. Change anything, such as the target: the figures show it beside the run as it was and the recording.":
    "Dieses Szenario ist aus den Belegen entstanden. Ändere etwas, etwa den Zielwert: Die Diagramme zeigen es neben dem Lauf, wie er war, und der Aufzeichnung.",
  "The library has no evidence “{0}”. What it has is in the list.":
    "Die Bibliothek hat keine Belege „{0}“. Was sie hat, steht in der Liste.",
  "How {0} begins": "Wie {0} beginnt",
  "Short address": "Kurze Adresse",
  "explain the text in the window": "den Text im Fenster erklären",
  "Ctrl Enter": "Strg Enter",
};
