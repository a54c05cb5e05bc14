import type { Messages } from "../language";

export const lessons: Messages = {
  // The list
  "step {0} of {1}": "крок {0} з {1}",
  done: "пройдено",
  "Your own scenario comes back when you leave a lesson.": "Ваш власний сценарій повернеться, коли ви вийдете з уроку.",
  "For the leader of a workshop": "Для тих, хто проводить воркшоп",
  "Forget my progress": "Забути мій поступ",
  "The page could not load this lesson. Reload the page to try again.":
    "Сторінка не змогла завантажити цей урок. Перезавантажте її, щоб спробувати ще раз.",
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
  Answer: "Відповісти",
  "From {0} on, the answer and all that depends on it are covered: in the figures, in the readouts and in the tables.":
    "Починаючи з {0}, сторінка приховує відповідь і все, що від неї залежить: на графіках, у показниках і в таблицях.",
  "{0} to {1} choose, {2} answers.": "Клавіші {0}–{1} вибирають, {2} відповідає.",
  "Next: {0}": "Далі: {0}",
  Finish: "Завершити",
  "The manifest is not valid, so there is no run.": "Маніфест недійсний, тому прогону немає.",
  "See it in the charts": "Побачити на графіках",
  "The run is not finished yet.": "Прогін ще не завершено.",

  // A link to a lesson
  "Copy a link with my answer": "Копіювати посилання з моєю відповіддю",
  "Copy a link with my drawing": "Копіювати посилання з моїм малюнком",
  "The link names step “{0}”, but this lesson has the steps 1 to {1}.":
    "Посилання називає крок «{0}», але в цьому уроці кроки від 1 до {1}.",
  "The answer in the link fits no option of this step, so the page left it out.":
    "Відповідь у посиланні не збігається з жодним варіантом цього кроку, тому сторінка її пропустила.",
  "The drawing in the link does not fit this step, so the page left it out.":
    "Малюнок у посиланні не підходить до цього кроку, тому сторінка його пропустила.",
  "This page has no lesson “{0}”. Its lessons are in the list.": "На цій сторінці немає уроку «{0}». Її уроки є в списку.",
  "This workshop has {0}, {1} min.": "У цьому занятті {0}, {1} хв.",
  "This workshop has {0}.": "У цьому занятті {0}.",
  "A lesson from {0}. The page asks you before it fetches the file.": "Урок із {0}. Сторінка запитає вас, перш ніж завантажити файл.",
  "Show all lessons": "Показати всі уроки",
  "The link for the whole session": "Посилання на все заняття",
  "It opens the list of these lessons. The code has the same link for a camera.":
    "Воно відкриває список цих уроків. Код містить те саме посилання для камери.",
  "QR code of the link": "QR-код посилання",
  "The link is too long for a QR code.": "Посилання задовге для QR-коду.",
  "The link has the address of each lesson from another site. The page asks every participant before it fetches from {0}.":
    "Посилання містить адресу кожного уроку з іншого сайту. Сторінка запитає кожного учасника, перш ніж завантажувати щось із {0}.",

  // A prediction
  Prediction: "Передбачення",
  "Draw the replicas that you expect from {0} on.": "Намалюйте, скільки реплік ви очікуєте, починаючи з {0}.",
  "Drag over the figure, or {0}; {1} leads back.": "Проведіть по графіку або {0}; {1} повертає назад.",
  "draw with the arrow keys": "малюйте стрілками",
  "The page hides the run from {0} on. Draw the replicas that you expect there.":
    "Починаючи з {0}, сторінка приховує прогін. Намалюйте там, скільки реплік ви очікуєте.",
  "Your drawing: draw with the pointer, or move its steps with the arrow keys":
    "Ваш малюнок: малюйте вказівником або пересувайте його сходинки стрілками",
  "Left and Right move a step in time. Up and Down change its replicas. With Shift it moves four times as far.":
    "Стрілки ліворуч і праворуч пересувають сходинку в часі. Стрілки вгору й вниз змінюють її репліки. Із Shift вона рухається вчетверо далі.",
  "Enter adds a step after it, and Delete removes it. Page Up and Page Down go to the previous and next step.":
    "Enter додає після неї нову сходинку, Delete вилучає її. Page Up і Page Down ведуть до попередньої та наступної.",
  "Step {0} of {1}": "Сходинка {0} з {1}",
  "Escape leaves the drawing, for “Show the run”.": "Escape виводить із малюнка до кнопки «Показати прогін».",
  "{0} drawn.": "На малюнку {0}.",
  "Step added at {0}: {1}.": "Додано сходинку о {0}: {1}.",
  "Step removed.": "Сходинку вилучено.",
  "Exactly right all the time.": "Увесь час цілком правильно.",
  "Right within {0} and {1} all the time.": "Увесь час правильно (±{0}, ±{1}).",
  "Right within {0} and {1} for {2}% of the hour.": "Правильно (±{0}, ±{1}) протягом {2}% години.",
  "Right within {0} and {1} for {2}% of the {3}.": "Правильно (±{0}, ±{1}) протягом {2}% із {3}.",
  "The largest difference is from {0} to {1}: you drew up to {2} more than the run.":
    "Найбільша різниця — від {0} до {1}: на малюнку щонайбільше на {2} більше, ніж у прогоні.",
  "The largest difference is from {0} to {1}: you drew up to {2} fewer than the run.":
    "Найбільша різниця — від {0} до {1}: на малюнку щонайбільше на {2} менше, ніж у прогоні.",
  "Your drawing costs {0} pod‑hours, the run costs {1}.": "Ваш малюнок коштує {0} под‑год, прогін — {1}.",

  // A question
  "Yes.": "Так.",
  "No.": "Ні.",
  "That is right.": "Це правильно.",
  "That is wrong.": "Це неправильно.",
  "This run does not answer the question.": "Цей прогін не дає відповіді на запитання.",

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
  "Done. You changed {0}.": "Виконано. Змінено {0}.",

  // For the leader of a workshop
  Print: "Друкувати",
  "Every step with its question and the right answer.": "Кожен крок із запитанням і правильною відповіддю.",
  "This page runs each question’s scenario to find its answer.": "Ця сторінка симулює сценарій кожного запитання, щоб знайти відповідь.",
  "A scenario’s link shows the whole run, even where the lesson first hides it for a drawing.":
    "Посилання на сценарій показує весь прогін, навіть якщо урок спершу приховує його для малюнка.",
  "Which lessons fit into your session?": "Які уроки вмістяться у ваше заняття?",
  "The page shows and prints all lessons. Tick some to show and print only those.":
    "Сторінка показує й друкує всі уроки. Позначте деякі, щоб показати й надрукувати лише їх.",
  "{0}, {1} min: the page shows and prints only these.": "{0}, {1} хв: сторінка показує й друкує лише їх.",
  "All answers are ready.": "Усі відповіді готові.",
  "Calculating the answers…": "Сторінка обчислює відповіді…",
  "Open its scenario": "Відкрити сценарій",
  "The learners draw from {0} on.": "Учасники малюють, починаючи з {0}.",
  "This step’s run does not answer the question.": "Прогін цього кроку не дає відповіді на запитання.",
  "Right: ": "Правильно: ",
  "One solution: {0}": "Одне з рішень: {0}",
  "open it": "відкрити",

  // A lesson from elsewhere
  "The page cannot open this lesson.": "Сторінка не може відкрити цей урок.",
  "It took too long to read this lesson.": "Читання цього уроку тривало надто довго.",
  "This text has {0} characters. A lesson can have at most {1}.": "У цьому тексті символів: {0}. В уроці їх може бути щонайбільше {1}.",
  "A lesson must start with front matter between two lines of ---: title, summary, minutes.":
    "Урок має починатися зі вступного блоку між двома рядками ---: title, summary, minutes.",
  "The lesson has no step. A step starts with a heading of the second level: ## and its title.":
    "В уроці немає жодного кроку. Крок починається із заголовка другого рівня: ## і назва.",
  "A lesson can have at most {0} steps.": "В уроці може бути щонайбільше {0} кроків.",
  "A lesson can have only headings of the second level: ##.": "В уроці можуть бути лише заголовки другого рівня: ##.",
  "Text must come after the heading of the first step.": "Текст має йти після заголовка першого кроку.",
  "A step’s heading must be text.": "Заголовок кроку має бути текстом.",
  'The step already has a block "{0}".': "Крок уже має блок «{0}».",
  "A step can have only one of predict, question and task.": "Крок може мати лише один із блоків predict, question і task.",
  'A block "{0}" cannot be inside other text.': "Блок «{0}» не може бути всередині іншого тексту.",
  "This is nested too deeply.": "Вкладеність тут завелика.",
  "This must be a single paragraph.": "Це має бути один абзац.",
  "A link must point to an http or https address.": "Посилання має вказувати на адресу http або https.",
  "{0} is not allowed here.": "{0} тут не дозволяється.",
  "An image": "Зображення",
  "A heading": "Заголовок",
  "A horizontal line": "Роздільна лінія",
  "A reference-style link": "Посилання з адресою в іншому місці тексту",

  // The blocks of a lesson from elsewhere; the first value is one of the names below or the name of a field
  "This is not YAML: {0}.": "Це не YAML: {0}.",
  '"{0}" appears twice.': "«{0}» трапляється двічі.",
  "This is a second document. A block can have only one.": "Це другий документ. У блоці може бути лише один.",
  "This is empty.": "Тут порожньо.",
  "{0} must consist of fields: {1}.": "{0} має складатися з полів: {1}.",
  '{0} has no field "{1}". Its fields are {2}.': "{0} не має поля «{1}». Його поля: {2}.",
  '{0} needs "{1}".': "{0} потребує «{1}».",
  "{0} must be text.": "{0} має бути текстом.",
  "{0} has {1} characters. At most {2} are allowed.": "{0}: символів — {1}. Дозволено щонайбільше {2}.",
  "{0} must be a number.": "{0} має бути числом.",
  "{0} must be a whole number from {1} to {2}.": "{0} має бути цілим числом від {1} до {2}.",
  '{0} must be a time, for example "29:45" or 1785.': '{0} має бути часом, наприклад "29:45" або 1785.',
  "{0} is not in the step’s run, which ends at {1}.": "{0} — поза прогоном цього кроку, який завершується о {1}.",
  "{0} must have one of {1}.": "{0} має містити одне з полів {1}.",
  "choices must be a list of 2 to {0}.": "choices має бути списком, у якому від 2 до {0} записів.",
  "Two choices have the value {0}.": "Дві відповіді мають значення {0}.",
  "is must be one of {0}.": "is має бути одним із {0}.",
  "outcomes must name at least one outcome.": "outcomes має назвати хоча б один показник.",
  "zoom must be two times, with the earlier one first.": "zoom має складатися з двох моментів часу, раніший — перший.",
  'There is no measure "{0}". The measures are {1} and the names of outcomes.':
    "Вимірювання «{0}» немає. Є {1} та назви показників підсумку.",
  'The library has no scenario "{0}".': "У бібліотеці немає сценарію «{0}».",
  '"{0}" is not a field of {1}.': "«{0}» не є полем {1}.",
  "The front matter": "Вступний блок",
  "The scenario": "Сценарій",
  "The library’s scenario": "Сценарій бібліотеки",
  "The look": "Блок look",
  "A prediction": "Передбачення",
  "A question": "Запитання",
  "A choice": "Відповідь",
  "A task": "Завдання",
  "The measure": "Вимірювання",
  "The measure’s time": "Час вимірювання",
  "The page could not calculate all answers.": "Сторінка не змогла обчислити всі відповіді.",
};
