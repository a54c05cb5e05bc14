import type { Messages } from "../../language";

/** The answers to questions about a sync, and the words that only Kubernetes 1.1 and 1.2 need. */
export const questions: Messages = {
  // Kubernetes 1.1 and 1.2
  "{0}; the metric is from {1}": "{0}; метрика — станом на {1}",
  "{0}; the metric is from {1}.": "{0}; метрика — станом на {1}.",
  ", but scaling up is forbidden for {0} after the rescale at {1}, until {2}":
    ", але масштабувати вгору заборонено протягом {0} після масштабування о {1}, тобто до {2}",
  ", but scaling down is forbidden for {0} after the rescale at {1}, until {2}":
    ", але масштабувати вниз заборонено протягом {0} після масштабування о {1}, тобто до {2}",
  "Scaling up is forbidden for {0} after the last rescale, until {1}":
    "Масштабувати вгору заборонено протягом {0} після останнього масштабування, тобто до {1}",
  "Scaling down is forbidden for {0} after the last rescale, until {1}":
    "Масштабувати вниз заборонено протягом {0} після останнього масштабування, тобто до {1}",
  "{0}. Without a metric the controller cannot tell that this time is over.":
    "{0}. Без метрики контролер не може визначити, що цей час минув.",
  "It is not known what CPU would have proposed.": "Невідомо, що запропонував би CPU.",
  "The controller found a count of {0}, but {1}. It goes to {2} and reads no metric.":
    "Контролер виявив кількість {0}, але {1}. Він змінює її на {2} і не читає метрик.",
  "Without a target the controller reads no metric and proposes {0}.": "Без цільового значення контролер не читає метрик і пропонує {0}.",
  "This autoscaler never scales to 0, because 0 would switch it off.": "Цей автоскейлер ніколи не масштабує до 0, бо 0 вимкнув би його.",
  "status.replicas is already {0}, so the controller considers this done and leaves spec.replicas at {1}.":
    "status.replicas уже {0}, тому контролер вважає це зробленим і лишає spec.replicas на {1}.",
  "no utilization makes it propose {0}": "жодна завантаженість не дає {0}",
  "At {0}%, CPU proposes {1}; {2}.{3}": "За {0}% CPU пропонує {1}; {2}.{3}",
  "At {0}% or less, {1}": "За {0}% або менше {1}",
  "At {0}% or more, {1}": "За {0}% або більше {1}",
  "No utilization would lower the count": "Жодна завантаженість не зменшила б кількості",
  "No utilization would raise the count": "Жодна завантаженість не збільшила б кількості",
  "it would propose {0}, and the count would be {1}": "пропозиція була б {0}, а кількість — {1}",

  // "Why not N?"
  "It did: this sync ended at {0}.": "Так і є: це узгодження закінчилося на {0}.",
  "The controller stopped there, so the result of the later stages is not known.":
    "На цьому контролер зупинився, тому результат наступних етапів невідомий.",
  "The controller found a count of {0}, above maxReplicas. It goes to {1} and reads no metric.":
    "Контролер виявив кількість {0}, більшу за maxReplicas. Він змінює її на {1} і не читає метрик.",
  "The controller found a count of {0}, below minReplicas. It goes to {1} and reads no metric.":
    "Контролер виявив кількість {0}, меншу за minReplicas. Він змінює її на {1} і не читає метрик.",
  "It decided on {0} but could not write that to the scale.": "Він вирішив: {0}, але не зміг записати це в підресурс scale.",
  "At {0}, {1} proposes {2}": "За {0} {1} пропонує {2}",
  "no usage makes it propose {0}": "жодне споживання не дає {0}",
  "it would propose {0} at {1}": "пропозиція {0} була б за {1}",
  " Without the tolerance it would propose {0}.": " Без допуску пропозиція була б {0}.",
  " The counted pods alone would propose {0}.": " Лише за врахованими подами пропозиція була б {0}.",
  "At {0} the controller found a count of {1}": "О {0} контролер виявив кількість {1}",
  "At {0} the metrics proposed {1}": "О {0} метрики пропонували {1}",
  "At {0}, {1} proposed {2}": "О {0} пропозиція за {1} була {2}",
  "While the {0} remembers that, the count cannot go above {1}": "Поки {0} це пам’ятає, кількість не може бути більшою за {1}",
  "While the {0} remembers that, the count cannot go below {1}": "Поки {0} це пам’ятає, кількість не може бути меншою за {1}",
  "{0}. {1}; it expires at {2}.": "{0}. {1}; це втратить чинність о {2}.",
  "{0}. {1}; the last proposal below {2} expires at {3}.": "{0}. {1}; остання пропозиція, менша за {2}, втратить чинність о {3}.",
  "{0}. {1}; the last proposal above {2} expires at {3}.": "{0}. {1}; остання пропозиція, більша за {2}, втратить чинність о {3}.",
  "With no behavior set, one sync can at most double the count, or go to 4 if that is more: here to {0}.":
    "Якщо behavior не задано, одне узгодження може щонайбільше подвоїти кількість або підняти її до 4, якщо це більше: тут — до {0}.",
  "scaleUp has selectPolicy Disabled, so no metric can raise the count.":
    "scaleUp має selectPolicy Disabled, тому жодна метрика не може збільшити кількість.",
  "scaleDown has selectPolicy Disabled, so no metric can lower the count.":
    "scaleDown має selectPolicy Disabled, тому жодна метрика не може зменшити кількість.",
  "The scale-up policy of {0} allows at most {1}": "Політика масштабування вгору «{0}» дозволяє щонайбільше {1}",
  "The scale-down policy of {0} allows no fewer than {1}": "Політика масштабування вниз «{0}» дозволяє не менше ніж {1}",
  "The scale-up policies allow at most {0}": "Політики масштабування вгору дозволяють щонайбільше {0}",
  "The scale-down policies allow no fewer than {0}": "Політики масштабування вниз дозволяють не менше ніж {0}",
  ", {0} from {1}": ", {0} — з {1}",
  "{0}{1}. From this count no single sync can reach {2}.": "{0}{1}. Від цієї кількості жодне окреме узгодження не досягне {2}.",
  "{0}{1}, and {2} from {3}.": "{0}{1}, а {2} — з {3}.",

  // "What would change it?"
  "No usage would make it propose less.": "За жодного споживання пропозиція не була б меншою.",
  "No usage would make it propose more.": "За жодного споживання пропозиція не була б більшою.",
  "No usage would make {0} propose less.": "За жодного споживання {0} не пропонуватиме менше.",
  "No usage would make {0} propose more.": "За жодного споживання {0} не пропонуватиме більше.",
  "At {0} or less it would propose {1}": "За {0} або менше пропозиція була б {1}",
  "At {0} or less, {1} would propose {2}": "За {0} або менше пропозиція за {1} була б {2}",
  "At {0} or more it would propose {1}": "За {0} або більше пропозиція була б {1}",
  "At {0} or more, {1} would propose {2}": "За {0} або більше пропозиція за {1} була б {2}",
  "; at {0} or less the count would go to {1}": "; за {0} або менше кількість стала б {1}",
  "; at {0} or more the count would go to {1}": "; за {0} або більше кількість стала б {1}",
  "{0}, and the controller would write that count.": "{0}, і контролер записав би цю кількість.",
  "{0}, and the controller would write {1}.": "{0}, а контролер записав би {1}.",
  "{0}, but {1} would keep the count at {2}{3}.": "{0}, але через {1} кількість лишилася б {2}{3}.",

  // "When will it scale again?"
  "At the first sync that can read the scale. {0}": "Під час першого узгодження, яке зможе прочитати підресурс scale. {0}",
  "When someone sets the target's replicas above zero.": "Коли хтось задасть цілі більше ніж нуль реплік.",
  "At the first sync that can tell which pods to measure. {0}": "Під час першого узгодження, яке зможе визначити, які поди вимірювати. {0}",
  "At the first sync in which the metric has a value again, or another metric proposes at least the current count. {0}":
    "Під час першого узгодження, у якому метрика знову матиме значення або інша запропонує не менше за поточну кількість. {0}",
  "At the first sync in which a metric has a value. {0}": "Під час першого узгодження, у якому якась метрика матиме значення. {0}",
  "The controller keeps its windows and scale events; they expire as usual.":
    "Контролер зберігає свої вікна та події масштабування; вони втрачають чинність, як завжди.",
};
