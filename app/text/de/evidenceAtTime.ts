import type { Messages } from "../language";

/** What a real cluster decided, or what is known of it, at one time. */
export const evidenceAtTime: Messages = {
  "{0}: the sync at {1}": "{0}: der Abgleich um {1}",
  "Nothing was recorded from {0} to {1}. This is the last sync before.":
    "Von {0} bis {1} wurde nichts aufgezeichnet. Das ist der letzte Abgleich davor.",
  what: "was",
  "the sync": "der Abgleich",
  "the scrape that shows it": "der Scrape, der ihn zeigt",
  "the count that it found": "die Anzahl, die er vorfand",
  "{0}, target {1}": "{0}, Ziel {1}",
  "the count that it decided": "die Anzahl, die er entschied",
  "the count by the rules": "die Anzahl nach den Regeln",
  "what held the count": "was die Anzahl hielt",
  "The sum: explanation {0}": "Die Rechnung: Erklärung {0}",
  fits: "passt",
  possible: "möglich",
  "does not fit": "passt nicht",
  cause: "Ursache",
  "does it fit?": "passt sie?",
  evidence: "Beleg",
  "{0}, from {1} to {2}.": "{0}, von {1} bis {2}.",
  "A sync is taken to come every {0}, {1} into each period: nothing in the evidence tells when.":
    "Ein Abgleich kommt angenommen alle {0}, {1} nach Beginn jeder Periode: Nichts in den Belegen sagt, wann.",
  "Which pods had a sample is recorded nowhere: the plainest choice that fits was taken.":
    "Welche Pods einen Messwert hatten, ist nirgends aufgezeichnet: Genommen ist die einfachste Wahl, die passt.",
  "No series of pods are in the evidence, so as many pods as the count are taken, all ready and measured.":
    "Keine Reihen der Pods sind in den Belegen, also sind so viele Pods wie die Anzahl genommen, alle bereit und gemessen.",
  "{0} before it was printed": "{0} vor der Ausgabe",
  "This is the newest time in the texts, so all that they say of the autoscaler is about it.":
    "Das ist die neueste Zeit in den Texten, also gilt für sie alles, was sie über den Autoscaler sagen.",
  "kubectl prints the figures of the last sync alone, so what was decided at this time is not known.":
    "kubectl gibt nur die Werte des letzten Abgleichs aus, also ist nicht bekannt, was zu dieser Zeit entschieden wurde.",
  condition: "Bedingung",
  status: "Status",
  "not known: it changed later": "nicht bekannt: Er änderte sich später",
  "Warnings of this time": "Warnungen dieser Zeit",
  "the count": "die Anzahl",
  "the rescale before": "die Skalierung davor",
  "a rescale at about this time": "eine Skalierung um diese Zeit",
  "the rescale after": "die Skalierung danach",
  "{0}, {1} before it was printed": "{0}, {1} vor der Ausgabe",
  "{0}, {1} before {2}": "{0}, {1} vor {2}",
  "{0}, or a count that is not told": "{0} oder eine Anzahl, die nicht gesagt ist",
};
