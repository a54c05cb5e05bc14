import type { Messages } from "../../../ui/language";

/** The answers to what is asked about a reconcile, and what only the first autoscaler says. */
export const questions: Messages = {
  // Of the first autoscaler
  "{0}; the metric is of {1}": "{0}; метрика — станом на {1}",
  "{0}; the metric is of {1}.": "{0}; метрика — станом на {1}.",
  ", but for {0} after the rescale at {1}, until {2}, no change up is allowed":
    ", але протягом {0} після масштабування о {1}, тобто до {2}, збільшувати не можна",
  ", but for {0} after the rescale at {1}, until {2}, no change down is allowed":
    ", але протягом {0} після масштабування о {1}, тобто до {2}, зменшувати не можна",
  "For {0} after the last rescale, until {1}, no change up is allowed":
    "Протягом {0} після останнього масштабування, тобто до {1}, збільшувати не можна",
  "For {0} after the last rescale, until {1}, no change down is allowed":
    "Протягом {0} після останнього масштабування, тобто до {1}, зменшувати не можна",
  "{0}, and without a metric nothing tells that it is over.": "{0}, а без метрики ніщо не вказує, що цей час минув.",
  "What the CPU would have asked for is not known.": "Що пропонував би CPU, невідомо.",
  "The count found was {0}, and {1}: it goes to {2}, and no metric is read.":
    "Виявлена кількість була {0}, а {1}: вона стає {2}, і жодної метрики не читають.",
  "Without a target no metric is read, and {0} is asked for.": "Без цільового значення метрик не читають, і пропонується {0}.",
  "This autoscaler never goes to 0: it would be switched off there.": "Цей автоскейлер ніколи не йде до 0: там його було б вимкнено.",
  "status.replicas is {0} already: the controller takes it for done and leaves spec.replicas at {1}.":
    "status.replicas уже {0}: контролер вважає це зробленим і лишає spec.replicas на {1}.",
  "no utilization makes it ask for {0}": "за жодної завантаженості не пропонується {0}",
  "At {0}% the CPU asks for {1}; {2}.{3}": "За {0}% CPU пропонує {1}; {2}.{3}",
  "At {0}% or less {1}": "За {0}% або менше {1}",
  "From {0}% {1}": "Від {0}% {1}",
  "At no utilization would the count go down": "За жодної завантаженості кількість не зменшилася б",
  "At no utilization would the count go up": "За жодної завантаженості кількість не збільшилася б",
  "it would ask for {0} and get it": "пропонувалося б {0}, стільки й було б",
  "it would ask for {0} and get {1}": "пропонувалося б {0}, а було б {1}",

  // "Why not N?"
  "It did: this reconcile left {0}.": "Так і є: це узгодження залишило {0}.",
  "The controller stopped there, so what later stages would have said is not known.":
    "На цьому контролер зупинився, тому невідомо, що дали б наступні етапи.",
  "The count found was {0}, above maxReplicas: it goes to {1}, and no metric is read.":
    "Виявлена кількість була {0}, більше за maxReplicas: вона стає {1}, і жодної метрики не читають.",
  "The count found was {0}, below minReplicas: it goes to {1}, and no metric is read.":
    "Виявлена кількість була {0}, менше за minReplicas: вона стає {1}, і жодної метрики не читають.",
  "It decided on {0}, and writing that to the scale failed.": "Рішення було {0}, але записати це у субресурс scale не вдалося.",
  "At {0} the {1} asks for {2}": "За {0} {1} пропонує {2}",
  "no usage makes it ask for {0}": "за жодного споживання не пропонується {0}",
  "for {0} it takes {1}": "щоб пропонувалося {0}, потрібно {1}",
  " Without the tolerance it would ask for {0}.": " Без допуску пропонувалося б {0}.",
  " The counted pods alone would ask for {0}.": " Лише за врахованими подами пропонувалося б {0}.",
  "The count found at {0} was {1}": "О {0} виявлена кількість була {1}",
  "At {0} the metrics asked for {1}": "О {0} метрики пропонували {1}",
  "At {0} the {1} asked for {2}": "О {0} для {1} пропонувалося {2}",
  "while that is inside the {0} the count cannot go above {1}": "поки {0} це пам’ятає, кількість не може бути більшою за {1}",
  "while that is inside the {0} the count cannot go below {1}": "поки {0} це пам’ятає, кількість не може бути меншою за {1}",
  "{0}: {1}; it leaves at {2}.": "{0}: {1}; о {2} це забувається.",
  "{0}: {1}; the last that stands below {2} leaves at {3}.": "{0}: {1}; останнє значення, менше за {2}, забувається о {3}.",
  "{0}: {1}; the last that stands above {2} leaves at {3}.": "{0}: {1}; останнє значення, більше за {2}, забувається о {3}.",
  "Without behavior one step goes to {0} at most: twice the count, but at least 4.":
    "Без behavior один крок сягає щонайбільше {0}: подвоєна кількість, але не менше ніж 4.",
  "scaleUp has selectPolicy Disabled, so the count never goes up by a metric.":
    "scaleUp має selectPolicy Disabled, тому жодна метрика кількості не збільшує.",
  "scaleDown has selectPolicy Disabled, so the count never goes down by a metric.":
    "scaleDown має selectPolicy Disabled, тому жодна метрика кількості не зменшує.",
  "The scale-up policy of {0} allows {1} at most": "Політика масштабування вгору «{0}» дозволяє щонайбільше {1}",
  "The scale-down policy of {0} leaves {1} at least": "Політика масштабування вниз «{0}» залишає щонайменше {1}",
  "The scale-up policies allow {0} at most": "Політики масштабування вгору дозволяють щонайбільше {0}",
  "The scale-down policies leave {0} at least": "Політики масштабування вниз залишають щонайменше {0}",
  ", {0} from {1}": ", {0} — з {1}",
  "{0}{1}, and never {2} in one step from there.": "{0}{1}, і ніколи {2} одним кроком звідти.",
  "{0}{1}, and {2} from {3}.": "{0}{1}, а {2} — з {3}.",

  // "What would change it?"
  "At no usage would it ask for less.": "За жодного споживання не пропонувалося б менше.",
  "At no usage would it ask for more.": "За жодного споживання не пропонувалося б більше.",
  "At no usage would the {0} ask for less.": "За жодного споживання для {0} не пропонувалося б менше.",
  "At no usage would the {0} ask for more.": "За жодного споживання для {0} не пропонувалося б більше.",
  "At {0} or less it would ask for {1}": "За {0} або менше пропонувалося б {1}",
  "At {0} or less the {1} would ask for {2}": "За {0} або менше для {1} пропонувалося б {2}",
  "From {0} it would ask for {1}": "Від {0} пропонувалося б {1}",
  "From {0} the {1} would ask for {2}": "Від {0} для {1} пропонувалося б {2}",
  "; at {0} or less the count would go to {1}": "; за {0} або менше кількість стала б {1}",
  "; from {0} the count would go to {1}": "; від {0} кількість стала б {1}",
  "{0} and get it.": "{0}, стільки й було б.",
  "{0} and get {1}.": "{0}, а було б {1}.",
  "{0}, and {1} would keep {2}{3}.": "{0}, але через {1} лишилося б {2}{3}.",

  // "When does it go on?"
  "With the first reconcile that can read the scale. {0}": "З першим узгодженням, яке зможе прочитати субресурс scale. {0}",
  "Once somebody sets the target's replicas above zero.": "Щойно хтось задасть цілі більше ніж нуль реплік.",
  "With the first reconcile that can tell which pods are its own. {0}":
    "З першим узгодженням, яке зможе визначити, які поди належать йому. {0}",
  "With the first answer for the metric that failed, or as soon as another one asks for no less than the count that is there. {0}":
    "З першою відповіддю для метрики, якої бракує, або щойно інша пропонуватиме не менше, ніж є зараз. {0}",
  "With the first reconcile in which a metric has a number. {0}": "З першим узгодженням, у якому хоча б одна метрика матиме число. {0}",
  "The windows and the scale events are kept, and go on ageing.": "Вікна та події масштабування зберігаються і далі старіють.",
};
