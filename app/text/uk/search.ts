import type { Messages } from "../language";

export const search: Messages = {
  "Search the page": "Пошук на сторінці",
  Search: "Пошук",
  "Ctrl K": "Ctrl K",
  "search the page": "шукати на сторінці",
  "help on the field at the cursor": "довідка про поле біля курсора",
  Field: "Поле",
  Flag: "Прапорець",
  "Feature gate": "Feature gate",
  Setting: "Налаштування",
  Signal: "Сигнал",
  "Lesson {0}": "Урок {0}",
  "Lesson {0}, step {1}": "Урок {0}, крок {1}",
  "What a Pods, Object or External metric of the manifest can measure.":
    "Що може вимірювати метрика Pods, Object або External у маніфесті.",
  "Each change of the targets and the replicas, as a watch prints it.": "Кожна зміна цільових значень і реплік, як її виводить watch.",
  "The metrics, the conditions and the events of the autoscaler.": "Метрики, умови й події автоскейлера.",
  "What the autoscaler reported, with counts and ages.": "Про що повідомив автоскейлер, із кількістю та віком.",
  "The pods with their readiness, state and age.": "Поди з їхньою готовністю, станом і віком.",
  "The CPU and the memory that each pod used last.": "CPU і пам’ять, які кожен под спожив востаннє.",
  "Nothing has these words.": "Немає нічого з цими словами.",
  "Nothing has all of these words. These have most of them.": "Немає нічого з усіма цими словами. Ці збіги містять більшість із них.",
  "Try fewer words, another word, or a part of the name of a field, a flag or a command.":
    "Спробуйте менше слів, інше слово або частину назви поля, прапорця чи команди.",
  Hits: "Збіги",
  "{0} more": "ще {0}",
  flapping: "коливання",
  "maintenance mode": "режим обслуговування",
  "Finds questions of the library, lessons, fields of the manifest, flags, settings, incidents, outcomes, kubectl’s outputs, what we know, and what this page can do.":
    "Шукає питання бібліотеки, уроки, поля маніфесту, прапорці, налаштування, інциденти, результати, виводи kubectl, те, що ми знаємо, і те, що вміє ця сторінка.",
  "This page": "Ця сторінка",
  "A link with the whole scenario: for the whole page, view only, or as a frame in slides and documentation.":
    "Посилання з усім сценарієм: на всю сторінку, лише для перегляду або як фрейм у слайдах і документації.",
  "Save a scenario in this browser or as a file, and open one.": "Зберегти сценарій у цьому браузері або у файл і відкрити збережений.",
  "The sentence, the figures and the sum of a decision as one picture (PNG, SVG), or as a loop (GIF).":
    "Речення, графіки й розрахунок рішення як одне зображення (PNG, SVG) або як анімація (GIF).",
  "The figures as pictures, the run as tables (CSV, JSON), a report, and the manifest (YAML).":
    "Графіки як зображення, прогін як таблиці (CSV, JSON), звіт і маніфест (YAML).",
  "Samples of your own service, from Prometheus, Grafana, a log or a table, as the load of the scenario.":
    "Виміри вашого власного сервісу з Prometheus, Grafana, журналу або таблиці як навантаження сценарію.",
  "Pins this run and shows the next ones beside it.": "Закріплює цей прогін і показує наступні поряд із ним.",
  "Ready scenarios, each a question with its answer.": "Готові сценарії: кожен — запитання з відповіддю.",
  "Short lessons with questions, and a page for the leader of a workshop.":
    "Короткі уроки із запитаннями та сторінка для тих, хто проводить воркшоп. Тексти уроків англійською.",
  "What is proven, what is simpler here, and what documents say otherwise.": "Що доведено, що тут простіше і де документи кажуть інше.",
  "Every key of the page.": "Усі клавіші сторінки.",
  "Dark or light theme": "Темна або світла тема",
  "Switches between the dark and the light theme.": "Перемикає темну та світлу тему.",
  "English, German or Ukrainian.": "Англійська, німецька або українська.",
  "in English": "англійською",
  "Insert it into the manifest": "Вставити в маніфест",
  "Makes an HPA from --min, --max and a CPU target. Paste such a line into the manifest, and the page offers the HPA that the command makes.":
    "Створює HPA з --min, --max і цільового значення CPU. Вставте такий рядок у маніфест, і сторінка запропонує HPA, який створює ця команда.",
  "For example:": "Наприклад:",
  "The manifest does not have this field now.": "Зараз у маніфесті немає цього поля.",
  "The manifest has no such metric now.": "Зараз у маніфесті немає такої метрики.",
  "Back to the hits": "Назад до збігів",
  "also called {0}": "також кажуть {0}",
};
