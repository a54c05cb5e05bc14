import type { Messages } from "../language";

/** What only the figures of a run with KEDA say. */
export const kedaFigures: Messages = {
  "{0} over time: what the controller saw, the target of {1} and its tolerance":
    "{0} у часі: що бачив контролер, цільове значення {1} та його допуск",
  "asked at {0}": "запитано о {0}",
  "Replicas over time: written by KEDA and by the controller, existing and ready":
    "Репліки в часі: записані KEDA та контролером, наявні та готові",
  "Who wrote which count?": "Хто що записав?",
  "What KEDA’s clock says at each read of the controller.": "Що каже годинник KEDA під час кожного читання контролером.",
  "KEDA computes it from its triggers at each read of the controller.":
    "KEDA обчислює це зі своїх тригерів під час кожного читання контролером.",
  "KEDA asks the source at each read of the controller, so no scrape delays it.":
    "KEDA запитує джерело під час кожного читання контролером, тож жоден scrape цього не затримує.",
  "the clock": "годинник",
  "formula of {0}": "формула: {0}",
  "formula of triggers": "формула з тригерів",
  "the cooldown of {0} ends at {1}": "cooldown тривалістю {0} закінчується о {1}",
  "cooldown to {0}": "cooldown до {0}",
  "the HPA": "HPA",
  "When KEDA decides the count, and when the HPA": "Коли кількість вирішує KEDA, а коли HPA",
  decides: "хто",
  polls: "опити",
  "KEDA’s polls": "Опитування KEDA",
  "KEDA’s polls: a tick for each, tall while a trigger is active, red and broken after a failure, with a red line on top in a fallback. A square: the poll wrote.":
    "Опитування KEDA: риска для кожного, висока, поки тригер активний, червона й розірвана після помилки, з червоною лінією зверху під час fallback. Квадрат: опитування записало кількість.",
  poll: "опит",
  "What the last poll read, for all pods. Drawn while there are none.":
    "Що прочитало останнє опитування, для всіх подів. Намальовано, поки подів немає.",
  "A poll finds the trigger active above this number.": "Понад цим числом опитування вважає тригер активним.",
  "A poll finds the trigger active above this number, for all pods. The line is its share for a pod.":
    "Понад цим числом, для всіх подів, опитування вважає тригер активним. Лінія — частка одного пода.",
  "asked nothing": "нічого не запитано",
  "the target has no count": "ціль не має кількості",
  "active, wrote {0}": "активний, записано {0}",
  "active, scale-out paused": "активний, scale-out призупинено",
  "active, a trigger failed": "активний, один тригер не відповів",
  "failed, no fallback yet": "помилка, fallback ще не діє",
  "failed, the count stays": "помилка, кількість лишається",
  "not active, scale-in paused": "не активний, scale-in призупинено",
  "cooldown over, wrote {0}": "cooldown минув, записано {0}",
  "not active, cooling down": "не активний, триває cooldown",
  "below the minimum, wrote {0}": "нижче мінімуму, записано {0}",
  "not active": "не активний",
  "{0}, a trigger failed": "{0}, один тригер не відповів",
  "{0}, by the fallback": "{0}, через fallback",
};
