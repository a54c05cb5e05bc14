import type { Messages } from "../../language";

/** The purpose of the fields of a ScaledObject. */
export const kedaGuide: Messages = {
  "text in quotes": "Text in Anführungszeichen",
  "true or false, in quotes": "true oder false, in Anführungszeichen",
  "a number in quotes": "eine Zahl in Anführungszeichen",
  "an integer in quotes": "eine ganze Zahl in Anführungszeichen",
  "at most 63 characters": "höchstens 63 Zeichen",
  "The same as {0}, from the variable of this name in the target's container.":
    "Dasselbe wie {0}, aus der Variablen dieses Namens im Container des Ziels.",
  "The target: what one pod is to have with AverageValue, or what all have together with Value.":
    "Der Zielwert: was mit AverageValue ein Pod haben soll oder mit Value alle zusammen.",
  "The trigger is active above this value, not at it. It decides only between 0 and the first pods.":
    "Der Trigger ist über diesem Wert aktiv, nicht bei ihm. Er entscheidet nur zwischen 0 und den ersten Pods.",
  "A setting of this source.": "Eine Einstellung dieser Quelle.",
  "The target: percent of the request with Utilization, or an amount per pod with AverageValue.":
    "Der Zielwert: mit Utilization Prozent des Requests, mit AverageValue eine Menge je Pod.",
  "When the window begins: minute, hour, day of the month, month, day of the week.":
    "Wann das Fenster beginnt: Minute, Stunde, Tag des Monats, Monat, Wochentag.",
  "When the window ends. At this minute the trigger is no longer active.":
    "Wann das Fenster endet. In dieser Minute ist der Trigger nicht mehr aktiv.",
  "The zone of both times, such as Europe/Berlin.": "Die Zeitzone beider Zeiten, etwa Europe/Berlin.",
  "How many pods the trigger proposes inside the window. Other triggers can propose more.":
    "Wie viele Pods der Trigger im Fenster vorschlägt. Andere Trigger können mehr vorschlagen.",
  "The address of the scaler, with its port.": "Die Adresse des Scalers, mit Port.",
  "The labels of the pods to count.": "Die Labels der Pods, die gezählt werden.",
  "The address that KEDA reads.": "Die Adresse, die KEDA liest.",
  "The target of the mode.": "Der Zielwert des Modus.",
  "The old form of the mode QueueLength and its value.": "Die alte Form des Modus QueueLength und seines Werts.",
  "The address of RabbitMQ, with its user and virtual host. Its scheme tells the protocol.":
    "Die Adresse von RabbitMQ, mit Benutzer und virtuellem Host. Ihr Schema sagt das Protokoll.",
  "What is measured: QueueLength, MessageRate and others. All but QueueLength need HTTP.":
    "Was gemessen wird: QueueLength, MessageRate und andere. Alle außer QueueLength brauchen HTTP.",
  "amqp or http; auto takes it from the host.": "amqp oder http; auto nimmt es aus host.",
  "Whether there may be more pods than partitions.": "Ob es mehr Pods als Partitionen geben darf.",
  "The region.": "Die Region.",
  "The brokers, with commas between them.": "Die Broker, mit Kommas dazwischen.",
  "The consumer group whose lag counts.": "Die Consumer Group, deren Rückstand zählt.",
  "Only this container's usage counts.": "Nur der Verbrauch dieses Containers zählt.",
  "Further headers of the request.": "Weitere Header der Anfrage.",
  "The database.": "Die Datenbank.",
  "Whether each pod gets the same number of partitions.": "Ob jeder Pod gleich viele Partitionen bekommt.",
  "Whether a partition that no consumer works on counts only for activity.":
    "Ob eine Partition, an der kein Consumer arbeitet, nur für die Aktivität zählt.",
  "Whether only messages count that no consumer has. It needs HTTP.": "Ob nur Nachrichten zählen, die kein Consumer hat. Es braucht HTTP.",
  "Whether an empty result is 0. Otherwise it is an error.": "Ob ein leeres Ergebnis 0 ist. Sonst ist es ein Fehler.",
  "Whether only partitions with lag limit the number of pods.": "Ob nur Partitionen mit Rückstand die Zahl der Pods begrenzen.",
  "The list.": "Die Liste.",
  "The namespace that is read.": "Der Namespace, der gelesen wird.",
  "What a partition without a committed offset counts: with latest 1, with earliest everything.":
    "Was eine Partition ohne bestätigten Offset zählt: mit latest 1, mit earliest alles.",
  "The partitions that count, such as 0-3,7.": "Die Partitionen, die zählen, etwa 0-3,7.",
  "The query. It must give one number.": "Die Abfrage. Sie muss eine Zahl ergeben.",
  "The queue.": "Die Warteschlange.",
  "The queue's address, or its name.": "Die Adresse der Warteschlange oder ihr Name.",
  "Whether delayed messages count.": "Ob verzögerte Nachrichten zählen.",
  "Whether messages count that a consumer has taken.": "Ob Nachrichten zählen, die ein Consumer genommen hat.",
  "Whether a partition without a committed offset counts 0, so that it wakes nothing.":
    "Ob eine Partition ohne bestätigten Offset 0 zählt, sodass sie nichts weckt.",
  "The stream.": "Der Stream.",
  "The subscription of the topic.": "Das Abonnement des Topics.",
  "The topic. Without it, all topics of the group count.": "Das Topic. Ohne Angabe zählen alle Topics der Gruppe.",
  "The topic.": "Das Topic.",
  "Whether the server's certificate is not checked.": "Ob das Zertifikat des Servers nicht geprüft wird.",
  "Whether the name is a pattern of names.": "Ob der Name ein Muster von Namen ist.",
  "Where the number is in the answer, such as data.count.": "Wo die Zahl in der Antwort ist, etwa data.count.",
  "The virtual host, in place of the host's own.": "Der virtuelle Host anstelle dessen in host.",
  "prometheus trigger": "Trigger prometheus",
  "a query to Prometheus": "eine Abfrage an Prometheus",
  "It keeps the query's result at this amount per pod.": "Er hält das Ergebnis der Abfrage bei dieser Menge je Pod.",
  "rabbitmq trigger": "Trigger rabbitmq",
  "the length of a queue": "die Länge einer Warteschlange",
  "It keeps the queue at this number of messages per pod.": "Er hält die Warteschlange bei dieser Zahl von Nachrichten je Pod.",
  "kafka trigger": "Trigger kafka",
  "the lag of a consumer group": "der Rückstand einer Consumer Group",
  "It keeps the lag at this number of messages per pod.": "Er hält den Rückstand bei dieser Zahl von Nachrichten je Pod.",
  "cron trigger": "Trigger cron",
  "a number of pods in a window of time": "eine Zahl von Pods in einem Zeitfenster",
  "It proposes these pods from the start to the end of each working day.":
    "Er schlägt diese Pods vom Anfang bis zum Ende jedes Arbeitstags vor.",
  "cpu trigger": "Trigger cpu",
  "cpu of the pods, as in an HPA": "cpu der Pods, wie in einem HPA",
  "Usage as a percentage of requests. It never wakes the target from 0.":
    "Verbrauch als Prozentsatz der Requests. Er weckt das Ziel nie aus 0.",
  "for a source that fails": "für eine Quelle, die ausfällt",
  "After three failures the HPA is told the value for this number of replicas.":
    "Nach drei Fehlern erfährt der HPA den Wert für diese Zahl von Replikaten.",
  "The version of KEDA's API.": "Die Version der API von KEDA.",
  "The only version since KEDA 2.": "Die einzige Version seit KEDA 2.",
  "KEDA scales its target between 0 and the first pods, and makes an HPA for all above.":
    "KEDA skaliert sein Ziel zwischen 0 und den ersten Pods und erzeugt für alles darüber einen HPA.",
  "The object's own name, labels and annotations.": "Name, Labels und Annotationen des Objekts selbst.",
  "The object's name. The HPA is called keda-hpa- and this name.": "Der Name des Objekts. Der HPA heißt keda-hpa- und dieser Name.",
  "The namespace of the object, its target and its HPA.": "Der Namespace des Objekts, seines Ziels und seines HPA.",
  "KEDA copies all labels to the HPA.": "KEDA kopiert alle Labels in den HPA.",
  "KEDA copies all annotations to the HPA, and some of them steer KEDA.":
    "KEDA kopiert alle Annotationen in den HPA, und einige davon steuern KEDA.",
  "What to scale, within which bounds, and by which triggers.": "Was skaliert wird, in welchen Grenzen und nach welchen Triggern.",
  "The workload to scale. Only one ScaledObject and no other HPA may have it.":
    "Der Workload, der skaliert wird. Nur ein ScaledObject und kein anderer HPA darf ihn haben.",
  "The target's name, in the object's own namespace.": "Der Name des Ziels, im Namespace des Objekts.",
  "The target's API group and version.": "API-Gruppe und Version des Ziels.",
  "The container whose variables the triggers read with keys that end in FromEnv.":
    "Der Container, dessen Variablen die Trigger mit Schlüsseln lesen, die auf FromEnv enden.",
  "the first container": "der erste Container",
  "How often KEDA polls the triggers, in seconds. It matters for waking from 0 and for useCachedMetrics. The HPA has its own rhythm of 15 seconds.":
    "Wie oft KEDA die Trigger abfragt, in Sekunden. Das zählt für das Wecken aus 0 und für useCachedMetrics. Der HPA hat seinen eigenen Takt von 15 Sekunden.",
  "How long KEDA waits after the last activity before it goes to 0, or to idleReplicaCount. It has no effect on scaling between other counts.":
    "Wie lange KEDA nach der letzten Aktivität wartet, bevor es auf 0 oder auf idleReplicaCount geht. Auf das Skalieren zwischen anderen Anzahlen wirkt es nicht.",
  "The same wait while the object has never been active, counted from its creation. With 0, the first poll may scale an idle workload to 0.":
    "Dasselbe Warten, solange das Objekt nie aktiv war, ab seiner Erzeugung. Mit 0 kann die erste Abfrage einen ruhenden Workload auf 0 skalieren.",
  "The count while no trigger is active. It must be below minReplicaCount, and 0 is the usual value.":
    "Die Anzahl, solange kein Trigger aktiv ist. Sie muss unter minReplicaCount sein, und 0 ist der übliche Wert.",
  "The least count. With 0, KEDA scales to 0 while no trigger is active, and the HPA gets a minReplicas of 1.":
    "Die kleinste Anzahl. Mit 0 skaliert KEDA auf 0, solange kein Trigger aktiv ist, und der HPA bekommt minReplicas 1.",
  "The greatest count: the HPA's maxReplicas.": "Die größte Anzahl: maxReplicas des HPA.",
  "What the HPA looks like, and how the triggers are combined.": "Wie der HPA aussieht und wie die Trigger verbunden werden.",
  "Whether a deletion of the object brings back the count that the target had before.":
    "Ob das Löschen des Objekts die Anzahl zurückbringt, die das Ziel vorher hatte.",
  "The name and the behavior of the HPA.": "Name und behavior des HPA.",
  "The HPA's name.": "Der Name des HPA.",
  "keda-hpa- and the object's name": "keda-hpa- und der Name des Objekts",
  "How fast the HPA follows, as in an HPA's own manifest. It does not apply to 0: KEDA writes that at once.":
    "Wie schnell der HPA folgt, wie im eigenen Manifest eines HPA. Für 0 gilt es nicht: Das schreibt KEDA auf einmal.",
  "One formula over the triggers' values, which replaces their metrics in the HPA.":
    "Eine Formel über die Werte der Trigger, die deren Metriken im HPA ersetzt.",
  "An expression with the names of the triggers, such as max(a, b).": "Ein Ausdruck mit den Namen der Trigger, etwa max(a, b).",
  "The target of the formula's result, a number in quotes. A fallback needs an integer here.":
    "Der Zielwert für das Ergebnis der Formel, eine Zahl in Anführungszeichen. Ein Fallback braucht hier eine ganze Zahl.",
  "The object is active while the formula's result is above it. The activation values of the triggers do not count then.":
    "Das Objekt ist aktiv, solange das Ergebnis der Formel darüber ist. Die Aktivierungswerte der Trigger zählen dann nicht.",
  "How the result is compared with the target.": "Wie das Ergebnis mit dem Zielwert verglichen wird.",
  "Divided by the number of pods.": "Geteilt durch die Zahl der Pods.",
  "As it is.": "Wie es ist.",
  "The sources of load. Each proposes a count to the HPA, and the largest wins; any active one keeps the target from 0.":
    "Die Quellen der Last. Jede schlägt dem HPA eine Anzahl vor, und die größte gewinnt; jede aktive hält das Ziel über 0.",
  "The kind of source.": "Die Art der Quelle.",
  "The trigger's name for the formula of scalingModifiers. It must be unique.":
    "Der Name des Triggers für die Formel von scalingModifiers. Er muss eindeutig sein.",
  "What to read, and the target. Every value is a text in quotes.":
    "Was gelesen wird, und der Zielwert. Jeder Wert ist ein Text in Anführungszeichen.",
  "How the value is compared with the target. cpu and memory have no default.":
    "Wie der Wert mit dem Zielwert verglichen wird. cpu und memory haben keinen Standard.",
  "The value divided by the number of pods: a target of 5 means 5 for each pod.":
    "Der Wert geteilt durch die Zahl der Pods: Ein Zielwert von 5 bedeutet 5 für jeden Pod.",
  "The value as it is, and the present count is multiplied: for a metric that falls when pods are added, such as a latency.":
    "Der Wert, wie er ist, und die jetzige Anzahl wird multipliziert: für eine Metrik, die mit mehr Pods sinkt, etwa eine Latenz.",
  "Percent of the pods' requests. Only for cpu and memory.": "Prozent der Requests der Pods. Nur für cpu und memory.",
  "Whether the HPA gets the value of the last poll. Without it, each of its reads goes to the source. Not for cpu, memory and cron.":
    "Ob der HPA den Wert der letzten Abfrage bekommt. Ohne es geht jedes Lesen des HPA zur Quelle. Nicht für cpu, memory und cron.",
  "The TriggerAuthentication with the credentials. It is not read here.":
    "Die TriggerAuthentication mit den Zugangsdaten. Sie wird hier nicht gelesen.",
  "The name of the TriggerAuthentication.": "Der Name der TriggerAuthentication.",
  "Its kind.": "Ihr Kind.",
  "What the HPA is told when a source fails for long: the value at which it would propose this number of replicas.":
    "Was der HPA erfährt, wenn eine Quelle lange ausfällt: der Wert, bei dem er diese Zahl von Replikaten vorschlüge.",
  "How many failures in a row go by before the fallback comes. Polls and the HPA's reads count alike.":
    "Wie viele Fehler nacheinander vergehen, bevor der Fallback kommt. Abfragen und das Lesen des HPA zählen gleich.",
  "The count that the fallback's value leads to.": "Die Anzahl, zu der der Wert des Fallbacks führt.",
  "Which count the fallback's value leads to.": "Zu welcher Anzahl der Wert des Fallbacks führt.",
  "The field replicas.": "Das Feld replicas.",
  "The present count.": "Die jetzige Anzahl.",
  "The larger of the present count and replicas.": "Die größere von jetziger Anzahl und replicas.",
  "The smaller of the present count and replicas.": "Die kleinere von jetziger Anzahl und replicas.",
  "A failed trigger is nil in the formula, and ?? can replace it.":
    "Ein ausgefallener Trigger ist nil in der Formel, und ?? kann ihn ersetzen.",
  "Pauses KEDA: the HPA is deleted, and the count stays. Any text but a false one pauses, also an empty one.":
    "Pausiert KEDA: Der HPA wird gelöscht, und die Anzahl bleibt. Jeder Text außer einem falschen pausiert, auch ein leerer.",
  "Pauses KEDA at this count, whatever the bounds say.": "Pausiert KEDA bei dieser Anzahl, was auch die Grenzen sagen.",
  "Removes no pods: the HPA's scaleDown is disabled, and KEDA does not go to 0.":
    "Entfernt keine Pods: scaleDown des HPA ist abgeschaltet, und KEDA geht nicht auf 0.",
  "Adds no pods: the HPA's scaleUp is disabled, and KEDA does not wake the target.":
    "Fügt keine Pods hinzu: scaleUp des HPA ist abgeschaltet, und KEDA weckt das Ziel nicht.",
  "Keeps the object active, whatever the triggers say.": "Hält das Objekt aktiv, was auch die Trigger sagen.",
  "Labels that KEDA does not copy to the HPA, with commas and no blanks between them.":
    "Labels, die KEDA nicht in den HPA kopiert, mit Kommas und ohne Leerzeichen dazwischen.",
  "KEDA takes over the HPA that horizontalPodAutoscalerConfig.name names.":
    "KEDA übernimmt den HPA, den horizontalPodAutoscalerConfig.name nennt.",
  "The open shards of a Kinesis stream.": "Die offenen Shards eines Kinesis-Streams.",
  "The messages of an SQS queue.": "Die Nachrichten einer SQS-Warteschlange.",
  "The messages of a Service Bus queue or subscription.": "Die Nachrichten einer Warteschlange oder eines Abonnements von Service Bus.",
  "The pods' cpu, which the HPA itself reads. It never wakes a workload from 0.":
    "Die cpu der Pods, die der HPA selbst liest. Sie weckt einen Workload nie aus 0.",
  "The pods' memory, which the HPA itself reads. It never wakes a workload from 0.":
    "Der Speicher der Pods, den der HPA selbst liest. Er weckt einen Workload nie aus 0.",
  "A number of pods inside a window of time.": "Eine Zahl von Pods in einem Zeitfenster.",
  "A scaler of your own, which KEDA calls over gRPC.": "Ein eigener Scaler, den KEDA über gRPC aufruft.",
  "A scaler of your own, which can also wake the target by itself.": "Ein eigener Scaler, der das Ziel auch von sich aus wecken kann.",
  "A query to Graphite.": "Eine Abfrage an Graphite.",
  "The lag of a consumer group.": "Der Rückstand einer Consumer Group.",
  "The pods of other workloads.": "Die Pods anderer Workloads.",
  "A query to Loki.": "Eine Abfrage an Loki.",
  "A number in the answer of an HTTP address.": "Eine Zahl in der Antwort einer HTTP-Adresse.",
  "The number that an SQL query gives.": "Die Zahl, die eine SQL-Abfrage ergibt.",
  "The lag of a consumer of a JetStream.": "Der Rückstand eines Consumers von JetStream.",
  "A query to Prometheus that gives one series.": "Eine Abfrage an Prometheus, die eine Reihe ergibt.",
  "A queue of RabbitMQ: its length or its rates.": "Eine Warteschlange von RabbitMQ: ihre Länge oder ihre Raten.",
  "The length of a list in Redis.": "Die Länge einer Liste in Redis.",
  "The length of a list in a Redis cluster.": "Die Länge einer Liste in einem Redis-Cluster.",
  "The length of a list in Redis behind Sentinel.": "Die Länge einer Liste in Redis hinter Sentinel.",
  "The browser sessions that wait in a Selenium Grid.": "Die Browsersitzungen, die in einem Selenium Grid warten.",
  "KEDA has it. Here, only its target and its activation value are checked.":
    "KEDA hat ihn. Hier werden nur sein Zielwert und sein Aktivierungswert geprüft.",
};
