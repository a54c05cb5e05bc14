import type { Messages } from "../../../ui/language";

/** Why a reconcile ended as it did. */
export const sentence: Messages = {
  // How the sentence opens
  "Left the count as it is.": "Кількість не змінювалася.",
  "Left {0} as it is.": "{0} — без змін.",
  "Kept {0}.": "Залишено {0}.",
  "Went from {0} to {1}.": "Змінено з {0} на {1}.",
  "Wrote {0} again.": "Знову записано {0}.",

  // Why nothing was measured or decided
  "The target's scale could not be read, so nothing was decided.": "Не вдалося прочитати субресурс scale цілі, тому рішення не було.",
  "The target is at zero, and this autoscaler does not wake it.": "Ціль на нулі, і цей автоскейлер її не пробуджує.",
  "The target is at zero, and there this autoscaler reads no metric and writes nothing.":
    "Ціль на нулі, а там цей автоскейлер не читає метрик і нічого не записує.",
  "{0} is {1}.": "{0} дорівнює {1}.",
  "the count may not be 0": "кількість не може бути 0",
  "{0}, so no metric was read.": "{0}, тому жодної метрики не прочитано.",
  "{0}, so no metric was read{1}.": "{0}, тому жодної метрики не прочитано{1}.",
  "{0}, but writing {1} to the scale failed.": "{0}, але записати {1} у субресурс scale не вдалося.",
  ", but writing {0} to the scale failed": ", але записати {0} у субресурс scale не вдалося",
  "{0}, so the controller scales neither of them.": "{0}, тому контролер не масштабує за жодним із них.",
  "{0}, so the controller scales neither of them and read no metric.":
    "{0}, тому контролер не масштабує за жодним із них і не прочитав метрик.",
  "The controller could not tell which pods to measure, so there was no number to decide on.":
    "Контролер не зміг визначити, які поди вимірювати, тому не було числа для рішення.",
  "The CPU utilization could not be read, so there was no number to decide on.":
    "Не вдалося прочитати завантаженість CPU, тому не було числа для рішення.",
  "{0}, so there was no number to decide on.": "{0}, тому не було числа для рішення.",
  "{0}, so the {1} has no number. The {2} asks for {3}, and with a metric missing the count never goes down.":
    "{0}, тому для {1} немає числа. {2} пропонує {3}, а коли бракує метрики, кількість ніколи не зменшується.",
  "{0}, so the {1} has no number, and with a metric missing the count never goes down.":
    "{0}, тому для {1} немає числа, а коли бракує метрики, кількість ніколи не зменшується.",
  "{0}, so the {1} has no number, and no other metric asks for a count.":
    "{0}, тому для {1} немає числа, а жодна інша метрика нічого не пропонує.",

  // What left a metric without a number
  "Container {0} of pod {1} has no {2} request": "Контейнер {0} пода {1} не має запиту ресурсу {2}",
  "The sample of pod {0} lacks container {1}": "У вимірі пода {0} бракує контейнера {1}",
  "The feature gate HPAContainerMetrics is off": "Функцію HPAContainerMetrics (feature gate) вимкнено",
  "Two autoscalers select the same pods": "Два автоскейлери вибирають ті самі поди",
  "The target's scale has no selector": "Субресурс scale цілі не має селектора",
  "No pod matches the target's selector": "Жоден под не відповідає селектору цілі",
  "No counted pod has a sample yet": "Жоден врахований под ще не має виміру",
  "The samples fit none of the pods' requests": "Виміри не відповідають запитам ресурсів жодного пода",
  "The metrics API answered with no sample": "API метрик відповів без вимірів",
  "The custom metrics API gave no value": "API custom metrics не дав значення",
  "The external metrics API gave no value": "API external metrics не дав значення",
  // The word of a cause that leads to its cure, as it stands there
  autoscalers: "автоскейлери",
  sample: "виміру",
  "custom metrics API": "API custom metrics",
  "external metrics API": "API external metrics",
  "metrics API": "API метрик",
  scale: "scale",
  zero: "нулі",
  "The metrics API did not answer": "API метрик не відповів",
  "The metric could not be read": "Не вдалося прочитати метрику",

  // What the metrics ask for
  "The {0} asks for {1}{2}": "{0} пропонує {1}{2}",
  ", the {0} for {1}": ", {0} — {1}",
  ", the {0} failed": ", {0} не отримано",
  ", {0} for no more": ", {0} — не більше",
  " The {0} asks for {1}.": " {0} пропонує {1}.",
  " The {0} failed.": " {0} не отримано.",
  "The {0} asks for {1}: {2}.": "{0} пропонує {1}: {2}.",
  "The {0} asks for {1}: {2} is {3}.": "{0} пропонує {1}: {2} — це {3}.",
  "The {0} asks for {1}: {2} is {3}, rounded up.": "{0} пропонує {1}: {2} — це {3}, округлено вгору.",
  "The CPU asks for {0}: {1} is {2}, rounded up": "CPU пропонує {0}: {1} — це {2}, округлено вгору",
  "Without a target {0} is asked for": "Без цільового значення пропонується {0}",
  "{0} is {1}, the count that is there.": "{0} — це {1}, тобто наявна кількість.",
  "{0} is {1}, and rounding up gives {2} again.": "{0} — це {1}, а з округленням угору — знову {2}.",
  "a ratio of {0} is inside the {1} tolerance": "відношення {0} — у межах допуску {1}",
  "The {0} is at {1}, the target is {2}; {3}.": "{0}: {1}, цільове значення — {2}; {3}.",
  "The {0} is at {1} for each of {2}, the target is {3}": "{0}: {1} у середньому на под ({2}), цільове значення — {3}",
  "{0}; {1}, which proposes the {2} that status.replicas counts.": "{0}; {1}, тому пропонується {2}, як у status.replicas.",
  "The {0} is at {1}, the target is {2}; a ratio of {3} is inside the {4} tolerance.":
    "{0}: {1}, цільове значення — {2}; відношення {3} — у межах допуску {4}.",
  "The CPU is at {0}%, the target is {1}%; a ratio of {2} is inside the ±{3}% tolerance":
    "CPU: {0}%, цільове значення — {1}%; відношення {2} — у межах допуску ±{3}%",

  // Pods without a number, and what was assumed of them
  "the missing pod as {0}": "відсутній под як {0}",
  "the unready pod as {0}": "неготовий под як {0}",
  "the {0} as {1}": "{0} як {1}",
  "the missing and the unready pod as {0}": "відсутній і неготовий поди як {0}",
  "the missing and the {0} as {1}": "відсутній под і {0} як {1}",
  "the {0} missing and the unready pod as {1}": "відсутні поди ({0}) і неготовий под як {1}",
  "the {0} missing and the {1} as {2}": "відсутні поди ({0}) і {1} як {2}",
  "the missing pod changes nothing": "відсутній под нічого не змінює",
  "the {0} change nothing": "{0} нічого не змінюють",
  "The counted pod is at {0}": "Врахований под: {0}",
  "The {0} are at {1}": "{0}: {1}",
  "The {0} of the counted pod is at {1}": "{0} врахованого пода: {1}",
  "The {0} of the {1} is at {2}": "{0} ({1}): {2}",
  "{0}, exactly the target; {1}.": "{0}, точно цільове значення; {1}.",
  "{0}, inside tolerance; with {1} it is {2}": "{0}, у межах допуску; якщо врахувати {1}, буде {2}",
  "{0} and alone would ask for {1}; with {2} it is {3}": "{0}, і лише за цим пропонувалося б {1}; якщо врахувати {2}, буде {3}",
  "{0}, inside tolerance.": "{0}, у межах допуску.",
  "{0}, on the other side of the target, so the count stays.": "{0}, по інший бік цільового значення, тому кількість не змінюється.",
  "{0} and would ask for {1}, against the ratio, so the count stays.":
    "{0}, тож пропонувалося б {1}, усупереч відношенню, тому кількість не змінюється.",
  "{0} and asks for {1}.": "{0}, тож пропонується {1}.",

  // What held the count: windows, limits and bounds
  "{0}; minReplicas is {1}.": "{0}; minReplicas дорівнює {1}.",
  "maxReplicas cuts that to {0}": "maxReplicas обрізає це до {0}",
  "{0}, but the window remembers {1}{2}; {3}.": "{0}, але вікно пам’ятає {1}{2}; {3}.",
  "{0}; the lowest in the {1} is now {2}, remembered{3}.": "{0}; {1} тепер має найменше значення {2} і пам’ятає його{3}.",
  "{0}; the highest in the {1} is now {2}, remembered{3}.": "{0}; {1} тепер має найбільше значення {2} і пам’ятає його{3}.",
  "{0}, but the count found at {1} was {2}, and the {3} remembers it{4}{5}.":
    "{0}, але о {1} виявлена кількість була {2}, і {3} пам’ятає її{4}{5}.",
  "{0}, but {1} it asked for {2}": "{0}, але {1} пропонувалося {2}",
  "{0}, but {1} the metrics asked for {2}": "{0}, але {1} метрики пропонували {2}",
  "{0}, and the {1} remembers it{2}{3}.": "{0}, і {1} пам’ятає це{2}{3}.",
  "{0}, and without behavior the {1} raises the count to it.": "{0}, і без behavior {1} піднімає кількість до цього значення.",
  ", and {0} is Disabled": ", а {0} має Disabled",
  "{0}, and the window has come down to {1}": "{0}, а вікно опустилося до {1}",
  "{0}, and the scale-up window has come up to {1}": "{0}, а вікно масштабування вгору піднялося до {1}",
  "{0}, and the window remembers {1}": "{0}, а вікно пам’ятає {1}",
  "{0}; without behavior one step goes to {1} at most: twice the count, but at least 4.":
    "{0}; без behavior один крок сягає щонайбільше {1}: подвоєна кількість, але не менше ніж 4.",
  "{0}, but {1} has selectPolicy Disabled.": "{0}, але {1} має selectPolicy Disabled.",
  ", the next from {0}": ", наступна зміна — з {0}",
  "{0}, but the policies allow {1}{2}.": "{0}, але політики дозволяють {1}{2}.",
  "{0}; the policy allows {1}{2}.": "{0}; політика дозволяє {1}{2}.",
  "{0}; the policy removes {1}{2}.": "{0}; політика вилучає {1}{2}.",
  "{0}, but the policy of {1} allows {2}{3}.": "{0}, але політика «{1}» дозволяє {2}{3}.",
  "{0}, but the {1} were used {2}{3}.": "{0}, але ліміт «{1}» використано {2}{3}.",
  "{0}, but the {1} was used {2}{3}.": "{0}, але ліміт «{1}» використано {2}{3}.",
  "{0} allow {1}": "політика «{0}» дозволяє {1}",
  "{0} allows {1}": "політика «{0}» дозволяє {1}",
  "{0} leave {1}": "політика «{0}» залишає {1}",
  "{0} leaves {1}": "політика «{0}» залишає {1}",
  ", counted from {0}": ", якщо рахувати від {0}",
  ", since {0}": ", бо {0}",
  ", since {0} and {1}": ", бо {0}, а {1}",
  ", since {0} and {1} at {2}": ", бо {0} і ще {1} о {2}",
  "{0} was added at {1}": "о {1} додано {0}",
  "{0} were added at {1}": "о {1} додано {0}",
  "{0} was removed at {1}": "о {1} вилучено {0}",
  "{0} were removed at {1}": "о {1} вилучено {0}",

  // A time between two syncs
  "Syncs come every {0}: the first from {1} on is at {2}.": "Узгодження відбуваються кожні {0}: перше від {1} — о {2}.",
  " The first from {0} on is at {1}.": " Перше від {0} — о {1}.",
};
