import type { Messages } from "../../ui/language";

export const share: Messages = {
  "Copy link": "Link kopieren",
  "Copy link (L)": "Link kopieren (L)",
  "Link copied": "Link kopiert",
  "Link copied, {0} characters": "Link kopiert, {0} Zeichen",
  "Link copied, {0} characters; some programs cut such links": "Link kopiert, {0} Zeichen; manche Programme kürzen solche Links",
  "This scenario is too long for a link: its manifest holds too much text. Save it as a file.":
    "Dieses Szenario ist zu lang für einen Link: Sein Manifest enthält zu viel Text. Speichere es als Datei.",

  "Share this scenario": "Dieses Szenario teilen",
  "What the link opens": "Was der Link öffnet",
  "Whole page": "Ganze Seite",
  "Whoever opens it can change everything, in a copy of their own.": "Wer sie öffnet, kann alles ändern, in einer eigenen Kopie.",
  "View only": "Nur ansehen",
  "Nothing can be changed until they press “Make it mine”.": "Nichts lässt sich ändern, bis jemand „Selbst bearbeiten“ drückt.",
  Embed: "Einbetten",
  "Figures and cursor, for a frame in slides or documentation.": "Diagramme und Cursor, für einen Rahmen in Folien oder Dokumentation.",
  "Large type for a room, without the editor.": "Große Schrift für einen Raum, ohne den Editor.",
  Snippet: "Codeausschnitt",
  Link: "Link",
  "Copy snippet": "Code kopieren",
  Copied: "Kopiert",
  "{0}; the scenario is in the link itself": "{0}; das Szenario steckt im Link selbst",
  "{0}: some mail programs and chats cut links past {1}. A file is safer.":
    "{0}: Manche Mailprogramme und Chats kürzen Links über {1}. Eine Datei ist sicherer.",
  "Open in HPA Playground": "In HPA Playground öffnen",

  Files: "Dateien",
  "Save scenario": "Szenario speichern",
  "Save manifest": "Manifest speichern",
  "Take the run away…": "Lauf exportieren…",
  "Open a file…": "Datei öffnen…",
  "or drop it on the page": "oder auf die Seite ziehen",
  "Scenario, manifest or load": "Szenario, Manifest oder Last",
  "Drop to open it here": "Loslassen, um es hier zu öffnen",
  "The file {0} was not opened. {1}": "Die Datei {0} wurde nicht geöffnet. {1}",
  "It is {0} MB long; a scenario's file has at most {1} MB.": "Sie ist {0} MB groß; die Datei eines Szenarios hat höchstens {1} MB.",

  "This scenario came with the link. Your own is kept.": "Dieses Szenario kam mit dem Link. Dein eigenes bleibt erhalten.",
  "This scenario is from the library. Your own is kept.": "Dieses Szenario ist aus der Bibliothek. Dein eigenes bleibt erhalten.",
  "This scenario came with the file {0}. Your own is kept.": "Dieses Szenario kam mit der Datei {0}. Dein eigenes bleibt erhalten.",
  "This scenario came with {0}. Your own is kept.": "Dieses Szenario kam von {0}. Dein eigenes bleibt erhalten.",
  "Back to mine": "Zurück zu meinem",
  "The draft kept in this browser could not be opened and was set aside. {0}":
    "Der in diesem Browser gespeicherte Entwurf ließ sich nicht öffnen und wurde beiseitegelegt. {0}",

  "Open a scenario from {0}?": "Ein Szenario von {0} öffnen?",
  "This address cannot be opened": "Diese Adresse lässt sich nicht öffnen",
  "This page will fetch that file, without cookies, and run the scenario in it. Nothing in it is executed.":
    "Diese Seite holt die Datei, ohne Cookies, und simuliert das Szenario darin. Nichts daraus wird ausgeführt.",
  "Only http and https addresses without a password are fetched.": "Nur Adressen mit http oder https und ohne Passwort werden abgerufen.",
  "Do not open it": "Nicht öffnen",
  "Open it": "Öffnen",
  "Fetching…": "Wird geholt…",
  "Try again": "Noch einmal versuchen",
  "That address answered {0} instead of a file.": "Diese Adresse antwortete mit {0} statt mit einer Datei.",
  "What is there is longer than {0} MB, the most that a scenario's file has.":
    "Was dort liegt, ist größer als {0} MB, die Höchstgröße der Datei eines Szenarios.",
  "That address could not be read: nothing is there, or it does not let other pages read it.":
    "Diese Adresse war nicht lesbar: Dort ist nichts, oder sie lässt andere Seiten nicht mitlesen.",
  "A lesson holds its load: leave it to bring in another.": "Eine Lektion gibt ihre Last vor: Verlasse sie, um eine andere einzubringen.",

  "The part of this page that opens files could not be loaded, so {0} was not opened.":
    "Der Teil dieser Seite, der Dateien öffnet, konnte nicht geladen werden; {0} wurde nicht geöffnet.",
  "The part of this page that fetches stopped answering.": "Der Teil dieser Seite, der Dateien holt, antwortet nicht mehr.",
  "This browser did not keep your own scenario: its storage is full or closed.":
    "Dieser Browser hat dein eigenes Szenario nicht behalten: Sein Speicher ist voll oder gesperrt.",
  "What this browser kept was opened.": "Was dieser Browser behalten hat, wurde geöffnet.",
  "Back to what you typed since": "Zurück zu dem, was du seither geschrieben hast",
  "This scenario was kept in this browser. The one before it is kept, too.":
    "Dieses Szenario war in diesem Browser gespeichert. Das vorige bleibt ebenfalls erhalten.",
  "What is stored is no JSON.": "Was gespeichert ist, ist kein JSON.",
  "What is stored is no scenario.": "Was gespeichert ist, ist kein Szenario.",
  "Your scenarios…": "Deine Szenarien…",
  "“{0}” was replaced.": "„{0}“ wurde ersetzt.",
  "“{0}” was saved.": "„{0}“ wurde gespeichert.",
  "“{0}” is now called “{1}”.": "„{0}“ heißt jetzt „{1}“.",
  "“{0}” was deleted.": "„{0}“ wurde gelöscht.",
  "The draft “{0}” was deleted.": "Der Entwurf „{0}“ wurde gelöscht.",
  "This could not be undone: the browser's storage is full.": "Das ließ sich nicht rückgängig machen: Der Speicher des Browsers ist voll.",
  "They are kept only in this browser. Clearing its data deletes them; a file stays.":
    "Sie sind nur in diesem Browser gespeichert. Wer seine Daten löscht, löscht auch sie; eine Datei bleibt.",
  "Nothing is saved yet. Save the present scenario under a name to come back to it.":
    "Noch ist nichts gespeichert. Speichere das jetzige Szenario unter einem Namen, um darauf zurückzukommen.",
  "Saved scenarios": "Gespeicherte Szenarien",
  "Drafts of other tabs": "Entwürfe anderer Tabs",
  "“{0}” was not saved: this browser lets the page keep nothing. Save it as a file.":
    "„{0}“ wurde nicht gespeichert: Dieser Browser lässt die Seite nichts behalten. Speichere es als Datei.",
  "“{0}” was not saved: this browser's storage is full. Delete another one, or save it as a file.":
    "„{0}“ wurde nicht gespeichert: Der Speicher dieses Browsers ist voll. Lösche ein anderes, oder speichere es als Datei.",
  "Save this scenario as": "Dieses Szenario speichern als",
  Save: "Speichern",
  Rename: "Umbenennen",
  Duplicate: "Duplizieren",
  "Save as a file": "Als Datei speichern",
  "New name of “{0}”": "Neuer Name von „{0}“",
  "An entry that cannot be read": "Ein Eintrag, der sich nicht lesen lässt",
};
