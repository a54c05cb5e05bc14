import type { Messages } from "../../ui/language";

export const lessons: Messages = {
  // The list
  "step {0} of {1}": "крок {0} з {1}",
  done: "пройдено",
  "Your own scenario comes back when you leave a lesson.": "Ваш власний сценарій повернеться, коли ви вийдете з уроку.",
  "For the leader of a workshop": "Для тих, хто проводить воркшоп",
  "Forget my progress": "Забути мій поступ",
  "This lesson could not be loaded. Reload the page to try again.":
    "Не вдалося завантажити цей урок. Перезавантажте сторінку, щоб спробувати ще раз.",
  "The lessons are in English.": "Уроки написано англійською.",

  // A step
  "Your own scenario comes back": "Ваш власний сценарій повернеться",
  Leave: "Вийти",
  Steps: "Кроки",
  "Step {0}: {1}, done": "Крок {0}: {1}, виконано",
  "Step {0}: {1}": "Крок {0}: {1}",
  Back: "Назад",
  "Draw it": "Намалювати",
  "Draw again": "Намалювати знову",
  "Show the run": "Показати прогін",
  "Read on": "Читати далі",
  "Check the answer": "Перевірити відповідь",
  "Next: {0}": "Далі: {0}",
  Finish: "Завершити",
  "The manifest is not valid, so nothing ran.": "Маніфест недійсний, тому нічого не виконувалося.",
  "The run is not finished yet.": "Прогін ще не завершено.",

  // A prediction
  Prediction: "Передбачення",
  "Draw the replicas that you expect from {0} on: drag over the figure, or go to a step with Tab and move it with the arrow keys.":
    "Намалюйте, скільки реплік ви очікуєте від {0}: проведіть по графіку або перейдіть до сходинки клавішею Tab і пересуньте її стрілками.",
  "The run is hidden from {0} on. Draw the replicas that you expect there.":
    "Від {0} прогін приховано. Намалюйте там, скільки реплік ви очікуєте.",
  "Your drawing: draw with the pointer, or move its steps with the arrow keys":
    "Ваш малюнок: малюйте вказівником або пересувайте його сходинки стрілками",
  "Left and Right move a step in time, Up and Down its replicas, with Shift by four times as much.":
    "Стрілки ліворуч і праворуч пересувають сходинку в часі, вгору й вниз змінюють її репліки, з Shift — учетверо більше.",
  "Enter adds a step behind it, Delete removes it. Page Up and Page Down go to the step before and after.":
    "Enter додає після неї нову сходинку, Delete вилучає її. Page Up і Page Down ведуть до попередньої та наступної.",
  "Step {0} of {1}": "Сходинка {0} з {1}",
  "{0} drawn.": "На малюнку {0}.",
  "A step added at {0}, {1}.": "Додано сходинку о {0}, {1}.",
  "The step is removed.": "Сходинку вилучено.",
  "Exactly right, all of the time.": "Точно правильно, увесь час.",
  "Right, within {0} and {1}, all of the time.": "Правильно (±{0}, ±{1}) увесь час.",
  "Right, within {0} and {1}, for {2}% of the hour.": "Правильно (±{0}, ±{1}) протягом {2}% години.",
  "Right, within {0} and {1}, for {2}% of the {3}.": "Правильно (±{0}, ±{1}) протягом {2}% із {3}.",
  "Your largest gap is {0} to {1}, with up to {2} more than the run.":
    "Найбільша розбіжність — від {0} до {1}: щонайбільше на {2} більше, ніж у прогоні.",
  "Your largest gap is {0} to {1}, with up to {2} fewer than the run.":
    "Найбільша розбіжність — від {0} до {1}: щонайбільше на {2} менше, ніж у прогоні.",
  "Your count asks for {0} pod‑hours, the run’s for {1}.": "Ваша кількість коштує {0} подо‑год, кількість прогону — {1}.",

  // A question
  "Yes.": "Так.",
  "No.": "Ні.",
  "That is right.": "Це правильно.",
  "Not so.": "Це не так.",
  "This run has no answer to that.": "Цей прогін не має на це відповіді.",

  // A task
  Task: "Завдання",
  Goal: "Мета",
  Holds: "Досягнуто",
  holds: "досягнуто",
  "does not hold": "не досягнуто",
  "at most {0}": "щонайбільше {0}",
  "at least {0}": "щонайменше {0}",
  "below {0}": "менше {0}",
  "above {0}": "більше {0}",
  "just above {0}": "трохи більше {0}",
  "just below {0}": "трохи менше {0}",
  "Fields changed": "Змінені поля",
  "Changed:": "Змінено:",
  "Done, with {0} changed.": "Виконано; змінено {0}.",

  // For whoever leads a workshop
  Print: "Друкувати",
  "What each step asks, and what is right.": "Що запитує кожен крок і що є правильним.",
  "Answers to questions are those of a run that this page has just made.":
    "Відповіді на запитання взято з прогону, який ця сторінка щойно виконала.",
  "A scenario’s link shows the whole run, also where the lesson lets it be drawn first.":
    "Посилання на сценарій показує весь прогін, навіть якщо в уроці його спершу треба намалювати.",
  "What does your session have time for?": "На що вистачить часу?",
  "All lessons are shown and printed. Tick some to have only those.":
    "Показано й буде надруковано всі уроки. Позначте потрібні, щоб лишилися тільки вони.",
  "{0}, {1} min: only these are shown and printed.": "{0}, {1} хв: показано й буде надруковано лише їх.",
  "All answers are there.": "Усі відповіді готові.",
  "The answers are being worked out.": "Відповіді обчислюються.",
  "Open its scenario": "Відкрити сценарій",
  "To be drawn from {0} on.": "Намалювати від {0}.",
  "This step’s run has no answer to that.": "Прогін цього кроку не має на це відповіді.",
  "Right: ": "Правильно: ",
  "One way: {0}": "Один зі способів: {0}",
  "open it": "відкрити",

  // A lesson from elsewhere
  "This is not a lesson that can be opened.": "Це не урок, який можна відкрити.",
  "Reading this took too long.": "Читання тривало надто довго.",
  "This has {0} characters; a lesson has at most {1}.": "Символів тут — {0}; в уроці їх щонайбільше {1}.",
  "A lesson begins with front matter between two lines of ---: title, summary, minutes.":
    "Урок починається із вступного блоку між двома рядками ---: title, summary, minutes.",
  "There is no step: each begins with a heading of the second level, ## and its title.":
    "Немає жодного кроку: кожен починається із заголовка другого рівня — ## і назва.",
  "A lesson has at most {0} steps.": "Урок має щонайбільше {0} кроків.",
  "A lesson has headings of the second level only: ##.": "В уроці бувають лише заголовки другого рівня: ##.",
  "Text must stand below the first step’s heading.": "Текст має стояти під заголовком першого кроку.",
  "A step’s heading must be a text.": "Заголовок кроку має бути текстом.",
  'The step has a block "{0}" already.': "Крок уже має блок «{0}».",
  "A step has at most one of predict, question and task.": "Крок має щонайбільше один із блоків predict, question і task.",
  'A block "{0}" cannot stand within other text.': "Блок «{0}» не може стояти всередині іншого тексту.",
  "This is nested too deep.": "Вкладеність тут завелика.",
  "This must be a single paragraph.": "Це має бути один абзац.",
  "A link must lead to an address with http or https.": "Посилання має вести на адресу з http або https.",
  "{0} cannot stand here.": "{0} не може стояти тут.",
  "An image": "Зображення",
  "A heading": "Заголовок",
  "A line across": "Роздільна лінія",
  "A reference to an address elsewhere in the text": "Відсилання до адреси в іншому місці тексту",

  // Its blocks; the first value is one of the names below, or a field's
  "This is not YAML: {0}.": "Це не YAML: {0}.",
  '"{0}" is there twice.': "«{0}» вказано двічі.",
  "This is a second document; a block has one.": "Це другий документ; у блоці буває лише один.",
  "This is empty.": "Тут порожньо.",
  "{0} must be written as fields: {1}.": "{0} має складатися з полів: {1}.",
  '{0} has no field "{1}"; there are {2}.': "{0} не має поля «{1}»; є {2}.",
  '{0} lacks "{1}".': "{0} потребує «{1}».",
  "{0} must be a text.": "{0} має бути текстом.",
  "{0} has {1} characters; at most {2} are allowed.": "{0}: символів — {1}, дозволено щонайбільше {2}.",
  "{0} must be a number.": "{0} має бути числом.",
  "{0} must be a whole number from {1} to {2}.": "{0} має бути цілим числом від {1} до {2}.",
  '{0} must be a time, as "29:45" or 1785.': '{0} має бути часом, як-от "29:45" або 1785.',
  "{0} is not a second of the step’s run, which ends at {1}.": "{0} не є секундою прогону цього кроку, який завершується о {1}.",
  "{0} must have one of {1}.": "{0} має містити одне з полів {1}.",
  "choices must be a list of 2 to {0}.": "choices має бути списком, у якому від 2 до {0} записів.",
  "Two choices say {0}.": "Дві відповіді стверджують {0}.",
  "is must be one of {0}.": "is має бути одним із {0}.",
  "outcomes must name at least one.": "outcomes має назвати хоча б один показник.",
  "zoom must be two times, the earlier first.": "zoom має складатися з двох моментів часу, раніший — перший.",
  'There is no measure "{0}"; there are {1} and the names of outcomes.': "Вимірювання «{0}» немає; є {1} та назви показників підсумку.",
  'There is no ready scenario "{0}".': "Готового сценарію «{0}» немає.",
  '"{0}" is not a field of {1}.': "«{0}» не є полем {1}.",
  "The front matter": "Вступний блок",
  "The scenario": "Сценарій",
  "The ready scenario": "Готовий сценарій",
  "The look": "Блок look",
  "A prediction": "Передбачення",
  "A question": "Запитання",
  "A choice": "Відповідь",
  "A task": "Завдання",
  "The measure": "Вимірювання",
  "The measure’s time": "Час вимірювання",
  "Not all answers could be worked out.": "Не всі відповіді вдалося обчислити.",
};
