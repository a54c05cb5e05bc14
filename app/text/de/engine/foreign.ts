import type { Messages } from "../../../ui/language";

/** What a text is that is no manifest, or has one in something else. The titles of fixes are infinitives. */
export const foreign: Messages = {
  "Keep only {0}": "Nur {0} behalten",
  "This is a web page, not a manifest: take the address of the file itself, which GitHub has behind Raw.":
    "Das ist eine Webseite, kein Manifest: Nimm die Adresse der Datei selbst, auf GitHub hinter Raw.",
  "This is a Helm template: paste what helm template RELEASE CHART prints, or helm get manifest RELEASE for what is installed.":
    "Das ist eine Helm-Vorlage: Füge ein, was helm template RELEASE CHART ausgibt, oder helm get manifest RELEASE für das Installierte.",
  "This is a ScaledObject of KEDA, which is not simulated: paste the autoscaler that KEDA makes of it: {0}":
    "Das ist ein ScaledObject von KEDA, das nicht simuliert wird: Füge den Autoscaler ein, den KEDA daraus macht: {0}",
  "This is a ScaledJob of KEDA: it starts Jobs, and no autoscaler is made of it.":
    "Das ist ein ScaledJob von KEDA: Er startet Jobs, und kein Autoscaler entsteht daraus.",
  "This is a TriggerAuthentication of KEDA: it only holds what a ScaledObject signs in with, and scales nothing.":
    "Das ist eine TriggerAuthentication von KEDA: Sie enthält nur, womit sich ein ScaledObject anmeldet, und skaliert nichts.",
  "This is a kustomization: paste what kubectl kustomize DIRECTORY prints.":
    "Das ist eine Kustomization: Füge ein, was kubectl kustomize VERZEICHNIS ausgibt.",
  "This is a JSON patch: paste what kubectl kustomize DIRECTORY prints with the patch in it.":
    "Das ist ein JSON-Patch: Füge ein, was kubectl kustomize VERZEICHNIS mit diesem Patch ausgibt.",
  "This is Terraform: once it is applied, paste the output of {0}":
    "Das ist Terraform: Wenn es angewendet ist, füge die Ausgabe ein von {0}",
  "These are the values of a Helm chart, not a manifest: paste what helm template RELEASE CHART --values FILE prints.":
    "Das sind die Werte eines Helm-Charts, kein Manifest: Füge ein, was helm template RELEASE CHART --values DATEI ausgibt.",
  "These are samples of Prometheus, not a manifest: open them as a measured load.":
    "Das sind Messwerte von Prometheus, kein Manifest: Öffne sie als gemessene Last.",
  "This is an error that kubectl printed, not a manifest.": "Das ist ein Fehler, den kubectl ausgegeben hat, kein Manifest.",
  "This is what kubectl describe prints, not a manifest: paste the output of {0}":
    "Das gibt kubectl describe aus, es ist kein Manifest: Füge die Ausgabe ein von {0}",
  "This is the table that kubectl get prints, not a manifest: paste the output of {0}":
    "Das ist die Tabelle, die kubectl get ausgibt, kein Manifest: Füge die Ausgabe ein von {0}",
  "These are events, not a manifest: paste the output of {0}": "Das sind Ereignisse, kein Manifest: Füge die Ausgabe ein von {0}",
  "This is a part of an autoscaler's status, not a manifest: paste the whole output of {0}":
    "Das ist ein Teil vom Status eines Autoscalers, kein Manifest: Füge die ganze Ausgabe ein von {0}",
  "This is a command, not a manifest: paste what it prints.": "Das ist ein Befehl, kein Manifest: Füge ein, was er ausgibt.",
  "This manifest is in a block of Markdown.": "Dieses Manifest ist in einem Markdown-Block.",
  "Keep only the manifest": "Nur das Manifest behalten",
  "Each line of this text begins with the mark of a quotation.": "Jede Zeile dieses Textes beginnt mit einem Zitatzeichen.",
  "Remove the marks": "Zeichen entfernen",
  "The lines of this text are numbered.": "Die Zeilen dieses Textes sind nummeriert.",
  "Remove the line numbers": "Zeilennummern entfernen",
  "This is a diff, not a manifest.": "Das ist ein Diff, kein Manifest.",
  "Keep the new version": "Neue Fassung behalten",
  "This is a shell command with a manifest in it.": "Das ist ein Shell-Befehl mit einem Manifest darin.",
  "Beside the manifest there is a shell command.": "Neben dem Manifest ist ein Shell-Befehl.",
  "There are blanks in this text that YAML does not take for blanks, such as no-break spaces.":
    "In diesem Text sind Leerzeichen, die YAML nicht als solche erkennt, etwa geschützte.",
  "Write ordinary blanks": "Gewöhnliche Leerzeichen schreiben",
  "There are typographic quotes in this text, which YAML does not take for quotes.":
    "In diesem Text sind typografische Anführungszeichen, die YAML nicht als solche erkennt.",
  "Write straight quotes": "Gerade Anführungszeichen schreiben",
  "A field has no colon behind its name.": "Hinter dem Namen eines Feldes fehlt der Doppelpunkt.",
  "Write the colon": "Doppelpunkt schreiben",
  "This is a Helm template, and it names a default for each value.":
    "Das ist eine Helm-Vorlage, und sie nennt für jeden Wert einen Standard.",
  "Write the defaults": "Standards einsetzen",
  "A kustomize patch may leave it out: then paste what kubectl kustomize DIRECTORY prints.":
    "In einem kustomize-Patch darf es fehlen: Füge dann ein, was kubectl kustomize VERZEICHNIS ausgibt.",
};
