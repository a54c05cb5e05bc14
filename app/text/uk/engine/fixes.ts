import type { Messages } from "../../language";

/** The titles of fixes are infinitives. The other texts explain an error of the API server. */
export const fixes: Messages = {
  "Remove replicas": "Прибрати replicas",
  "Target the {0} {1}": "Взяти за ціль {0} {1}",
  "Rewrite as autoscaling/v2": "Переписати як autoscaling/v2",
  "Choose Kubernetes {0}": "Вибрати Kubernetes {0}",
  "Write metadata.name: {0}": "Написати metadata.name: {0}",
  "Did you mean {0}?": "Можливо, {0}?",
  "Write {0}": "Написати {0}",
  "Write {0}: {1}": "Написати {0}: {1}",
  "Write {0} without quotes": "Написати {0} без лапок",
  "Write apiVersion: autoscaling/v2": "Написати apiVersion: autoscaling/v2",
  "Write apiVersion: {0}": "Написати apiVersion: {0}",
  "Rewrite it for autoscaling/v2": "Переписати для autoscaling/v2",
  "Set maxReplicas to {0}": "Установити maxReplicas {0}",
  "Indent with spaces instead of tabs": "Зробити відступи пробілами замість табуляцій",
  "{0} belongs in {1}.": "Місце {0} — у {1}.",
  "This field is new in autoscaling/v2.": "Це поле з’явилося в autoscaling/v2.",
  "This field is from an older version of the API.": "Це поле зі старішої версії API.",
  "The API server refuses the whole manifest because of it. Only the cluster writes a status.":
    "Через це сервер API відхиляє весь маніфест. Статус записує лише кластер.",
  "Remove status": "Прибрати status",
  "Write averageUtilization: {0}": "Написати averageUtilization: {0}",
};
