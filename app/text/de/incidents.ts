import type { Messages } from "../language";

export const incidents: Messages = {
  // The lane
  Incidents: "Störungen",
  "Left and Right move an incident in time, with Shift ten times as far. Enter opens its form. Delete removes it.":
    "Pfeil links und Pfeil rechts verschieben eine Störung in der Zeit, mit der Umschalttaste zehnmal so weit. Eingabe öffnet ihr Formular. Entf löscht sie.",
  "Page Up and Page Down go to the previous and the next incident.": "Bild auf und Bild ab führen zur vorigen und zur nächsten Störung.",
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
  "Scrapes missed": "Scrapes fallen aus",
  "A share of Prometheus’ scrapes fails. rate() goes on with the samples that are left in its range; a value without a range is gone until the next scrape.":
    "Ein Teil der Scrapes von Prometheus schlägt fehl. rate() rechnet mit den Messwerten weiter, die noch in seinem Zeitraum sind; ein Wert ohne Zeitraum fehlt bis zum nächsten Scrape.",
  "Share of the scrapes": "Anteil der Scrapes",
  "100% is an outage.": "100% ist ein Ausfall.",
  "Pods and nodes": "Pods und Nodes",
  "Pods crash": "Pods stürzen ab",
  "Pods become unready": "Pods nicht mehr bereit",
  "Pods evicted": "Pods verdrängt",
  "Rolling update": "Rolling Update",
  "Container renamed": "Container umbenannt",
  "Node lost, at once": "Node verloren, sofort",
  "Node lost, as it happens": "Node verloren, wie es wirklich ist",
  "Spot node reclaimed, 2 min notice": "Spot-Node zurückgefordert, 2 min Vorwarnung",
  "Spot node reclaimed, 30 s notice": "Spot-Node zurückgefordert, 30 s Vorwarnung",
  "Noticed after": "Bemerkt nach",
  "--node-monitor-grace-period: 50 s by default, 40 s before Kubernetes 1.32.":
    "--node-monitor-grace-period: standardmäßig 50 s, vor Kubernetes 1.32 40 s.",
  "Then tolerated for": "Dann toleriert für",
  "The API server gives every pod a toleration of 300 s.": "Der API-Server gibt jedem Pod eine Toleration von 300 s.",
  Notice: "Vorwarnung",
  "From the notice until the node is gone.": "Von der Vorwarnung, bis der Node weg ist.",
  "The node with the most pods stops to answer. Its pods have no metrics, and count as Ready until the loss is noticed. Then they are Running but not Ready, until the toleration ends and they are deleted. Only then a ReplicaSet creates new ones. The deleted pods stay Terminating.":
    "Der Node mit den meisten Pods antwortet nicht mehr. Seine Pods haben keine Metriken und gelten als Ready, bis der Verlust bemerkt wird. Dann sind sie Running, aber nicht Ready, bis die Toleration endet und sie gelöscht werden. Erst dann erzeugt ein ReplicaSet neue. Die gelöschten Pods bleiben Terminating.",
  "The provider takes back the node with the most pods. From the notice on it takes no new pods, and its pods are deleted and stop as usual. What still runs when the notice ends is killed.":
    "Der Anbieter nimmt den Node mit den meisten Pods zurück. Ab der Vorwarnung nimmt er keine neuen Pods an, und seine Pods werden gelöscht und stoppen wie üblich. Was am Ende der Vorwarnung noch läuft, wird abgebrochen.",
  Rollback: "Rollback",
  "Deletion cost set": "Löschkosten gesetzt",
  "Deletion cost": "Löschkosten",
  "Of each of these pods.": "Von jedem dieser Pods.",
  "People and machines": "Menschen und Maschinen",
  "HPA deleted": "HPA gelöscht",
  "HPA made again": "HPA neu angelegt",
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
  "How many of the oldest pods. If there are fewer, all of them.": "Wie viele der ältesten Pods. Gibt es weniger, dann alle.",
  Factor: "Faktor",
  "0 stops the load. 1 changes nothing.": "0 stoppt die Last. 1 ändert nichts.",
  Replicas: "Replicas",
  "spec.replicas of the applied manifest": "spec.replicas des angewendeten Manifests",
  For: "Dauer",
  "How long it lasts.": "Wie lange es anhält.",
  "The new release": "Das neue Release",
  good: "fehlerfrei",
  "never becomes ready": "wird nie bereit",
  "crashes at start": "stürzt beim Start ab",
  "The new name": "Der neue Name",
  "Of the main container, in the new release.": "Des Hauptcontainers im neuen Release.",
  "The new manifest, YAML": "Das neue Manifest, YAML",
  "line {0}:": "Zeile {0}:",
  "and {0} more": "und {0} weitere",
  "The API server refuses this, so the autoscaler stays as it is.": "Der API-Server lehnt das ab, der Autoscaler bleibt also, wie er ist.",

  // The effect of each incident
  "The resource metrics API does not answer: cpu and memory have no value.":
    "Die Resource-Metrics-API antwortet nicht: cpu und memory haben keinen Wert.",
  "The custom metrics API and the external metrics API do not answer.":
    "Die Custom-Metrics-API und die External-Metrics-API antworten nicht.",
  "The oldest pods have no samples, so they count as missing.": "Die ältesten Pods haben keine Messwerte, darum zählen sie als fehlend.",
  "The containers of the oldest pods exit. The kubelet restarts them: the first time at once, then after a back-off of 10 s that doubles up to 5 min.":
    "Die Container der ältesten Pods beenden sich. Das kubelet startet sie neu: das erste Mal sofort, danach nach einem Back-off von 10 s, der sich bis 5 min verdoppelt.",
  "The readiness probes of the oldest pods fail, so these pods serve no requests.":
    "Die Readiness-Probes der ältesten Pods schlagen fehl, darum bedienen diese Pods keine Anfragen.",
  "The revision before the present one comes back. A Deployment uses its old ReplicaSet again, with the pods that it still has, so no pod of that revision is replaced.":
    "Die Revision vor der jetzigen kommt zurück. Ein Deployment verwendet sein altes ReplicaSet wieder, mit den Pods, die es noch hat; kein Pod dieser Revision wird ersetzt.",
  "Someone annotates the oldest pods with controller.kubernetes.io/pod-deletion-cost. A scale-down removes ready pods with a lower cost first; pods without the annotation cost 0.":
    "Jemand versieht die ältesten Pods mit controller.kubernetes.io/pod-deletion-cost. Ein Scale-down entfernt bereite Pods mit niedrigeren Kosten zuerst; Pods ohne die Annotation kosten 0.",
  "A new release, in which the main container has another name, replaces the pods as a rolling update does. A metric of the old name finds no container in the new pods, and a metric of the new name finds none in the old pods.":
    "Ein neues Release, in dem der Hauptcontainer einen anderen Namen hat, ersetzt die Pods wie ein Rolling Update. Eine Metrik mit dem alten Namen findet in den neuen Pods keinen Container, eine mit dem neuen Namen keinen in den alten.",
  "The kubelet evicts the oldest pods, as on a node without free memory: it kills their containers at once. The pods stay in phase Failed to the end of the run, and the autoscaler ignores them. Other pods replace them at once; a StatefulSet first deletes the failed pod.":
    "Das kubelet verdrängt die ältesten Pods, wie auf einem Node ohne freien Speicher: Es beendet ihre Container sofort. Die Pods bleiben bis zum Ende des Laufs in der Phase Failed, und der Autoscaler ignoriert sie. Andere Pods ersetzen sie sofort; ein StatefulSet löscht zuerst den fehlgeschlagenen Pod.",
  "A new release replaces all pods, as fast as the workload’s rollout settings allow. A ReplicaSet or ReplicationController replaces none: only pods that it creates later have the release.":
    "Ein neues Release ersetzt alle Pods, so schnell es die Rollout-Einstellungen des Workloads erlauben. Ein ReplicaSet oder ReplicationController ersetzt keine: Nur später erzeugte Pods haben das Release.",
  "Someone sets spec.replicas once. The autoscaler continues from that count; at 0 it pauses.":
    "Jemand setzt einmal spec.replicas. Der Autoscaler macht mit dieser Anzahl weiter; bei 0 pausiert er.",
  "Someone applies the workload’s manifest, which has spec.replicas in it. This overwrites the autoscaler’s count.":
    "Jemand wendet das Manifest des Workloads an, in dem spec.replicas steht. Das überschreibt die Anzahl des Autoscalers.",
  "From this time on the autoscaler has this manifest. If it was deleted, this makes it again.":
    "Ab diesem Zeitpunkt hat der Autoscaler dieses Manifest. Wurde er gelöscht, entsteht er damit neu.",
  "Someone deletes the HPA with kubectl delete. The target keeps its count, and no sync happens until the HPA is made again.":
    "Jemand löscht den HPA mit kubectl delete. Das Ziel behält seine Anzahl, und bis der HPA neu angelegt ist, gibt es keinen Abgleich.",
  "Someone applies the deleted HPA’s last manifest again. It begins with an empty status, and it no longer knows the proposals and rescales of before the deletion unless it was made again before the controller’s next sync.":
    "Jemand wendet das letzte Manifest des gelöschten HPA wieder an. Er beginnt mit leerem Status und kennt Vorschläge und Skalierungen von vor dem Löschen nicht mehr, außer er entsteht noch vor dem nächsten Abgleich des Controllers neu.",
  "Multiplies the drawn load while it lasts.": "Vervielfacht die gezeichnete Last, solange die Störung anhält.",
  "The node with the most pods disappears, and its pods with it, as if the cluster knew at once. If the number of nodes is unlimited, a tenth of the pods disappears.":
    "Der Node mit den meisten Pods verschwindet, und seine Pods mit ihm, als wüsste es der Cluster sofort. Bei unbegrenzt vielen Nodes verschwindet ein Zehntel der Pods.",
  "The target of another autoscaler selects these pods, too. The controller then scales neither target.":
    "Auch das Ziel eines anderen Autoscalers wählt diese Pods aus. Der Controller skaliert dann keines der beiden Ziele.",
  "Other pods with the same labels": "Andere Pods mit denselben Labels",
  "Finished pods with the same labels": "Beendete Pods mit denselben Labels",
  "{0} of another workload": "{0} eines anderen Workloads",
  "{0} of a finished Job": "{0} eines beendeten Jobs",
  "The target’s selector also matches pods of another workload, so the controller counts them. They have the target’s containers and requests. They serve no requests and take no room on the simulated nodes.":
    "Der Selektor des Ziels trifft auch Pods eines anderen Workloads, also zählt der Controller sie mit. Sie haben die Container und Requests des Ziels. Sie bedienen keine Anfragen und belegen keinen Platz auf den simulierten Nodes.",
  "How many pods the other workload has.": "Wie viele Pods der andere Workload hat.",
  "They are": "Sie sind",
  running: "laufend",
  finished: "beendet",
  "CPU of each": "CPU je Pod",
  "Of a running pod. A finished pod uses nothing.": "Eines laufenden Pods. Ein beendeter Pod verbraucht nichts.",
  "While it lasts.": "Solange es anhält.",
  "Again every": "Wieder alle",
  "From one beginning to the next, until the run ends.": "Von einem Beginn zum nächsten, bis zum Ende des Laufs.",
  "Kubernetes upgraded": "Kubernetes-Upgrade",
  "Kubernetes becomes {0}": "Kubernetes wird {0}",
  "The API server, the controller manager and kubectl become this release, with its default feature gates. The controller’s flags stay, and so do the stored HPA and its status. The new controller remembers no recommendation and no rescale. It syncs the HPA at once from 1.37 on, and after one sync period in older releases. No time passes between the two controllers. Nodes, pods and metrics do not change.":
    "API-Server, Controller-Manager und kubectl werden dieses Release, mit dessen vorgegebenen Feature-Gates. Die Flags des Controllers bleiben, ebenso der gespeicherte HPA und sein Status. Der neue Controller erinnert sich an keine Empfehlung und an keine Skalierung. Ab 1.37 gleicht er den HPA sofort ab, in älteren Releases nach einer Abgleichsperiode. Zwischen den beiden Controllern vergeht keine Zeit. Nodes, Pods und Metriken ändern sich nicht.",
  "minReplicas by schedule": "minReplicas nach Zeitplan",
  "minReplicas {0}, every {1}": "minReplicas {0}, alle {1}",
  "Two cron jobs patch spec.minReplicas of the HPA: one at each beginning, and one at each end, back to the value of the manifest that was applied last.":
    "Zwei Cronjobs ändern spec.minReplicas des HPA: einer bei jedem Beginn, und einer bei jedem Ende zurück auf den Wert des zuletzt angewendeten Manifests.",
  "from {0} for {1}, again every {2}": "ab {0} für {1}, wieder alle {2}",
  "Source of a KEDA trigger down": "Quelle eines KEDA-Triggers ausgefallen",
  "source of trigger {0} down": "Quelle von Trigger {0} ausgefallen",
  "sources of all triggers down": "Quellen aller Trigger ausgefallen",
  "What KEDA asks for the trigger, such as Prometheus or Kafka, does not answer: “connection refused”. Each poll and each read of the HPA asks it, so each counts as a failure. A fallback takes over after more than failureThreshold failures in a row. A cron trigger asks only the clock, and the metrics of cpu and memory triggers come from the metrics API.":
    "Was KEDA für den Trigger fragt, etwa Prometheus oder Kafka, antwortet nicht: „connection refused“. Jede Abfrage von KEDA und jedes Lesen des HPA fragt dort nach, also zählt jedes als Fehler. Ein Fallback greift nach mehr als failureThreshold Fehlern in Folge. Ein cron-Trigger fragt nur die Uhr, und die Metriken von cpu- und memory-Triggern kommen von der Metrics-API.",
  Trigger: "Trigger",
  "1 is the first one in the ScaledObject. 0 means all of them.": "1 ist der erste im ScaledObject. 0 meint alle.",
  "Quota of pods": "Quota von Pods",
  "quota of {0}": "Quota von {0}",
  "The namespace has a ResourceQuota: the API server refuses every pod beyond it (FailedCreate, “exceeded quota”). Pods that exist stay. The owner of the pods tries again after 5 ms, then after twice as long each time, up to 1,000 s, and whenever one of its pods changes: after a long quota the pods come late.":
    "Der Namespace hat eine ResourceQuota: Der API-Server lehnt jeden Pod darüber hinaus ab (FailedCreate, „exceeded quota“). Vorhandene Pods bleiben. Der Besitzer der Pods versucht es nach 5 ms wieder, dann jedes Mal nach der doppelten Zeit, bis zu 1.000 s, und immer, wenn sich einer seiner Pods ändert: Nach einer langen Quota kommen die Pods spät.",
  "How many pods the namespace may have, those of other workloads included. Finished pods do not count.":
    "Wie viele Pods der Namespace haben darf, die anderer Workloads mitgezählt. Beendete Pods zählen nicht.",
};
