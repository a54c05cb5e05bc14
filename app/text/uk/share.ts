import type { Messages } from "../language";

export const share: Messages = {
  "Copy link": "Копіювати посилання",
  "Copy link (L)": "Копіювати посилання (L)",
  "Link copied": "Посилання скопійовано",
  "Link copied, {0} characters": "Посилання скопійовано, символів: {0}",
  "Link copied, {0} characters; some programs cut links this long":
    "Посилання скопійовано, символів: {0}; деякі програми обрізають такі довгі посилання",
  "This scenario is too long for a link because its manifest has too much text. Save it as a file.":
    "Цей сценарій задовгий для посилання, бо його маніфест містить забагато тексту. Збережіть його як файл.",

  "Share this scenario": "Поділитися цим сценарієм",
  "What the link opens": "Що відкриває посилання",
  "Whole page": "Уся сторінка",
  "Anyone who opens it can change everything in their own copy.": "Кожен, хто її відкриє, може змінювати все у власній копії.",
  "View only": "Лише перегляд",
  "Readers can change nothing until they press “Make it mine”.": "Читачі нічого не можуть змінити, доки не натиснуть «Зробити своїм».",
  Embed: "Вбудувати",
  "Figures and cursor, to embed in slides or documentation.": "Графіки й курсор, щоб вбудувати їх у слайди чи документацію.",
  "Large type for an audience, without the editor.": "Великий шрифт для аудиторії, без редактора.",
  Snippet: "Фрагмент коду",
  Link: "Посилання",
  "Copy snippet": "Копіювати код",
  "Short address of this question, with a preview in chats": "Коротка адреса цього питання, з попереднім переглядом у чатах",
  "Copy short address": "Копіювати коротку адресу",
  Copied: "Скопійовано",
  "{0}; the link contains the whole scenario": "{0}; посилання містить увесь сценарій",
  "{0}. Some mail programs and chats cut links longer than {1}. A file is safer.":
    "{0}. Деякі поштові програми й чати обрізають посилання, довші за {1}. Файл надійніший.",
  "Open in HPA Playground": "Відкрити в HPA Playground",

  Files: "Файли",
  "Save scenario": "Зберегти сценарій",
  "Save manifest": "Зберегти маніфест",
  "Export…": "Експортувати…",
  "Open a file…": "Відкрити файл…",
  "or drop it on the page": "або перетягніть його на сторінку",
  "Scenario, manifest, load or evidence": "Сценарій, маніфест, навантаження або свідчення",
  "Drop to open it here": "Відпустіть, щоб відкрити тут",
  "The scenario in the link is still being read. It opens as soon as it is read.":
    "Сценарій із посилання ще читається. Він відкриється, щойно його буде прочитано.",
  "The scenario in the link was not opened. {0}": "Сценарій із посилання не відкрито. {0}",
  "The file {0} was not opened. {1}": "Файл {0} не відкрито. {1}",
  "It has {0} MB; a scenario file can have at most {1} MB.": "Він має {0} МБ; файл сценарію може мати щонайбільше {1} МБ.",

  "This scenario came with the link. Your own scenario is kept.": "Цей сценарій відкрито за посиланням. Ваш власний збережено.",
  "This scenario is from the library. Your own scenario is kept.": "Цей сценарій узято з бібліотеки. Ваш власний збережено.",
  "This scenario came with the file {0}. Your own scenario is kept.": "Цей сценарій відкрито з файлу {0}. Ваш власний збережено.",
  "This scenario came from {0}. Your own scenario is kept.": "Цей сценарій отримано з {0}. Ваш власний збережено.",
  "Back to mine": "Повернутися до мого",
  "The draft kept in this browser could not be opened and was set aside. {0}":
    "Чернетку, збережену в цьому браузері, не вдалося відкрити; її відкладено. {0}",

  "Open a scenario from {0}?": "Відкрити сценарій з {0}?",
  "This address cannot be opened": "Цю адресу неможливо відкрити",
  "This page will fetch the file without cookies and simulate its scenario. It executes nothing in the file.":
    "Ця сторінка завантажить файл без cookie й просимулює його сценарій. Нічого з файлу вона не виконує.",
  "This page fetches only http and https addresses without a password.": "Ця сторінка завантажує лише адреси http і https без пароля.",
  "Do not open it": "Не відкривати",
  "Open it": "Відкрити",
  "Fetching…": "Завантаження…",
  "Try again": "Спробувати ще раз",
  "Follow the redirect": "Перейти за переспрямуванням",
  "Go on to another address?": "Перейти на іншу адресу?",
  "That address sends on to another one.": "Ця адреса переспрямовує на іншу.",
  "{0} sends this page on to another address, which may be on another site. No browser tells a page where before it has gone there. If the file comes from another site, this page asks once more before it opens it.":
    "{0} переспрямовує цю сторінку на іншу адресу, можливо, на іншому сайті. Жоден браузер не каже сторінці, куди саме, доки сам туди не перейде. Якщо файл надійде з іншого сайту, ця сторінка запитає ще раз, перш ніж відкрити його.",
  "{0} sent this page on to {1}. The file from there has come, and it is not opened yet.":
    "{0} переспрямував цю сторінку на {1}. Файл звідти надійшов, і його ще не відкрито.",
  "That address answered with {0} instead of a file.": "Замість файлу ця адреса відповіла {0}.",
  "The file there is larger than {0} MB, the limit for a scenario file.":
    "Файл за цією адресою більший за {0} МБ — межу для файлу сценарію.",
  "That address could not be read. Either nothing is there, or it does not allow other pages to read it.":
    "Не вдалося прочитати цю адресу. Або там нічого немає, або вона не дозволяє читати іншим сторінкам.",
  "A lesson sets its own load. Leave the lesson to import another load.":
    "Урок задає власне навантаження. Вийдіть з уроку, щоб імпортувати інше.",

  "The part of this page that opens files could not be loaded, so {0} was not opened.":
    "Частину сторінки, яка відкриває файли, не вдалося завантажити, тому {0} не відкрито.",
  "The part of this page that fetches stopped answering.": "Частина сторінки, яка отримує файли, перестала відповідати.",
  "This browser could not keep your own scenario because its storage is full or blocked.":
    "Цей браузер не зміг зберегти ваш сценарій, бо його сховище заповнене або заблоковане.",
  "The scenario kept in this browser was opened.": "Відкрито сценарій, збережений у цьому браузері.",
  "Back to what you typed": "Назад до того, що ви ввели",
  "This scenario was kept in this browser. The previous one is kept, too.":
    "Цей сценарій зберігався в цьому браузері. Попередній теж збережено.",
  "The stored entry is not JSON.": "Збережений запис — не JSON.",
  "The stored entry is not a scenario.": "Збережений запис — не сценарій.",
  "Your scenarios…": "Ваші сценарії…",
  "“{0}” was replaced.": "«{0}» замінено.",
  "“{0}” was saved.": "«{0}» збережено.",
  "“{0}” is now called “{1}”.": "«{0}» тепер називається «{1}».",
  "“{0}” was deleted.": "«{0}» видалено.",
  "The draft “{0}” was deleted.": "Чернетку «{0}» видалено.",
  "This could not be undone because the browser's storage is full.": "Це не вдалося скасувати, бо сховище браузера заповнене.",
  "They are kept only in this browser. If you clear its data, it deletes them. A file stays.":
    "Вони зберігаються лише в цьому браузері. Якщо очистити його дані, вони зникнуть. Файл залишиться.",
  "Nothing is saved yet. Save the current scenario under a name to come back to it later.":
    "Ще нічого не збережено. Збережіть поточний сценарій під назвою, щоб повернутися до нього пізніше.",
  "Saved scenarios": "Збережені сценарії",
  "Other drafts": "Інші чернетки",
  "“{0}” was not saved because this browser does not let the page keep anything. Save it as a file.":
    "«{0}» не збережено, бо цей браузер не дає сторінці нічого зберігати. Збережіть його як файл.",
  "“{0}” was not saved because this browser's storage is full. Delete another scenario, or save this one as a file.":
    "«{0}» не збережено, бо сховище цього браузера заповнене. Видаліть інший сценарій або збережіть цей як файл.",
  "Save this scenario as": "Зберегти цей сценарій як",
  Save: "Зберегти",
  Rename: "Перейменувати",
  Duplicate: "Дублювати",
  "Save as a file": "Зберегти як файл",
  "New name for “{0}”": "Нова назва для «{0}»",
  "An unreadable entry": "Запис, який неможливо прочитати",
  "Another message replaced this one.": "Інше повідомлення замінило це.",
  "An open message needs a scenario, a manifest or samples, in the forms that EMBED.md describes.":
    "Повідомленню «open» потрібен сценарій, маніфест або виміри у формах, які описує EMBED.md.",
  "The scenario is not plain data, so it cannot be read.": "Сценарій складається не лише з даних, тому його не можна прочитати.",
};
