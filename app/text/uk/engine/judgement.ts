import type { Messages } from "../../language";

/** Errors that the page finds in a text before the API server would read it, and fields that it does not simulate. */
export const judgement: Messages = {
  "There are {0} HorizontalPodAutoscalers here, but only one can be simulated. Choose one.":
    "Тут {0} HorizontalPodAutoscaler, а симулювати можна лише один. Виберіть один.",
  "The manifest is empty. Write a HorizontalPodAutoscaler (apiVersion: autoscaling/v2).":
    "Маніфест порожній. Напишіть HorizontalPodAutoscaler (apiVersion: autoscaling/v2).",
  "There is no HorizontalPodAutoscaler here. Add one (apiVersion: autoscaling/v2).":
    "Тут немає HorizontalPodAutoscaler. Додайте його (apiVersion: autoscaling/v2).",
  "A manifest is an object. Start with apiVersion: autoscaling/v2.": "Маніфест — це об’єкт. Почніть з apiVersion: autoscaling/v2.",
  "kind not set; write kind: HorizontalPodAutoscaler.": "kind не задано; напишіть kind: HorizontalPodAutoscaler.",
  "There is no HorizontalPodAutoscaler here: the kind is {0}.": "Тут немає HorizontalPodAutoscaler: kind — {0}.",
  "kind not set; every document needs a kind.": "kind не задано; він потрібен кожному документу.",
  "apiVersion not set; write apiVersion: autoscaling/v2.": "apiVersion не задано; напишіть apiVersion: autoscaling/v2.",
  'no matches for kind "HorizontalPodAutoscaler" in version {0}; write apiVersion: autoscaling/v2.':
    'no matches for kind "HorizontalPodAutoscaler" in version {0}; напишіть apiVersion: autoscaling/v2.',
  "Write autoscaling/v2": "Написати autoscaling/v2",
  "{0} is the form of Kubernetes 1.1 to 1.5. Choose Kubernetes 1.2, or rewrite the manifest as autoscaling/v2.":
    "{0} — форма Kubernetes 1.1–1.5. Виберіть Kubernetes 1.2 або перепишіть маніфест як autoscaling/v2.",
  'A current cluster answers: no matches for kind "HorizontalPodAutoscaler" in version "{0}".':
    'Сучасний кластер відповідає: no matches for kind "HorizontalPodAutoscaler" in version "{0}".',

  "The manifest is longer than 256 KB. Paste only the autoscaler.": "Маніфест довший за 256 КБ. Вставте лише автоскейлер.",
  "Write it as a manifest": "Записати як маніфест",
  "This is a kubectl command, not a manifest.": "Це команда kubectl, а не маніфест.",
  "This YAML cannot be read: {0}.{1}": "Цей YAML неможливо прочитати: {0}.{1}",
  " This is a template. Paste its result, such as the output of helm template.":
    " Це шаблон. Вставте його результат, наприклад вивід helm template.",
  " A bracket, brace or quote above may not be closed.": " Можливо, вище не закрито дужку або лапки.",
  " This line does not continue the previous one. Check its indentation, and check for a missing colon above.":
    " Цей рядок не продовжує попередній. Перевірте його відступ і чи не бракує вище двокрапки.",
  " Check this line's indentation, and check it for a second colon.":
    " Перевірте відступ цього рядка та чи немає в ньому другої двокрапки.",

  "A generated name is not simulated; write metadata.name.": "Згенероване ім’я не симулюється; напишіть metadata.name.",
  "A {0} cannot be autoscaled: it has no scale subresource. {1}": "{0} не можна масштабувати: немає підресурсу scale. {1}",
  "Use kind: {0} or {1}.": "Візьміть kind: {0} або {1}.",
  'no matches for kind "{0}" in group "{1}"; write apiVersion: {2}.': 'no matches for kind "{0}" in group "{1}"; напишіть apiVersion: {2}.',
  "The resource {0} is not simulated; use cpu or memory.": "Ресурс {0} не симулюється; візьміть cpu або memory.",
  "All {0} metrics named {1} have the same value here. Their selectors and described objects make no difference.":
    "Усі метрики {0} з назвою {1} мають тут те саме значення. Їхні селектори й describedObject нічого не змінюють.",
  "The feature gate HPAConfigurableTolerance is off": "Feature gate HPAConfigurableTolerance вимкнено",
  "Kubernetes {0} does not know this field": "Kubernetes {0} не знає цього поля",
  "Kubernetes {0} reads this otherwise: {1}": "Kubernetes {0} читає це інакше: {1}",
  "The feature gate HPAConfigurableTolerance is off. The API server keeps this tolerance, because the stored HPA has one, but the controller does not read it. The cluster's tolerance applies.":
    "Feature gate HPAConfigurableTolerance вимкнено. API-сервер зберігає цей допуск, бо збережений HPA його має, але контролер його не читає. Діє допуск кластера.",
  "{0}, so the API server drops this tolerance. The cluster's tolerance applies.":
    "{0}, тому API-сервер відкидає цей допуск. Діє допуск кластера.",

  "The autoscaler of Kubernetes 1.1 and 1.2": "Автоскейлер Kubernetes 1.1 і 1.2",
  "{0} ignores this field. It has fixed forbidden windows instead.": "{0} ігнорує це поле. Натомість він має сталі вікна заборони.",
  "{0} scales only on cpu utilization. Add a metric of type Resource, with name: cpu and averageUtilization.":
    "{0} масштабує лише за завантаженістю cpu. Додайте метрику типу Resource, з name: cpu і averageUtilization.",
  "{0} scales only on cpu utilization. It ignores this metric.": "{0} масштабує лише за завантаженістю cpu. Цю метрику він ігнорує.",
  "{0} targets are not simulated with Kubernetes 1.2. {1}": "Цілі виду {0} з Kubernetes 1.2 не симулюються. {1}",

  "Recreate is simulated as a rolling update with maxUnavailable 100%: new pods do not wait for the old pods to end.":
    "Recreate симулюється як поступове оновлення з maxUnavailable 100%: нові поди не чекають, доки завершаться старі.",
  "OnDelete is simulated as RollingUpdate: an update replaces the pods by itself.":
    "OnDelete симулюється як RollingUpdate: оновлення саме замінює поди.",
  "Only two containers of a pod use resources here: the main one and one sidecar. The requests of the others still count.":
    "Лише два контейнери пода тут щось споживають: головний і один допоміжний. Запити решти все одно враховуються.",
  'no matches for kind "{0}" in group "{1}". {2}': 'no matches for kind "{0}" in group "{1}". {2}',
  "This {0} is simulated as a {1}.": "Ця ціль виду {0} симулюється як {1}.",
  "Add the pods of its canary": "Додати поди його канарки",
  "The autoscaler reads and writes only the scale of its target. So its counts are the same as long as a replica is one pod. How pods start, are replaced and are deleted is as in the simulated kind.":
    "Автоскейлер читає й пише лише scale своєї цілі. Тож його кількості ті самі, поки репліка — це один под. Поди запускаються, замінюються й видаляються так, як у симульованого виду.",
  "The autoscaler reads and writes only the scale, so its counts are the same while no release is under way. Here a release is a rolling update, without steps and pauses. The selector of a Rollout also matches the pods of its canary, which come on top of the count if it routes the traffic: the incident Other pods with the same labels adds them.":
    "Автоскейлер читає й пише лише scale, тож його кількості ті самі, поки немає випуску. Тут випуск — це поступове оновлення, без кроків і пауз. Селектор Rollout обирає і поди його канарки, які додаються до кількості, якщо він спрямовує трафік: їх додає інцидент «Інші поди з тими самими мітками».",
};
