import type { Messages } from "../language";

/** What each command and each query adds to the evidence. */
export const evidenceCommands: Messages = {
  "The rules, the conditions with their times, and the last figure of each metric":
    "Die Regeln, die Conditions mit ihren Zeiten und den letzten Wert jeder Metrik",
  "The same in short, with the events of the last hour": "Dasselbe in Kürze, mit den Events der letzten Stunde",
  "Which pods exist, which were ready and since when, and their requests":
    "Welche Pods es gibt, welche bereit waren und seit wann, und ihre Requests",
  "The exact use of each container, not rounded": "Den genauen Verbrauch jedes Containers, nicht gerundet",
  "Each rescale and each error, with its exact time": "Jede Skalierung und jeden Fehler mit der genauen Zeit",
  "The counts and figures as they change, a row for each change": "Anzahlen und Werte, wie sie sich ändern: eine Zeile je Änderung",
  "The counts, the figures, the limits and the conditions over time: enough to compute each decision":
    "Anzahlen, Werte, Grenzen und Conditions im Lauf der Zeit: genug, um jede Entscheidung zu berechnen",
  "The same from kube-state-metrics 1": "Dasselbe von kube-state-metrics 1",
  "The count of the workload, so that a count that another program wrote can be told":
    "Die Anzahl des Workloads: So fällt eine Anzahl auf, die ein anderes Programm geschrieben hat",
  "Which pods belong to an older version, so that a rollout can be told":
    "Welche Pods zu einer älteren Version gehören: So fällt ein Rollout auf",
  "Which pods the controller counted, and when each became ready": "Welche Pods der Controller zählte und wann jeder bereit wurde",
  "What the percentages are percentages of": "Wovon die Prozentwerte Prozente sind",
  "The use of the CPU, from which a scenario gets its load": "Den Verbrauch der CPU; aus ihm bekommt ein Szenario seine Last",
  "The use of memory": "Den Verbrauch von Speicher",
  "In this evidence": "In diesen Belegen",
  "To know more": "Um mehr zu wissen",
  Texts: "Texte",
  "All names are invented.": "Alle Namen sind erfunden.",
  "Look at": "Sieh hin",
  "Close the lesson before you open this.": "Schließe die Lektion, bevor du das öffnest.",
};
