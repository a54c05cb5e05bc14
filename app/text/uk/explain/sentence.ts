import type { Messages } from "../../language";

/** Why a sync ended as it did. */
export const sentence: Messages = {
  // The start of the sentence
  "Left the count as it is.": "Кількість не змінювалася.",
  "Left {0} as it is.": "{0} — без змін.",
  "Kept {0}.": "Залишено {0}.",
  "Went from {0} to {1}.": "Змінено з {0} на {1}.",
  "Wrote {0} again.": "Знову записано {0}.",

  // Why the controller read no metric or decided nothing
  "The controller could not read the target's scale, so it decided nothing.":
    "Контролер не зміг прочитати підресурс scale цілі, тому нічого не вирішив.",
  "The target is at zero replicas, and this autoscaler does not scale it up.":
    "Ціль має нуль реплік, і цей автоскейлер не масштабує її вгору.",
  "The target is at zero replicas, so this autoscaler reads no metric and writes no count.":
    "Ціль має нуль реплік, тому цей автоскейлер не читає метрик і не записує кількості.",
  "{0} is {1}.": "{0} дорівнює {1}.",
  "the count must not be 0": "кількість не може бути 0",
  "{0}, so the controller read no metric.": "{0}, тому контролер не прочитав жодної метрики.",
  "{0}, so the controller read no metric{1}.": "{0}, тому контролер не прочитав жодної метрики{1}.",
  "{0}, but the controller could not write {1} to the scale.": "{0}, але контролер не зміг записати {1} в підресурс scale.",
  ", but the controller could not write {0} to the scale": ", але контролер не зміг записати {0} в підресурс scale",
  "{0}, so the controller acted on neither autoscaler.": "{0}, тому контролер не виконав жодного з них.",
  "{0}, so the controller acted on neither autoscaler and read no metric.":
    "{0}, тому контролер не виконав жодного з них і не прочитав метрик.",
  "The controller could not tell which pods to measure, so it had no value and decided nothing.":
    "Контролер не зміг визначити, які поди вимірювати, тому не мав значення і нічого не вирішив.",
  "The controller could not read the CPU utilization, so it decided nothing.":
    "Контролер не зміг прочитати завантаженість CPU, тому нічого не вирішив.",
  "{0}, so the controller had no value and decided nothing.": "{0}, тому контролер не мав значення і нічого не вирішив.",
  "{0}, so {1} has no value. {2} proposes {3}, but the controller never scales down while a metric has no value.":
    "{0}, тому {1} не має значення. {2} пропонує {3}, але контролер ніколи не масштабує вниз, поки якась метрика не має значення.",
  "{0}, so {1} has no value. The controller never scales down while a metric has no value.":
    "{0}, тому {1} не має значення. Контролер ніколи не масштабує вниз, поки якась метрика не має значення.",
  "{0}, so {1} has no value, and no other metric proposes a count.":
    "{0}, тому {1} не має значення, а жодна інша метрика не пропонує кількості.",

  // Why a metric has no value
  "Container {0} of pod {1} has no {2} request": "Контейнер {0} пода {1} не має запиту ресурсу {2}",
  "The sample of pod {0} lacks container {1}": "У вимірі пода {0} бракує контейнера {1}",
  "The feature gate HPAContainerMetrics is off": "Функцію HPAContainerMetrics (feature gate) вимкнено",
  "Two autoscalers select the same pods": "Два автоскейлери вибирають ті самі поди",
  "The target's scale has no selector": "Підресурс scale цілі не має селектора",
  "No pod matches the target's selector": "Жоден под не відповідає селектору цілі",
  "No counted pod has a sample yet": "Жоден врахований под ще не має виміру",
  "No sample matches a pod's request": "Жоден вимір не відповідає запиту ресурсів якогось пода",
  "The metrics API returned no sample": "API метрик не дав жодного виміру",
  "The custom metrics API returned no value": "API custom metrics не дав значення",
  "The external metrics API returned no value": "API external metrics не дав значення",
  // The name of a cause, as a link to what fixes it
  autoscalers: "автоскейлери",
  sample: "виміру",
  "custom metrics API": "API custom metrics",
  "external metrics API": "API external metrics",
  "metrics API": "API метрик",
  scale: "scale",
  zero: "нуль",
  "The metrics API did not answer": "API метрик не відповів",
  "The controller could not read the metric": "Контролер не зміг прочитати метрику",

  // What the metrics propose
  "{0} proposes {1}{2}": "{0} пропонує {1}{2}",
  ", {0} proposes {1}": ", {0} — {1}",
  ", {0} has no value": ", {0} не має значення",
  ", one other proposes no more": ", ще одна — не більше",
  ", {0} others propose no more": ", ще {0} — не більше",
  " {0} proposes {1}.": " {0} пропонує {1}.",
  " {0} has no value.": " {0} не має значення.",
  "{0} proposes {1}: {2}.": "{0} пропонує {1}: {2}.",
  "{0} proposes {1}: {2} is {3}.": "{0} пропонує {1}: {2} — це {3}.",
  "{0} proposes {1}: {2} is {3}, rounded up.": "{0} пропонує {1}: {2} — це {3}, округлено вгору.",
  "CPU proposes {0}: {1} is {2}, rounded up": "CPU пропонує {0}: {1} — це {2}, округлено вгору",
  "Without a target the controller proposes {0}": "Без цільового значення контролер пропонує {0}",
  "{0} is {1}, the current count.": "{0} — це {1}, поточна кількість.",
  "{0} is {1}, and rounding up gives {2} again.": "{0} — це {1}, а з округленням угору — знову {2}.",
  "the ratio {0} is inside the {1} tolerance": "відношення {0} — у межах допуску {1}",
  "{0} is at {1}, the target is {2}; {3}.": "{0}: {1}, цільове значення — {2}; {3}.",
  "{0} averages {1} over {2}, the target is {3}": "{0}: у середньому {1} на под ({2}), цільове значення — {3}",
  "{0}; {1}, so it proposes {2}, the count in status.replicas.": "{0}; {1}, тому метрика пропонує {2}, кількість зі status.replicas.",
  "{0} is at {1}, the target is {2}; the ratio {3} is inside the {4} tolerance.":
    "{0}: {1}, цільове значення — {2}; відношення {3} — у межах допуску {4}.",
  "CPU is at {0}%, the target is {1}%; the ratio {2} is inside the ±{3}% tolerance":
    "CPU: {0}%, цільове значення — {1}%; відношення {2} — у межах допуску ±{3}%",

  // Pods without a value, and the value assumed for them
  "the missing pod taken as {0}": "відсутній под як {0}",
  "the unready pod taken as {0}": "неготовий под як {0}",
  "the {0} taken as {1}": "{0} як {1}",
  "the missing and the unready pod taken as {0}": "відсутній і неготовий поди як {0}",
  "the missing pod and the {0} taken as {1}": "відсутній под і {0} як {1}",
  "the {0} missing pods and the unready pod taken as {1}": "відсутні поди ({0}) і неготовий под як {1}",
  "the {0} missing and the {1} taken as {2}": "відсутні поди ({0}) і {1} як {2}",
  "the missing pod changes nothing": "відсутній под нічого не змінює",
  "the {0} change nothing": "{0} нічого не змінюють",
  "The counted pod is at {0}": "Врахований под: {0}",
  "The {0} are at {1}": "{0}: {1}",
  "{0} of the counted pod is at {1}": "{0} врахованого пода: {1}",
  "{0} of the {1} is at {2}": "{0} ({1}): {2}",
  "{0}, exactly the target; {1}.": "{0}, точно цільове значення; {1}.",
  "{0}, inside tolerance. With {1} it is {2}": "{0}, у межах допуску. Якщо врахувати {1}, буде {2}",
  "{0} and alone would propose {1}. With {2} it is {3}": "{0}, і лише за цим пропозиція була б {1}. Якщо врахувати {2}, буде {3}",
  "{0}, inside tolerance.": "{0}, у межах допуску.",
  "{0}, on the other side of the target, so the count stays.": "{0}, по інший бік цільового значення, тому кількість не змінюється.",
  "{0}, which would propose {1}. That is against the direction of the ratio, so the count stays.":
    "{0}, і пропозиція була б {1}. Це суперечить напрямку відношення, тому кількість не змінюється.",
  "{0}, which proposes {1}.": "{0}, тож пропозиція — {1}.",

  // What held the count: windows, limits and bounds
  "{0}; minReplicas is {1}.": "{0}; minReplicas дорівнює {1}.",
  "maxReplicas limits that to {0}": "maxReplicas обмежує це до {0}",
  "{0}, but the window remembers {1}{2}; {3}.": "{0}, але вікно пам’ятає {1}{2}; {3}.",
  "{0}; the lowest proposal in the {1} is now {2}, remembered{3}.": "{0}; {1} тепер має найменшу пропозицію {2} і пам’ятає її{3}.",
  "{0}; the highest proposal in the {1} is now {2}, remembered{3}.": "{0}; {1} тепер має найбільшу пропозицію {2} і пам’ятає її{3}.",
  "{0}, but at {1} the controller found a count of {2}, and the {3} remembers it{4}{5}.":
    "{0}, але о {1} контролер виявив кількість {2}, і {3} пам’ятає її{4}{5}.",
  "{0}, but {1} it proposed {2}": "{0}, але {1} пропозиція була {2}",
  "{0}, but {1} the metrics proposed {2}": "{0}, але {1} метрики пропонували {2}",
  "{0}, and the {1} remembers it{2}{3}.": "{0}, і {1} пам’ятає це{2}{3}.",
  "{0}, and with no behavior set the {1} raises the count to that.":
    "{0}, і, якщо behavior не задано, {1} піднімає кількість до цього значення.",
  ", and {0} has selectPolicy Disabled": ", а {0} має selectPolicy Disabled",
  "{0}, and the highest proposal in the window is {1}": "{0}, а найбільша пропозиція у вікні — {1}",
  "{0}, and the lowest proposal in the scale-up window is {1}": "{0}, а найменша пропозиція у вікні масштабування вгору — {1}",
  "{0}, and the window remembers {1}": "{0}, а вікно пам’ятає {1}",
  "{0}. With no behavior set, one sync can at most double the count, or go to 4 if that is more: here to {1}.":
    "{0}. Якщо behavior не задано, одне узгодження може щонайбільше подвоїти кількість або підняти її до 4, якщо це більше: тут — до {1}.",
  "{0}, but {1} has selectPolicy Disabled.": "{0}, але {1} має selectPolicy Disabled.",
  ". The next change is allowed from {0}": ". Наступну зміну дозволено з {0}",
  "{0}, but the policies allow {1}{2}.": "{0}, але політики дозволяють {1}{2}.",
  "{0}; the policy allows adding {1}{2}.": "{0}; політика дозволяє додати {1}{2}.",
  "{0}; the policy allows removing {1}{2}.": "{0}; політика дозволяє прибрати {1}{2}.",
  "{0}, but the policy of {1} allows {2}{3}.": "{0}, але політика «{1}» дозволяє {2}{3}.",
  "{0}, but the policy of {1} was used up {2}{3}.": "{0}, але політику «{1}» вичерпано {2}{3}.",
  "the policy of {0} allows at most {1}": "політика «{0}» дозволяє щонайбільше {1}",
  "the policy of {0} allows no fewer than {1}": "політика «{0}» дозволяє не менше ніж {1}",
  ", counting from {0}": ", якщо рахувати від {0}",
  ", because {0}": ", бо {0}",
  ", because {0} and {1}": ", бо {0}, а {1}",
  ", because {0} and {1} at {2}": ", бо {0} і ще {1} о {2}",
  "{0} was added at {1}": "о {1} додано {0}",
  "{0} were added at {1}": "о {1} додано {0}",
  "{0} was removed at {1}": "о {1} прибрано {0}",
  "{0} were removed at {1}": "о {1} прибрано {0}",

  // A time between two syncs
  "Syncs run every {0}; the first at or after {1} is at {2}.": "Узгодження відбуваються кожні {0}; перше від {1} — о {2}.",
  " The first at or after {0} is at {1}.": " Перше від {0} — о {1}.",
  ", and {0}": " і {0}",
  ", {0}, and {1}": ", {0} і {1}",
  "one has no value": "одна не має значення",
  "{0} have no value": "{0} не мають значення",
  "one other proposes less": "ще одна — менше",
  "one other proposes no more": "ще одна — не більше",
  "{0} others propose less": "ще {0} — менше",
  "{0} others propose no more": "ще {0} — не більше",
  "{0}, but the {1} remembers {2}{3}.": "{0}, але {1} пам’ятає {2}{3}.",
  "{0}, so {1} has no value, and without it no sync scales down.":
    "{0}, тому {1} не має значення, а без нього жодна синхронізація не зменшує кількість.",
};
