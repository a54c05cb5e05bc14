import type { Messages } from "../../ui/language";

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
  "Finds questions of the library, lessons, fields of the manifest, flags, settings, incidents, outcomes, kubectl’s outputs and what we know.":
    "Шукає питання бібліотеки, уроки, поля маніфесту, прапорці, налаштування, інциденти, результати, виводи kubectl і те, що ми знаємо.",
  "For example:": "Наприклад:",
  "The manifest does not have this field now.": "Зараз у маніфесті немає цього поля.",
  "The manifest has no such metric now.": "Зараз у маніфесті немає такої метрики.",
  "Back to the hits": "Назад до збігів",
  "also called {0}": "також кажуть {0}",
};
