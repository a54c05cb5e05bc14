import type { Messages } from "../../ui/language";

export const share: Messages = {
  "Copy link": "Копіювати посилання",
  "Copy link (L)": "Копіювати посилання (L)",
  "Link copied": "Посилання скопійовано",
  "Link copied, {0} characters": "Посилання скопійовано, символів: {0}",
  "Link copied, {0} characters; some programs cut such links":
    "Посилання скопійовано, символів: {0}; деякі програми обрізають такі посилання",
  "This scenario is too long for a link: its manifest holds too much text. Save it as a file.":
    "Цей сценарій задовгий для посилання: його маніфест містить забагато тексту. Збережіть його як файл.",

  "Share this scenario": "Поділитися цим сценарієм",
  "What the link opens": "Що відкриває посилання",
  "Whole page": "Уся сторінка",
  "Whoever opens it can change everything, in a copy of their own.": "Кожен, хто її відкриє, може змінювати все у власній копії.",
  "View only": "Лише перегляд",
  "Nothing can be changed until they press “Make it mine”.": "Нічого не можна змінити, доки не натиснуто «Зробити своїм».",
  Embed: "Вбудувати",
  "Figures and cursor, for a frame in slides or documentation.": "Графіки й курсор, для рамки на слайдах або в документації.",
  "Large type for a room, without the editor.": "Великий шрифт для аудиторії, без редактора.",
  Snippet: "Фрагмент коду",
  Link: "Посилання",
  "Copy snippet": "Копіювати код",
  Copied: "Скопійовано",
  "{0}; the scenario is in the link itself": "{0}; сценарій міститься в самому посиланні",
  "{0}: some mail programs and chats cut links past {1}. A file is safer.":
    "{0}: деякі поштові програми й чати обрізають посилання, довші за {1}. Файл надійніший.",
  "Open in HPA Playground": "Відкрити в HPA Playground",

  Files: "Файли",
  "Save scenario": "Зберегти сценарій",
  "Save manifest": "Зберегти маніфест",
  "Take the run away…": "Експортувати прогін…",
  "Open a file…": "Відкрити файл…",
  "or drop it on the page": "або перетягніть його на сторінку",
  "Scenario, manifest or load": "Сценарій, маніфест або навантаження",
  "Drop to open it here": "Відпустіть, щоб відкрити тут",
  "The file {0} was not opened. {1}": "Файл {0} не відкрито. {1}",
  "It is {0} MB long; a scenario's file has at most {1} MB.": "Його розмір — {0} МБ; файл сценарію має щонайбільше {1} МБ.",

  "This scenario came with the link. Your own is kept.": "Цей сценарій відкрито за посиланням. Ваш власний збережено.",
  "This scenario is from the library. Your own is kept.": "Цей сценарій узято з бібліотеки. Ваш власний збережено.",
  "This scenario came with the file {0}. Your own is kept.": "Цей сценарій відкрито з файлу {0}. Ваш власний збережено.",
  "This scenario came with {0}. Your own is kept.": "Цей сценарій отримано з {0}. Ваш власний збережено.",
  "Back to mine": "Повернутися до мого",
  "The draft kept in this browser could not be opened and was set aside. {0}":
    "Чернетку, збережену в цьому браузері, не вдалося відкрити; її відкладено. {0}",

  "Open a scenario from {0}?": "Відкрити сценарій з {0}?",
  "This address cannot be opened": "Цю адресу неможливо відкрити",
  "This page will fetch that file, without cookies, and run the scenario in it. Nothing in it is executed.":
    "Ця сторінка завантажить файл без cookie й змоделює сценарій із нього. Нічого з файлу не виконується.",
  "Only http and https addresses without a password are fetched.": "Завантажуються лише адреси http і https без пароля.",
  "Do not open it": "Не відкривати",
  "Open it": "Відкрити",
  "Fetching…": "Завантаження…",
  "Try again": "Спробувати ще раз",
  "That address answered {0} instead of a file.": "Замість файлу ця адреса відповіла {0}.",
  "What is there is longer than {0} MB, the most that a scenario's file has.":
    "Вміст за цією адресою більший за {0} МБ — найбільший розмір файлу сценарію.",
  "That address could not be read: nothing is there, or it does not let other pages read it.":
    "Не вдалося прочитати цю адресу: там нічого немає або вона не дозволяє читати іншим сторінкам.",
  "A lesson holds its load: leave it to bring in another.": "Урок тримає своє навантаження: вийдіть із нього, щоб додати інше.",

  "The part of this page that opens files could not be loaded, so {0} was not opened.":
    "Частину сторінки, яка відкриває файли, не вдалося завантажити, тому {0} не відкрито.",
  "The part of this page that fetches stopped answering.": "Частина сторінки, яка отримує файли, перестала відповідати.",
  "This browser did not keep your own scenario: its storage is full or closed.":
    "Цей браузер не зберіг ваш сценарій: його сховище заповнене або закрите.",
  "What this browser kept was opened.": "Відкрито те, що зберіг цей браузер.",
  "Back to what you typed since": "Назад до того, що ви ввели відтоді",
  "This scenario was kept in this browser. The one before it is kept, too.":
    "Цей сценарій зберігався в цьому браузері. Попередній теж збережено.",
  "What is stored is no JSON.": "Збережене не є JSON.",
  "What is stored is no scenario.": "Збережене не є сценарієм.",
  "Your scenarios…": "Ваші сценарії…",
  "“{0}” was replaced.": "«{0}» замінено.",
  "“{0}” was saved.": "«{0}» збережено.",
  "“{0}” is now called “{1}”.": "«{0}» тепер називається «{1}».",
  "“{0}” was deleted.": "«{0}» видалено.",
  "The draft “{0}” was deleted.": "Чернетку «{0}» видалено.",
  "This could not be undone: the browser's storage is full.": "Це не вдалося скасувати: сховище браузера заповнене.",
  "They are kept only in this browser. Clearing its data deletes them; a file stays.":
    "Вони зберігаються лише в цьому браузері. Якщо очистити його дані, вони зникнуть; файл залишиться.",
  "Nothing is saved yet. Save the present scenario under a name to come back to it.":
    "Ще нічого не збережено. Збережіть поточний сценарій під назвою, щоб повернутися до нього.",
  "Saved scenarios": "Збережені сценарії",
  "Drafts of other tabs": "Чернетки інших вкладок",
  "“{0}” was not saved: this browser lets the page keep nothing. Save it as a file.":
    "«{0}» не збережено: цей браузер не дає сторінці нічого зберігати. Збережіть його як файл.",
  "“{0}” was not saved: this browser's storage is full. Delete another one, or save it as a file.":
    "«{0}» не збережено: сховище цього браузера заповнене. Видаліть інший або збережіть його як файл.",
  "Save this scenario as": "Зберегти цей сценарій як",
  Save: "Зберегти",
  Rename: "Перейменувати",
  Duplicate: "Дублювати",
  "Save as a file": "Зберегти як файл",
  "New name of “{0}”": "Нова назва для «{0}»",
  "An entry that cannot be read": "Запис, який неможливо прочитати",
};
