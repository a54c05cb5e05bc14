import type { Messages } from "../language";

/** What a text tells in which no autoscaler is. */
export const evidenceAlone: Messages = {
  "An admission webhook refused this {0}.": "Вебхук допуску відхилив цей об'єкт: {0}.",
  "Correct {0}. The API server says: “{1}”": "Виправте {0}. API-сервер каже: «{1}»",
  "From minReplicaCount the policies of scaleUp let the count rise so: {0}. It stays at {1}, because {2} ÷ {3} is within the tolerance of 10%. This holds as long as no other trigger asks for more.":
    "Від minReplicaCount політики scaleUp дають кількості зростати так: {0}. Вона лишається {1}, бо {2} ÷ {3} у межах допуску 10 %. Це так, доки інший тригер не просить більше.",
  "KEDA itself set the target of {0} from {1} to {2}. The HPA does not do this: KEDA turns the target on and off.":
    "KEDA сама змінила ціль {0} з {1} на {2}. Це робить не HPA: KEDA вмикає й вимикає ціль.",
  "KEDA makes the HPA {0} of it. To explain a count, add what kubectl describe hpa {1} prints.":
    "KEDA робить із нього HPA {0}. Щоб пояснити кількість, додайте те, що виводить kubectl describe hpa {1}.",
  "KEDA says that it is not ready.": "KEDA каже, що він не готовий.",
  "KEDA says that it is not ready: {0}": "KEDA каже, що він не готовий: {0}",
  "KEDA's operator reports an error of {0}: {1}": "Оператор KEDA повідомляє про помилку {0}: {1}",
  "Kubernetes has {0} since {1}. An older cluster answers like this. Use a version that kubectl api-versions prints.":
    "Kubernetes має {0} з версії {1}. Старіший кластер відповідає саме так. Візьміть версію, яку виводить kubectl api-versions.",
  "Kubernetes {0} removed {1}. Write apiVersion: autoscaling/v2. The editor of this page rewrites the manifest.":
    "Kubernetes {0} вилучив {1}. Напишіть apiVersion: autoscaling/v2. Редактор цієї сторінки перепише маніфест.",
  "The API server does not know the kind {0} in version {1}.": "API-сервер не знає типу {0} у версії {1}.",
  "The API server refused the HPA {0} that KEDA's operator makes of {1}. So no HPA exists, or one from before stays as it is.":
    "API-сервер відхилив HPA {0}, який оператор KEDA робить з {1}. Тож HPA немає, або попередній лишається, яким був.",
  "The API server refused this manifest: {0}.": "API-сервер відхилив цей маніфест: {0}.",
  "The API server warned of a field that it does not know. It drops the field, or it refuses the manifest.":
    "API-сервер попередив про поле, якого не знає. Він відкидає поле або відхиляє маніфест.",
  "The cluster does not know {0}. Install KEDA with its CRDs first.": "Кластер не знає {0}. Спочатку встановіть KEDA з її CRD.",
  "The pasted text was not opened. {0}": "Вставлений текст не відкрито. {0}",
  "The trigger cron asks for {0} replicas from {1} to {2} ({3}).": "Тригер cron просить {0} реплік з {1} до {2} ({3}).",
  "The trigger {0} has the target {1} ({2}).": "Тригер {0} має ціль {1} ({2}).",
  "The trigger {0} is one of its triggers.": "Один з його тригерів — {0}.",
  "The webhook says: “{0}”": "Вебхук каже: «{0}»",
  "This is the ScaledObject {0}.": "Це ScaledObject {0}.",
  "This is the ScaledObject {0}: maxReplicaCount {1}.": "Це ScaledObject {0}: maxReplicaCount {1}.",
  "This is the ScaledObject {0}: minReplicaCount {1}, maxReplicaCount {2}.":
    "Це ScaledObject {0}: minReplicaCount {1}, maxReplicaCount {2}.",
  "This is the manifest that you pasted, open in the editor. Your own scenario is kept.":
    "Це маніфест, який ви вставили; він відкритий у редакторі. Ваш власний сценарій збережено.",
  "Two ScaledObjects cannot have one target. Put all triggers into one ScaledObject.":
    "Два ScaledObject не можуть мати одну ціль. Запишіть усі тригери в один ScaledObject.",
  object: "об'єкт",
  "{0} does not exist in this version of the API. Remove it, or correct its name.":
    "{0} не існує в цій версії API. Вилучіть поле або виправте його назву.",
  "{0} does not exist. Did you mean {1}?": "{0} не існує. Можливо, це {1}?",
  "{0} does not exist. The field belongs in {1}.": "{0} не існує. Місце цього поля — {1}.",
  "{0} is a field of an older version of the API. In autoscaling/v2 it is {1}, beside type: {2}.":
    "{0} — поле старішої версії API. В autoscaling/v2 це {1}, поруч із type: {2}.",
  "{0} is a field of an older version of the API. In autoscaling/v2 it is {1}.": "{0} — поле старішої версії API. В autoscaling/v2 це {1}.",
  "{0} is missing or not complete. In autoscaling/v2 it has a type (Utilization, AverageValue or Value) and the value of this type.":
    "{0} немає, або воно неповне. В autoscaling/v2 воно має type (Utilization, AverageValue чи Value) і значення цього типу.",
};
