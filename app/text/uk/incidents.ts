import type { Messages } from "../../ui/language";

export const incidents: Messages = {
  // The lane
  Incidents: "Інциденти",
  "Left and Right move an incident along time, with Shift by ten times as much. Enter opens its form, Delete removes it.":
    "Стрілки ліворуч і праворуч пересувають інцидент у часі, із Shift — удесятеро далі. Enter відкриває його форму, Delete видаляє його.",
  "Page Up and Page Down go to the one before and after.": "Page Up і Page Down ведуть до попереднього та наступного.",
  "{0}, refused": "{0}, відхилено",
  "Add an incident": "Додати інцидент",
  "A scenario has at most {0} incidents": "Найбільша кількість інцидентів у сценарії: {0}",
  "+ add": "+ ще",

  // The menu
  "Add an incident at {0}": "Додати інцидент о {0}",
  "Add at {0}": "Додати о {0}",
  Metrics: "Метрики",
  "Custom metrics down": "Custom-метрики недоступні",
  "Pods without metrics": "Поди без метрик",
  "Pods and nodes": "Поди й вузли",
  "Pods crash": "Аварія подів",
  "Pods become unready": "Поди стають неготовими",
  "Rolling update": "Поступове оновлення",
  "Node lost": "Втрата вузла",
  "People and machines": "Люди й машини",
  "Scaled to zero by hand": "Вручну до нуля",
  "kubectl apply with replicas": "kubectl apply з replicas",
  "Second autoscaler": "Другий автоскейлер",
  "Load multiplied": "Навантаження помножено",

  // The form
  Remove: "Вилучити",
  "Close the form": "Закрити форму",
  Close: "Закрити",
  "It changed nothing: {0}": "Це нічого не змінило: {0}",
  From: "Від",
  At: "О",
  "As mm:ss, up to the end of the run.": "Як mm:ss, до кінця прогону.",
  "The oldest; all where there are fewer.": "Найстаріші; усі, якщо їх менше.",
  Times: "Разів",
  "0 stops the load; 1 changes nothing.": "0 зупиняє навантаження; 1 нічого не змінює.",
  Replicas: "Репліки",
  "spec.replicas of the applied manifest": "spec.replicas застосованого маніфесту",
  For: "Тривалість",
  "How long it lasts.": "Як довго це триває.",
  "The new release": "Новий реліз",
  good: "справний",
  "never becomes ready": "ніколи не стає готовим",
  "crashes at start": "падає під час запуску",
  "The manifest from then on, YAML": "Маніфест відтоді, YAML",
  "line {0}:": "рядок {0}:",
  "and {0} more": "і ще {0}",
  "The API server refuses this, so the autoscaler stays as it is.": "API-сервер це відхиляє, тож автоскейлер лишається таким, як є.",

  // What then happens
  "The resource metrics API does not answer: cpu and memory have no value.":
    "API метрик ресурсів не відповідає: cpu і memory не мають значень.",
  "The custom and the external metrics API do not answer.": "API custom- та external-метрик не відповідають.",
  "The oldest pods have no sample of any kind; they count as missing.":
    "Найстаріші поди не мають жодних вимірів; вони вважаються відсутніми.",
  "The containers of the oldest pods exit; the kubelet starts them again: at once, then with a back-off of 10 s that doubles up to 5 min.":
    "Контейнери найстаріших подів завершуються; kubelet запускає їх знову: відразу, далі з паузою (back-off) 10 с, що подвоюється до 5 хв.",
  "The readiness probes of the oldest pods fail, so they serve nothing.":
    "Перевірки готовності найстаріших подів не проходять, тож вони нічого не обслуговують.",
  "A new release takes the place of all pods, by the workload’s rollout settings.":
    "Новий реліз замінює всі поди за налаштуваннями оновлення робочого навантаження.",
  "Somebody sets spec.replicas once. The autoscaler goes on from there; at 0 it pauses.":
    "Хтось один раз задає spec.replicas. Автоскейлер продовжує звідти; за 0 він призупиняється.",
  "Somebody applies the workload’s manifest with spec.replicas in it, which sets the count back.":
    "Хтось застосовує маніфест робочого навантаження зі spec.replicas, і це повертає колишню кількість.",
  "From here on this manifest holds.": "Відтепер діє цей маніфест.",
  "The drawn load counts so many times for a while.": "Намальоване навантаження певний час множиться на це число.",
  "The node with the most pods is gone, and they with it. Where nodes are unlimited: a tenth of the pods.":
    "Вузол із найбільшою кількістю подів зникає разом із ними. Якщо вузли не обмежено: десята частина подів.",
  "Another autoscaler’s target selects these pods too: the controller then scales neither.":
    "Ціль іншого автоскейлера теж вибирає ці поди: тоді контролер не масштабує жодної з двох.",
};
