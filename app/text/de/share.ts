import type { Messages } from "../language";

export const share: Messages = {
  "Copy link": "Link kopieren",
  "Copy link (L)": "Link kopieren (L)",
  "Link copied": "Link kopiert",
  "Link copied, {0} characters": "Link kopiert, {0} Zeichen",
  "Link copied, {0} characters; some programs cut links this long": "Link kopiert, {0} Zeichen; manche Programme kürzen so lange Links",
  "This scenario is too long for a link because its manifest has too much text. Save it as a file.":
    "Dieses Szenario ist zu lang für einen Link, weil sein Manifest zu viel Text enthält. Speichere es als Datei.",

  "Share this scenario": "Dieses Szenario teilen",
  "What the link opens": "Was der Link öffnet",
  "Whole page": "Ganze Seite",
  "Anyone who opens it can change everything in their own copy.": "Alle, die sie öffnen, können in ihrer eigenen Kopie alles ändern.",
  "View only": "Nur ansehen",
  "Readers can change nothing until they press “Make it mine”.":
    "Wer sie öffnet, kann nichts ändern, bevor „Selbst bearbeiten“ gedrückt ist.",
  Embed: "Einbetten",
  "Figures and cursor, to embed in slides or documentation.": "Diagramme und Cursor, zum Einbetten in Folien oder Dokumentation.",
  "Large type for an audience, without the editor.": "Große Schrift für ein Publikum, ohne den Editor.",
  Snippet: "Codeausschnitt",
  Link: "Link",
  "Copy snippet": "Code kopieren",
  "Short address of this question, with a preview in chats": "Kurze Adresse dieser Frage, mit Vorschau in Chats",
  "Copy short address": "Kurze Adresse kopieren",
  Copied: "Kopiert",
  "{0}; the link contains the whole scenario": "{0}; der Link enthält das ganze Szenario",
  "{0}. Some mail programs and chats cut links longer than {1}. A file is safer.":
    "{0}. Manche Mailprogramme und Chats kürzen Links über {1}. Eine Datei ist sicherer.",
  "Open in HPA Playground": "In HPA Playground öffnen",

  Files: "Dateien",
  "Save scenario": "Szenario speichern",
  "Save manifest": "Manifest speichern",
  "Export…": "Exportieren…",
  "Open a file…": "Datei öffnen…",
  "or drop it on the page": "oder auf die Seite ziehen",
  "Scenario, manifest, load or evidence": "Szenario, Manifest, Last oder Belege",
  "Drop to open it here": "Loslassen, um es hier zu öffnen",
  "The scenario in the link is still being read. It opens as soon as it is read.":
    "Das Szenario im Link wird noch gelesen. Es öffnet sich, sobald es gelesen ist.",
  "The scenario in the link was not opened. {0}": "Das Szenario im Link wurde nicht geöffnet. {0}",
  "The file {0} was not opened. {1}": "Die Datei {0} wurde nicht geöffnet. {1}",
  "It has {0} MB; a scenario file can have at most {1} MB.": "Sie hat {0} MB; die Datei eines Szenarios kann höchstens {1} MB haben.",

  "This scenario came with the link. Your own scenario is kept.": "Dieses Szenario kam mit dem Link. Dein eigenes bleibt erhalten.",
  "This scenario is from the library. Your own scenario is kept.": "Dieses Szenario ist aus der Bibliothek. Dein eigenes bleibt erhalten.",
  "This scenario came with the file {0}. Your own scenario is kept.":
    "Dieses Szenario kam mit der Datei {0}. Dein eigenes bleibt erhalten.",
  "This scenario came from {0}. Your own scenario is kept.": "Dieses Szenario kam von {0}. Dein eigenes bleibt erhalten.",
  "Back to mine": "Zurück zu meinem",
  "The draft kept in this browser could not be opened and was set aside. {0}":
    "Der in diesem Browser gespeicherte Entwurf ließ sich nicht öffnen und wurde beiseitegelegt. {0}",

  "Open a scenario from {0}?": "Ein Szenario von {0} öffnen?",
  "This address cannot be opened": "Diese Adresse lässt sich nicht öffnen",
  "This page will fetch the file without cookies and simulate its scenario. It executes nothing in the file.":
    "Diese Seite holt die Datei ohne Cookies und simuliert ihr Szenario. Sie führt nichts aus der Datei aus.",
  "This page fetches only http and https addresses without a password.":
    "Diese Seite ruft nur Adressen mit http oder https und ohne Passwort ab.",
  "Do not open it": "Nicht öffnen",
  "Open it": "Öffnen",
  "Fetching…": "Wird geholt…",
  "Try again": "Noch einmal versuchen",
  "Follow the redirect": "Der Weiterleitung folgen",
  "Go on to another address?": "Zu einer anderen Adresse weitergehen?",
  "That address sends on to another one.": "Diese Adresse verweist auf eine andere.",
  "{0} sends this page on to another address, which may be on another site. No browser tells a page where before it has gone there. If the file comes from another site, this page asks once more before it opens it.":
    "{0} verweist diese Seite auf eine andere Adresse, vielleicht auf einer anderen Website. Kein Browser sagt einer Seite, wohin, bevor er dort war. Kommt die Datei von einer anderen Website, fragt diese Seite noch einmal, bevor sie sie öffnet.",
  "{0} sent this page on to {1}. The file from there has come, and it is not opened yet.":
    "{0} hat diese Seite auf {1} verwiesen. Die Datei von dort ist da und noch nicht geöffnet.",
  "That address answered with {0} instead of a file.": "Diese Adresse antwortete mit {0} statt mit einer Datei.",
  "The file there is larger than {0} MB, the limit for a scenario file.":
    "Die Datei dort ist größer als {0} MB, die Höchstgröße der Datei eines Szenarios.",
  "That address could not be read. Either nothing is there, or it does not allow other pages to read it.":
    "Diese Adresse war nicht lesbar. Entweder ist dort nichts, oder sie erlaubt anderen Seiten das Lesen nicht.",
  "A lesson sets its own load. Leave the lesson to import another load.":
    "Eine Lektion gibt ihre Last vor. Verlasse die Lektion, um eine andere Last zu importieren.",

  "The part of this page that opens files could not be loaded, so {0} was not opened.":
    "Der Teil dieser Seite, der Dateien öffnet, konnte nicht geladen werden; {0} wurde nicht geöffnet.",
  "The part of this page that fetches stopped answering.": "Der Teil dieser Seite, der Dateien holt, antwortet nicht mehr.",
  "This browser could not keep your own scenario because its storage is full or blocked.":
    "Dieser Browser konnte dein eigenes Szenario nicht behalten, weil sein Speicher voll oder gesperrt ist.",
  "The scenario kept in this browser was opened.": "Das in diesem Browser gespeicherte Szenario wurde geöffnet.",
  "Back to what you typed": "Zurück zu dem, was du geschrieben hast",
  "This scenario was kept in this browser. The previous one is kept, too.":
    "Dieses Szenario war in diesem Browser gespeichert. Das vorige bleibt ebenfalls erhalten.",
  "The stored entry is not JSON.": "Der gespeicherte Eintrag ist kein JSON.",
  "The stored entry is not a scenario.": "Der gespeicherte Eintrag ist kein Szenario.",
  "Your scenarios…": "Deine Szenarien…",
  "“{0}” was replaced.": "„{0}“ wurde ersetzt.",
  "“{0}” was saved.": "„{0}“ wurde gespeichert.",
  "“{0}” is now called “{1}”.": "„{0}“ heißt jetzt „{1}“.",
  "“{0}” was deleted.": "„{0}“ wurde gelöscht.",
  "The draft “{0}” was deleted.": "Der Entwurf „{0}“ wurde gelöscht.",
  "This could not be undone because the browser's storage is full.":
    "Das ließ sich nicht rückgängig machen, weil der Speicher des Browsers voll ist.",
  "They are kept only in this browser. If you clear its data, it deletes them. A file stays.":
    "Sie sind nur in diesem Browser gespeichert. Wenn du seine Daten löschst, löscht er auch sie. Eine Datei bleibt.",
  "Nothing is saved yet. Save the current scenario under a name to come back to it later.":
    "Noch ist nichts gespeichert. Speichere das aktuelle Szenario unter einem Namen, um später darauf zurückzukommen.",
  "Saved scenarios": "Gespeicherte Szenarien",
  "Other drafts": "Weitere Entwürfe",
  "“{0}” was not saved because this browser does not let the page keep anything. Save it as a file.":
    "„{0}“ wurde nicht gespeichert, weil dieser Browser die Seite nichts behalten lässt. Speichere es als Datei.",
  "“{0}” was not saved because this browser's storage is full. Delete another scenario, or save this one as a file.":
    "„{0}“ wurde nicht gespeichert, weil der Speicher dieses Browsers voll ist. Lösche ein anderes Szenario oder speichere dieses als Datei.",
  "Save this scenario as": "Dieses Szenario speichern als",
  Save: "Speichern",
  Rename: "Umbenennen",
  Duplicate: "Duplizieren",
  "Save as a file": "Als Datei speichern",
  "New name for “{0}”": "Neuer Name für „{0}“",
  "An unreadable entry": "Ein nicht lesbarer Eintrag",
  "Another message replaced this one.": "Eine andere Nachricht hat diese ersetzt.",
  "An open message needs a scenario, a manifest or samples, in the forms that EMBED.md describes.":
    "Eine Nachricht „open“ braucht ein Szenario, ein Manifest oder Messwerte in den Formen, die EMBED.md beschreibt.",
  "The scenario is not plain data, so it cannot be read.": "Das Szenario besteht nicht nur aus Daten, daher lässt es sich nicht lesen.",
};
