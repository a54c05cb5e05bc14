import type { Messages } from "../../language";

/** What KEDA decided at a poll, and the answers beside it. */
export const poll: Messages = {
  // The poll's first line and sentence
  "Poll at {0}": "Опитування о {0}",
  "KEDA decides: {0}": "KEDA вирішує: {0}",
  "no later poll": "далі опитувань немає",
  "next poll {0}": "наступне опитування {0}",
  "nothing, the poll ended early": "нічого, опитування закінчилося передчасно",
  "nothing, the count could not be read": "нічого, кількість не вдалося прочитати",
  "nothing, paused": "нічого, призупинено",
  activation: "активація",
  "no activation, paused": "без активації, призупинено",
  "active, with an error": "активно, з помилкою",
  active: "активно",
  inactive: "неактивно",
  "an error, no fallback yet": "помилка, fallback ще не діє",
  "nothing, because of an error": "нічого, через помилку",
  "no deactivation, paused": "без деактивації, призупинено",
  deactivation: "деактивація",
  cooldown: "cooldown",
  "raised to minReplicaCount": "піднято до minReplicaCount",
  "No polling loop runs, so KEDA asked no trigger.": "Цикл опитування не працює, тому KEDA не запитувала жодного тригера.",
  "KEDA could not build its triggers, so it asked none of them and decided nothing.":
    "KEDA не змогла побудувати тригерів, тому не запитувала жодного і нічого не вирішила.",
  "The activationTarget “{0}” is no number, so KEDA asked no trigger and decided nothing.":
    "activationTarget «{0}» — не число, тому KEDA не запитувала жодного тригера і нічого не вирішила.",
  "KEDA could not read the target's count, so it decided nothing.": "KEDA не змогла прочитати кількість цілі, тому нічого не вирішила.",
  "The annotation {0} pauses this object, so KEDA decides nothing.": "Анотація {0} призупиняє цей об’єкт, тому KEDA нічого не вирішує.",
  "{0}, but the annotation paused-scale-out forbids an activation.": "{0}, але анотація paused-scale-out забороняє активацію.",
  "{0} failed, no trigger is active, and there is no fallback. So KEDA changes nothing.":
    "Відмова: {0}; жоден тригер не активний, і fallback немає. Тому KEDA нічого не змінює.",
  "{0}, but the annotation paused-scale-in forbids KEDA to go to {1}.": "{0}, але анотація paused-scale-in забороняє KEDA перейти до {1}.",
  "{0}. The count was below minReplicaCount, {1}.": "{0}. Кількість була меншою за minReplicaCount, {1}.",
  "{0}. The count is below minReplicaCount, but KEDA could not write {1} to the scale.":
    "{0}. Кількість менша за minReplicaCount, але KEDA не змогла записати {1} в підресурс scale.",
  "{0}, but KEDA could not write {1} to the scale.": "{0}, але KEDA не змогла записати {1} в підресурс scale.",
  "{0}. Activity starts at minReplicaCount, {1}; the HPA decides the rest.":
    "{0}. Активність починається з minReplicaCount, {1}; решту вирішує HPA.",
  "{0}. Activity starts at {1}, whatever the load; the HPA decides the rest.":
    "{0}. Активність починається з {1} за будь-якого навантаження; решту вирішує HPA.",
  "{0}. KEDA leaves the count to the HPA.": "{0}. KEDA лишає кількість HPA.",
  "{0} {1} failed, so this poll does not count as the last active one: there is none yet.":
    "{0} Відмова: {1}; тому це опитування не вважається останнім активним: такого ще не було.",
  "{0} {1} failed, so this poll does not count as the last active one: that was at {2}.":
    "{0} Відмова: {1}; тому це опитування не вважається останнім активним: те було о {2}.",
  "{0} A poll can write {1} at {2} at the earliest.": "{0} Опитування може записати {1} щонайраніше о {2}.",
  "{0} failed, and no trigger is active.": "Відмова: {0}; жоден тригер не активний.",
  "{0} KEDA cannot use the fallback, so it changes nothing.": "{0} KEDA не може використати fallback, тому нічого не змінює.",
  "{0} The fallback gives no value, so KEDA changes nothing.": "{0} Fallback не дає значення, тому KEDA нічого не змінює.",
  "{0} The fallback comes after more than {1} failures in a row. Until then KEDA changes nothing.":
    "{0} Fallback настане, коли відмов поспіль буде більше ніж {1}. Доти KEDA нічого не змінює.",
  "{0} ended at {1}": "{0} закінчився о {1}",
  "initialCooldownPeriod is 0, so KEDA does not wait": "initialCooldownPeriod — 0, тому KEDA не чекає",
  "cooldownPeriod is 0, so KEDA does not wait": "cooldownPeriod — 0, тому KEDA не чекає",
  "{0} {1} ends at {2}": "{0} {1} закінчиться о {2}",
  "{0}; the poll of that second may write {1}.": "{0}; опитування тієї секунди може записати {1}.",
  "{0}; the next poll after it, at {1}, may write {2}.": "{0}; наступне опитування після цього, о {1}, може записати {2}.",
  "The initial cooldown of {0}": "Початковий cooldown тривалістю {0}",
  "The cooldown of {0}": "Cooldown тривалістю {0}",
  "{0}No poll has been active since the object's creation at {1}.": "{0}Відколи о {1} створено об’єкт, жодне опитування не було активним.",
  "{0}No trigger has been active since {1}.": "{0}Від {1} жоден тригер не був активним.",
  "{0}No active poll counts since the object's creation at {1}.":
    "{0}Відколи о {1} створено об’єкт, жодне опитування не зараховано як активне.",
  "{0}The last active poll that counts was at {1}.": "{0}Останнє зараховане активне опитування було о {1}.",
  "{0} At {1} a trigger was active, but another one failed.": "{0} О {1} один тригер був активний, але інший відмовив.",
  "{0} At {1} a trigger was active, but KEDA wrote no count.": "{0} О {1} тригер був активний, але KEDA не записала кількості.",
  "{0}, so the target stays at {1}.": "{0}, тому ціль лишається на {1}.",
  "{0}. minReplicaCount is {1}, so KEDA goes no lower; the HPA decides.":
    "{0}. minReplicaCount — {1}, тому KEDA нижче не йде; вирішує HPA.",
  "{0} failed, which counts as inactive with fallback.replicas 0. ": "Відмова: {0}; із fallback.replicas 0 це вважається неактивністю. ",
  // What the triggers said together
  "The annotation force-activation counts as activity": "Анотація force-activation вважається активністю",
  "All triggers are cpu or memory, which KEDA counts as active": "Усі тригери — cpu або memory, а їх KEDA вважає активними",
  "{0} triggers are active: {1}": "Активні тригери ({0}): {1}",
  "{0} is in fallback, which counts as active": "{0} у fallback, а це вважається активністю",
  "{0} is active": "Активність: {0}",
  "{0} is active: its source says so": "Активність: {0}, так каже джерело",
  "{0} is active: {1} is above {2}": "Активність: {0}, бо {1} більше за {2}",
  "A trigger's value is above the activation target of {0}": "Значення тригера більше за ціль активації {0}",
  "{0} is in fallback: its value of {1} is above the activation target of {2}": "{0} у fallback: значення {1} більше за ціль активації {2}",
  "The formula gives {0}, above its activation target of {1}": "Формула дає {0}, більше за її ціль активації {1}",
  "No trigger is active": "Жоден тригер не активний",
  "The formula gives {0}, not above its activation target of {1}": "Формула дає {0}, не більше за її ціль активації {1}",
  "The formula gives no value, which counts as inactive": "Формула не дає значення, а це вважається неактивністю",
  "The formula failed, which counts as inactive": "Формула відмовила, а це вважається неактивністю",
  // Who decides what, and why not 0
  "Who decides what": "Хто що вирішує",
  "KEDA only raises a count below {0}, at each poll: every {1}. It never lowers one.":
    "KEDA лише піднімає кількість, меншу за {0}, на кожному опитуванні: кожні {1}. Вона її не зменшує.",
  "KEDA decides between {0} and {1}, at each poll: every {2}.": "KEDA вирішує між {0} і {1}, на кожному опитуванні: кожні {2}.",
  "The HPA decides from {0} to {1}, at each sync: every {2}.": "HPA вирішує від {0} до {1}, на кожному узгодженні: кожні {2}.",
  "In its last sync, at {0}, it proposed {1}.": "На останньому узгодженні, о {0}, він запропонував {1}.",
  "In its last sync, at {0}, it was switched off, because the target had 0 replicas.":
    "На останньому узгодженні, о {0}, він був вимкнений, бо ціль мала 0 реплік.",
  "In its last sync, at {0}, no metric had a value.": "На останньому узгодженні, о {0}, жодна метрика не мала значення.",
  "In its last sync, at {0}, it read no metric.": "На останньому узгодженні, о {0}, він не читав метрик.",
  "Why not {0}?": "Чому не {0}?",
  "The target has no more than {0}.": "Ціль має не більше ніж {0}.",
  "No poll writes it until someone changes that.": "Жодне опитування цього не запише, доки хтось цього не змінить.",
  "The first poll that may write it is at {0}. Each active poll before then starts the cooldown anew.":
    "Перше опитування, яке може це записати, — о {0}. Кожне активне опитування до того починає cooldown заново.",
  "The poll ended before KEDA decided.": "Опитування закінчилося, перш ніж KEDA щось вирішила.",
  "KEDA could not read the target's count.": "KEDA не змогла прочитати кількість цілі.",
  "The object is paused, so KEDA writes nothing at a poll.": "Об’єкт призупинено, тому KEDA на опитуванні нічого не записує.",
  "The annotation force-activation keeps the target active.": "Анотація force-activation тримає ціль активною.",
  "All triggers are cpu or memory, and KEDA counts these as active at each poll.":
    "Усі тригери — cpu або memory, і KEDA вважає їх активними на кожному опитуванні.",
  "A trigger failed, and KEDA takes no target to {0} at such a poll.":
    "Один із тригерів відмовив, а на такому опитуванні KEDA не переводить ціль до {0}.",
  "minReplicaCount is {0}, and there is no idleReplicaCount, so KEDA never writes less.":
    "minReplicaCount — {0}, а idleReplicaCount немає, тому KEDA ніколи не записує менше.",
  "The annotation paused-scale-in forbids KEDA to lower the count.": "Анотація paused-scale-in забороняє KEDA зменшувати кількість.",
  "A target that was never active goes to {0} only at a poll, and only {1} after the object's creation at {2}.":
    "Ціль, яка ще не була активною, переходить до {0} лише на опитуванні і лише через {1} після створення об’єкта о {2}.",
  "A target goes to {0} only at a poll, and only {1} after the last active one, which was at {2}.":
    "Ціль переходить до {0} лише на опитуванні і лише через {1} після останнього активного, яке було о {2}.",
  "KEDA decided on it but could not write it to the scale.": "KEDA так вирішила, але не змогла записати це в підресурс scale.",
  "The formula's result is active at this poll.": "Результат формули на цьому опитуванні активний.",
  "{0} is active at this poll.": "Активність на цьому опитуванні: {0}.",
  "{0} are active at this poll.": "Активні на цьому опитуванні: {0}.",
  "KEDA's poll": "Опитування KEDA",
  "The HPA's sync": "Узгодження HPA",
  "KEDA polled at {0}; its cooldown ends at {1}.": "KEDA опитала тригери о {0}; її час охолодження закінчується о {1}.",
  "KEDA polled at {0}; a trigger was active.": "KEDA опитала тригери о {0}; один із них був активний.",
  "KEDA polled at {0}; no trigger was active.": "KEDA опитала тригери о {0}; жоден не був активний.",
};
