import type { Messages } from "../../language";

/** Names the kind of a text that is no manifest or that contains a manifest in another format. The titles of fixes are infinitives. */
export const foreign: Messages = {
  "Keep only {0}": "Nur {0} behalten",
  "This is a part of an autoscaler, not a whole manifest. It belongs in {0}.":
    "Das ist ein Teil eines Autoscalers, kein ganzes Manifest. Er gehört in {0}.",
  "This is a part of an autoscaler, not a whole manifest. It belongs in {0} or in {1}.":
    "Das ist ein Teil eines Autoscalers, kein ganzes Manifest. Er gehört in {0} oder in {1}.",
  "A manifest for the Deployment web is written around it.": "Ein Manifest für das Deployment web wird darum herum geschrieben.",
  "The manifest that was here before stays around it.": "Das Manifest, das vorher hier war, bleibt darum herum stehen.",
  "Put it into {0}": "In {0} einsetzen",
  "This is a web page, not a manifest. Use the address of the file itself: on GitHub, press Raw to get it.":
    "Das ist eine Webseite, kein Manifest. Nimm die Adresse der Datei selbst: Auf GitHub findest du sie unter „Raw“.",
  "This is a Helm template. Paste the output of helm template RELEASE CHART, or of helm get manifest RELEASE if it is installed.":
    "Das ist eine Helm-Vorlage. Füge die Ausgabe von helm template RELEASE CHART ein, oder die von helm get manifest RELEASE, wenn sie installiert ist.",
  "This is a KEDA ScaledObject. Kubernetes 1.2 has no KEDA. Choose a later release.":
    "Das ist ein ScaledObject von KEDA. Kubernetes 1.2 hat kein KEDA. Wähle ein späteres Release.",
  "This is a KEDA ScaledJob. KEDA starts Jobs from it and creates no autoscaler.":
    "Das ist ein ScaledJob von KEDA. KEDA startet daraus Jobs und erzeugt keinen Autoscaler.",
  "This is a KEDA TriggerAuthentication. It only holds the credentials for a ScaledObject and scales nothing.":
    "Das ist eine TriggerAuthentication von KEDA. Sie enthält nur die Zugangsdaten für ein ScaledObject und skaliert nichts.",
  "This is a kustomization. Paste the output of kubectl kustomize DIRECTORY.":
    "Das ist eine Kustomization. Füge die Ausgabe von kubectl kustomize VERZEICHNIS ein.",
  "This is a JSON patch. Paste the output of kubectl kustomize DIRECTORY with the patch applied.":
    "Das ist ein JSON-Patch. Füge die Ausgabe von kubectl kustomize VERZEICHNIS ein, in der dieser Patch angewendet ist.",
  "This is Terraform. Apply it, then paste the output of {0}": "Das ist Terraform. Wende es an, dann füge die Ausgabe ein von {0}",
  "These are the values of a Helm chart, not a manifest. Paste the output of helm template RELEASE CHART --values FILE.":
    "Das sind die Werte eines Helm-Charts, kein Manifest. Füge die Ausgabe von helm template RELEASE CHART --values DATEI ein.",
  "These are Prometheus samples, not a manifest. Import them as a measured load.":
    "Das sind Messwerte von Prometheus, kein Manifest. Importiere sie als gemessene Last.",
  "This is an error that kubectl printed, not a manifest.": "Das ist ein Fehler, den kubectl ausgegeben hat, kein Manifest.",
  "This is the output of kubectl describe, not a manifest. Paste the output of {0}":
    "Das ist die Ausgabe von kubectl describe, kein Manifest. Füge die Ausgabe ein von {0}",
  "This is the table that kubectl get prints, not a manifest. Paste the output of {0}":
    "Das ist die Tabelle, die kubectl get ausgibt, kein Manifest. Füge die Ausgabe ein von {0}",
  "These are events, not a manifest. Paste the output of {0}": "Das sind Ereignisse, kein Manifest. Füge die Ausgabe ein von {0}",
  "This is part of an autoscaler's status, not a manifest. Paste the whole output of {0}":
    "Das ist ein Teil vom Status eines Autoscalers, kein Manifest. Füge die ganze Ausgabe ein von {0}",
  "kubectl rolling-update (up to kubectl 1.17) makes a second ReplicationController with another name, and the autoscaler does not scale that one. Use a Deployment and the incident Rolling update.":
    "kubectl rolling-update (bis kubectl 1.17) erzeugt einen zweiten ReplicationController mit anderem Namen, und den skaliert der Autoscaler nicht. Nimm ein Deployment und die Störung Rolling Update.",
  "This is a command, not a manifest. Paste its output.": "Das ist ein Befehl, kein Manifest. Füge seine Ausgabe ein.",
  "This manifest is inside a Markdown block.": "Dieses Manifest ist in einem Markdown-Block.",
  "Keep only the manifest": "Nur das Manifest behalten",
  "Each line of this text begins with a quote sign (>).": "Jede Zeile dieses Textes beginnt mit einem Zitatzeichen (>).",
  "Remove the quote signs": "Zitatzeichen entfernen",
  "The lines of this text are numbered.": "Die Zeilen dieses Textes sind nummeriert.",
  "Remove the line numbers": "Zeilennummern entfernen",
  "This is a diff, not a manifest.": "Das ist ein Diff, kein Manifest.",
  "Keep the new version": "Neue Fassung behalten",
  "This is a shell command that contains a manifest.": "Das ist ein Shell-Befehl, der ein Manifest enthält.",
  "This text contains a shell command as well as the manifest.": "Dieser Text enthält außer dem Manifest einen Shell-Befehl.",
  "{0} (U+{1}): YAML does not read this character as a space. Number of them in the text: {2}.":
    "{0} (U+{1}): YAML liest dieses Zeichen nicht als Leerzeichen. Anzahl im Text: {2}.",
  "{0} (U+{1}): this character is invisible, and YAML reads it as a part of the text. Number of them in the text: {2}.":
    "{0} (U+{1}): Dieses Zeichen ist unsichtbar, und YAML liest es als Teil des Textes. Anzahl im Text: {2}.",
  "{0} (U+{1}): YAML does not read this character as a quote. Number of them in the text: {2}.":
    "{0} (U+{1}): YAML liest dieses Zeichen nicht als Anführungszeichen. Anzahl im Text: {2}.",
  "{0} (U+{1}): YAML does not read this character as a hyphen. Number of them in the text: {2}.":
    "{0} (U+{1}): YAML liest dieses Zeichen nicht als Bindestrich. Anzahl im Text: {2}.",
  "Replace all such characters with ordinary ones": "Alle solchen Zeichen durch gewöhnliche ersetzen",
  "No-break space": "Geschütztes Leerzeichen",
  "Ogham space": "Ogham-Leerzeichen",
  "En quad": "En-Quad",
  "Em quad": "Em-Quad",
  "En space": "En-Leerzeichen",
  "Em space": "Em-Leerzeichen",
  "Third of an em": "Drittelgeviert",
  "Quarter of an em": "Viertelgeviert",
  "Sixth of an em": "Sechstelgeviert",
  "Figure space": "Ziffernleerzeichen",
  "Punctuation space": "Interpunktionsleerzeichen",
  "Thin space": "Schmales Leerzeichen",
  "Hair space": "Haarspatium",
  "Narrow no-break space": "Schmales geschütztes Leerzeichen",
  "Mathematical space": "Mathematisches Leerzeichen",
  "Ideographic space": "Ideografisches Leerzeichen",
  "Soft hyphen": "Weiches Trennzeichen",
  "Zero-width space": "Leerzeichen ohne Breite",
  "Zero-width non-joiner": "Bindehemmer ohne Breite",
  "Zero-width joiner": "Verbinder ohne Breite",
  "Left-to-right mark": "Zeichen für links nach rechts",
  "Right-to-left mark": "Zeichen für rechts nach links",
  "Word joiner": "Wortverbinder",
  "Byte order mark": "Byte Order Mark",
  "Typographic quote": "Typografisches Anführungszeichen",
  "Typographic hyphen": "Typografischer Bindestrich",
  "No-break hyphen": "Geschützter Bindestrich",
  "Figure dash": "Ziffernstrich",
  "En dash": "Halbgeviertstrich",
  "Em dash": "Geviertstrich",
  "Minus sign": "Minuszeichen",
  "A field has no colon after its name.": "Nach dem Namen eines Feldes fehlt der Doppelpunkt.",
  "Add the colon": "Doppelpunkt ergänzen",
  "This is a Helm template that gives a default for each value.": "Das ist eine Helm-Vorlage, die für jeden Wert einen Standard angibt.",
  "Fill in the defaults": "Standards einsetzen",
  "A kustomize patch may omit it. If this is a patch, paste the output of kubectl kustomize DIRECTORY.":
    "In einem kustomize-Patch darf es fehlen. Wenn das ein Patch ist, füge die Ausgabe von kubectl kustomize VERZEICHNIS ein.",
  "This is Go source of the API, not a manifest. The fields of a manifest have the names after json:. Paste YAML or JSON.":
    "Das ist Go-Quelltext der API, kein Manifest. Die Felder eines Manifests haben die Namen hinter json:. Füge YAML oder JSON ein.",
  "kubectl warns: {0}": "kubectl warnt: {0}",
  "The manifest that was here before comes back.": "Das Manifest, das vorher hier war, kommt zurück.",
  "Show it in the kubectl tab": "Im Tab kubectl zeigen",
  "Add it as an incident at the cursor": "Als Störung am Cursor hinzufügen",
  "Write that Deployment below the manifest": "Dieses Deployment unter das Manifest schreiben",
  "kubectl apply sends the manifest in a file to the API server. Paste the contents of the file.":
    "kubectl apply sendet das Manifest einer Datei an den API-Server. Füge den Inhalt der Datei ein.",
  "kubectl create sends a new object to the API server. Paste its manifest.":
    "kubectl create sendet ein neues Objekt an den API-Server. Füge sein Manifest ein.",
  "kubectl create deployment makes a Deployment without requests. Paste its manifest beside the autoscaler's, with requests.":
    "kubectl create deployment erzeugt ein Deployment ohne Requests. Füge sein Manifest neben dem des Autoscalers ein, mit Requests.",
  "kubectl describe prints the state of the autoscaler. The kubectl tab has this output at the cursor.":
    "kubectl describe gibt den Zustand des Autoscalers aus. Der Tab kubectl hat diese Ausgabe am Cursor.",
  "kubectl describe prints the state of an object. The kubectl tab has the output for the autoscaler.":
    "kubectl describe gibt den Zustand eines Objekts aus. Der Tab kubectl hat die Ausgabe für den Autoscaler.",
  "kubectl rollout {0} replaces all pods. Here this is an incident: a rolling update.":
    "kubectl rollout {0} ersetzt alle Pods. Hier ist das eine Störung: ein Rolling Update.",
  "kubectl rollout {0} changes no pods. The figure of the pods shows how far a rolling update is.":
    "kubectl rollout {0} ändert keine Pods. Das Diagramm der Pods zeigt, wie weit ein Rolling Update ist.",
  "kubectl set resources changes the requests and replaces all pods. Set the requests in the Workload tab. The rolling update is an incident.":
    "kubectl set resources ändert die Requests und ersetzt alle Pods. Stelle die Requests im Tab Workload ein. Das Rolling Update ist eine Störung.",
  "kubectl set {0} changes the pod template and replaces all pods. Here this is an incident: a rolling update.":
    "kubectl set {0} ändert die Pod-Vorlage und ersetzt alle Pods. Hier ist das eine Störung: ein Rolling Update.",
  "kubectl top nodes prints the usage of the nodes. The kubectl tab has kubectl top pods.":
    "kubectl top nodes gibt den Verbrauch der Nodes aus. Der Tab kubectl hat kubectl top pods.",
  "kubectl top pods prints the usage of the pods. The kubectl tab has this output at the cursor.":
    "kubectl top pods gibt den Verbrauch der Pods aus. Der Tab kubectl hat diese Ausgabe am Cursor.",
  "kubectl delete removes the autoscaler. The pods stay, and spec.replicas keeps its last count. Here this is an incident.":
    "kubectl delete entfernt den Autoscaler. Die Pods bleiben, und spec.replicas behält die letzte Anzahl. Hier ist das eine Störung.",
  "kubectl delete removes these pods, and their workload creates new ones at once.":
    "kubectl delete entfernt diese Pods, und ihr Workload erzeugt sofort neue.",
  "kubectl delete removes objects of the cluster. Here only the autoscaler and its workload are simulated.":
    "kubectl delete entfernt Objekte des Clusters. Hier werden nur der Autoscaler und sein Workload simuliert.",
  "kubectl delete removes this {0}. An autoscaler without its target scales nothing.":
    "kubectl delete entfernt dieses Objekt ({0}). Ein Autoscaler ohne sein Ziel skaliert nichts.",
  "{0} changes the autoscaler. Here this is an incident with another manifest.":
    "{0} ändert den Autoscaler. Hier ist das eine Störung mit einem anderen Manifest.",
  "{0} changes an object of the cluster. Change the workload in this text or in the Workload tab.":
    "{0} ändert ein Objekt des Clusters. Ändere den Workload in diesem Text oder im Tab Workload.",
  "kubectl get -o {0} prints the manifest as it is stored. Paste its output.":
    "kubectl get -o {0} gibt das Manifest aus, wie es gespeichert ist. Füge seine Ausgabe ein.",
  "kubectl get prints objects of the cluster. The kubectl tab has the output for hpa, pods and events.":
    "kubectl get gibt Objekte des Clusters aus. Der Tab kubectl hat die Ausgabe für hpa, pods und events.",
  "kubectl get prints objects of the cluster. The kubectl tab has this output at the cursor.":
    "kubectl get gibt Objekte des Clusters aus. Der Tab kubectl hat diese Ausgabe am Cursor.",
  "kubectl scale cannot scale the type {0}.": "kubectl scale kann den Typ {0} nicht skalieren.",
  "kubectl scale sets spec.replicas to 0 once, and the autoscaler pauses. Here this is an incident.":
    "kubectl scale setzt spec.replicas einmal auf 0, und der Autoscaler pausiert. Hier ist das eine Störung.",
  "kubectl scale sets spec.replicas to {0} once. Here this is an incident.":
    "kubectl scale setzt spec.replicas einmal auf {0}. Hier ist das eine Störung.",
  "kubectl does it only if spec.replicas is {0} at that time; the incident always does it.":
    "kubectl tut es nur, wenn spec.replicas dann {0} ist; die Störung tut es immer.",
  "kubectl run starts one pod that no autoscaler scales, often to make load. Draw the load in its figure.":
    "kubectl run startet einen Pod, den kein Autoscaler skaliert, oft um Last zu erzeugen. Zeichne die Last in ihrem Diagramm.",
  "Until kubectl 1.17 this command made a Deployment. Since 1.18 it makes one pod, which no autoscaler scales.":
    "Bis kubectl 1.17 erzeugte dieser Befehl ein Deployment. Seit 1.18 erzeugt er einen Pod, den kein Autoscaler skaliert.",
};
