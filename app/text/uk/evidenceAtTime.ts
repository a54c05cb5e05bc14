import type { Messages } from "../language";

/** What a real cluster decided, or what is known of it, at one time. */
export const evidenceAtTime: Messages = {
  "{0}: the sync at {1}": "{0}: узгодження о {1}",
  "Nothing was recorded from {0} to {1}. This is the last sync before.":
    "Від {0} до {1} нічого не записано. Це останнє узгодження перед тим.",
  what: "що",
  "the sync": "узгодження",
  "the scrape that shows it": "опитування, яке його показує",
  "the count that it found": "кількість, яку воно застало",
  "{0}, target {1}": "{0}, ціль {1}",
  "the count that it decided": "кількість, яку воно вирішило",
  "the count by the rules": "кількість за правилами",
  "what held the count": "що стримало кількість",
  "The sum: explanation {0}": "Обчислення: пояснення {0}",
  fits: "підходить",
  possible: "можливо",
  "does not fit": "не підходить",
  cause: "причина",
  "does it fit?": "чи підходить?",
  evidence: "свідчення",
  "{0}, from {1} to {2}.": "{0}, від {1} до {2}.",
  "A sync is taken to come every {0}, {1} into each period: nothing in the evidence tells when.":
    "Припущено, що узгодження відбувається кожні {0}, через {1} від початку кожного періоду: ніщо у свідченнях не каже коли.",
  "Which pods had a sample is recorded nowhere: the plainest choice that fits was taken.":
    "Які поди мали вимір, ніде не записано: узято найпростіший варіант, що підходить.",
  "No series of pods are in the evidence, so as many pods as the count are taken, all ready and measured.":
    "Рядів подів у свідченнях немає, тож узято стільки подів, скільки каже кількість, усі готові й виміряні.",
  "{0} before it was printed": "за {0} до виведення",
  "This is the newest time in the texts, so all that they say of the autoscaler is about it.":
    "Це найновіший час у текстах, тож усе, що вони кажуть про автоскейлер, стосується саме його.",
  "kubectl prints the figures of the last sync alone, so what was decided at this time is not known.":
    "kubectl виводить значення лише останнього узгодження, тож що було вирішено в цей час, невідомо.",
  condition: "умова",
  status: "статус",
  "not known: it changed later": "невідомо: він змінився пізніше",
  "Warnings of this time": "Попередження цього часу",
  "the count": "кількість",
  "the rescale before": "масштабування перед тим",
  "a rescale at about this time": "масштабування приблизно в цей час",
  "the rescale after": "масштабування після того",
  "{0}, {1} before it was printed": "{0}, за {1} до виведення",
  "{0}, {1} before {2}": "{0}, за {1} до {2}",
  "{0}, or a count that is not told": "{0} або кількість, якої не сказано",
};
