import type { Messages } from "../../../ui/language";

/** Titles of fixes are infinitives; the rest explains an error of the API server. */
export const fixes: Messages = {
  "Take replicas out": "Прибрати replicas",
  "Target the {0} {1}": "Взяти за ціль {0} {1}",
  "Rewrite as autoscaling/v2": "Переписати як autoscaling/v2",
  "Did you mean {0}?": "Можливо, {0}?",
  "Write {0}": "Написати {0}",
  "Write {0}: {1}": "Написати {0}: {1}",
  "Write {0} without quotes": "Написати {0} без лапок",
  "Write apiVersion: autoscaling/v2": "Написати apiVersion: autoscaling/v2",
  "Write apiVersion: apps/v1": "Написати apiVersion: apps/v1",
  "Write it as autoscaling/v2 has it": "Написати так, як це має autoscaling/v2",
  "Set maxReplicas to {0}": "Установити maxReplicas {0}",
  "Indent with blanks instead of tabs": "Робити відступи пробілами замість табуляцій",
  "{0} belongs in {1}.": "{0} має бути в {1}.",
  "It came with autoscaling/v2.": "Це з’явилося в autoscaling/v2.",
  "It is a field of an older version of the API.": "Це поле старішої версії API.",
};
