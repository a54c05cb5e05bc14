import type { Messages } from "../../language";

/** Names the kind of a text that is no manifest or that contains a manifest in another format. The titles of fixes are infinitives. */
export const foreign: Messages = {
  "Keep only {0}": "Залишити лише {0}",
  "This is a part of an autoscaler, not a whole manifest. It belongs in {0}.":
    "Це частина автоскейлера, а не цілий маніфест. Її місце в {0}.",
  "This is a part of an autoscaler, not a whole manifest. It belongs in {0} or in {1}.":
    "Це частина автоскейлера, а не цілий маніфест. Її місце в {0} або в {1}.",
  "A manifest for the Deployment web is written around it.": "Навколо неї буде написано маніфест для Deployment web.",
  "The manifest that was here before stays around it.": "Маніфест, який був тут раніше, залишиться навколо неї.",
  "Put it into {0}": "Вставити в {0}",
  "This is a web page, not a manifest. Use the address of the file itself: on GitHub, press Raw to get it.":
    "Це вебсторінка, а не маніфест. Візьміть адресу самого файлу: на GitHub її відкриває кнопка Raw.",
  "This is a Helm template. Paste the output of helm template RELEASE CHART, or of helm get manifest RELEASE if it is installed.":
    "Це шаблон Helm. Вставте вивід helm template RELEASE CHART або, якщо його вже встановлено, helm get manifest RELEASE.",
  "This is a KEDA ScaledObject. Kubernetes 1.2 has no KEDA. Choose a later release.":
    "Це ScaledObject KEDA. У Kubernetes 1.2 немає KEDA. Виберіть пізніший реліз.",
  "This is a KEDA ScaledJob. KEDA starts Jobs from it and creates no autoscaler.":
    "Це ScaledJob від KEDA. KEDA запускає за ним Job і не створює автоскейлера.",
  "This is a KEDA TriggerAuthentication. It only holds the credentials for a ScaledObject and scales nothing.":
    "Це TriggerAuthentication від KEDA. Вона лише містить облікові дані для ScaledObject і нічого не масштабує.",
  "This is a kustomization. Paste the output of kubectl kustomize DIRECTORY.": "Це kustomization. Вставте вивід kubectl kustomize КАТАЛОГ.",
  "This is a JSON patch. Paste the output of kubectl kustomize DIRECTORY with the patch applied.":
    "Це JSON-патч. Вставте вивід kubectl kustomize КАТАЛОГ, у якому цей патч уже застосовано.",
  "This is Terraform. Apply it, then paste the output of {0}": "Це Terraform. Застосуйте його, потім вставте вивід команди {0}",
  "These are the values of a Helm chart, not a manifest. Paste the output of helm template RELEASE CHART --values FILE.":
    "Це значення чарту Helm, а не маніфест. Вставте вивід helm template RELEASE CHART --values ФАЙЛ.",
  "These are Prometheus samples, not a manifest. Import them as a measured load.":
    "Це виміри Prometheus, а не маніфест. Імпортуйте їх як виміряне навантаження.",
  "This is an error that kubectl printed, not a manifest.": "Це помилка, яку вивів kubectl, а не маніфест.",
  "This is the output of kubectl describe, not a manifest. Paste the output of {0}":
    "Це вивід kubectl describe, а не маніфест. Вставте вивід команди {0}",
  "This is the table that kubectl get prints, not a manifest. Paste the output of {0}":
    "Це таблиця, яку виводить kubectl get, а не маніфест. Вставте вивід команди {0}",
  "These are events, not a manifest. Paste the output of {0}": "Це події, а не маніфест. Вставте вивід команди {0}",
  "This is part of an autoscaler's status, not a manifest. Paste the whole output of {0}":
    "Це частина стану автоскейлера, а не маніфест. Вставте повний вивід команди {0}",
  "kubectl rolling-update (up to kubectl 1.17) makes a second ReplicationController with another name, and the autoscaler does not scale that one. Use a Deployment and the incident Rolling update.":
    "kubectl rolling-update (до kubectl 1.17) створює другий ReplicationController з іншою назвою, і його автоскейлер не масштабує. Візьміть Deployment та інцидент «Поступове оновлення».",
  "This is a command, not a manifest. Paste its output.": "Це команда, а не маніфест. Вставте її вивід.",
  "This manifest is inside a Markdown block.": "Цей маніфест лежить усередині блока Markdown.",
  "Keep only the manifest": "Залишити лише маніфест",
  "Each line of this text begins with a quote sign (>).": "Кожен рядок цього тексту починається зі знака цитати (>).",
  "Remove the quote signs": "Прибрати знаки цитати",
  "The lines of this text are numbered.": "Рядки цього тексту пронумеровані.",
  "Remove the line numbers": "Прибрати номери рядків",
  "This is a diff, not a manifest.": "Це diff, а не маніфест.",
  "Keep the new version": "Залишити нову версію",
  "This is a shell command that contains a manifest.": "Це команда оболонки, яка містить маніфест.",
  "This text contains a shell command as well as the manifest.": "Крім маніфесту, цей текст містить команду оболонки.",
  "{0} (U+{1}): YAML does not read this character as a space. Number of them in the text: {2}.":
    "{0} (U+{1}): YAML не читає цей символ як пробіл. Кількість у тексті: {2}.",
  "{0} (U+{1}): this character is invisible, and YAML reads it as a part of the text. Number of them in the text: {2}.":
    "{0} (U+{1}): цей символ невидимий, і YAML читає його як частину тексту. Кількість у тексті: {2}.",
  "{0} (U+{1}): YAML does not read this character as a quote. Number of them in the text: {2}.":
    "{0} (U+{1}): YAML не читає цей символ як лапку. Кількість у тексті: {2}.",
  "{0} (U+{1}): YAML does not read this character as a hyphen. Number of them in the text: {2}.":
    "{0} (U+{1}): YAML не читає цей символ як дефіс. Кількість у тексті: {2}.",
  "Replace all such characters with ordinary ones": "Замінити всі такі символи звичайними",
  "No-break space": "Нерозривний пробіл",
  "Ogham space": "Огамічний пробіл",
  "En quad": "Пробіл en quad",
  "Em quad": "Пробіл em quad",
  "En space": "Пробіл en",
  "Em space": "Пробіл em",
  "Third of an em": "Третина em",
  "Quarter of an em": "Чверть em",
  "Sixth of an em": "Шоста частина em",
  "Figure space": "Пробіл завширшки з цифру",
  "Punctuation space": "Пробіл завширшки з розділовий знак",
  "Thin space": "Тонкий пробіл",
  "Hair space": "Волосяний пробіл",
  "Narrow no-break space": "Вузький нерозривний пробіл",
  "Mathematical space": "Математичний пробіл",
  "Ideographic space": "Ідеографічний пробіл",
  "Soft hyphen": "М’який перенос",
  "Zero-width space": "Пробіл нульової ширини",
  "Zero-width non-joiner": "Роз’єднувач нульової ширини",
  "Zero-width joiner": "З’єднувач нульової ширини",
  "Left-to-right mark": "Знак напрямку зліва направо",
  "Right-to-left mark": "Знак напрямку справа наліво",
  "Word joiner": "З’єднувач слів",
  "Byte order mark": "Позначка порядку байтів",
  "Typographic quote": "Типографська лапка",
  "Typographic hyphen": "Типографський дефіс",
  "No-break hyphen": "Нерозривний дефіс",
  "Figure dash": "Риска завширшки з цифру",
  "En dash": "Коротке тире",
  "Em dash": "Довге тире",
  "Minus sign": "Знак мінуса",
  "A field has no colon after its name.": "Після назви поля немає двокрапки.",
  "Add the colon": "Додати двокрапку",
  "This is a Helm template that gives a default for each value.": "Це шаблон Helm, у якому кожне значення має типове.",
  "Fill in the defaults": "Підставити типові значення",
  "A kustomize patch may omit it. If this is a patch, paste the output of kubectl kustomize DIRECTORY.":
    "У патчі kustomize цього може не бути. Якщо це патч, вставте вивід kubectl kustomize КАТАЛОГ.",
  "This is Go source of the API, not a manifest. The fields of a manifest have the names after json:. Paste YAML or JSON.":
    "Це вихідний код API мовою Go, а не маніфест. Поля маніфесту мають імена, що стоять після json:. Вставте YAML або JSON.",
  "kubectl warns: {0}": "kubectl попереджає: {0}",
  "The manifest that was here before comes back.": "Маніфест, який був тут раніше, повернеться.",
  "Show it in the kubectl tab": "Показати у вкладці kubectl",
  "Add it as an incident at the cursor": "Додати як інцидент на позиції курсора",
  "Write that Deployment below the manifest": "Написати цей Deployment під маніфестом",
  "kubectl apply sends the manifest in a file to the API server. Paste the contents of the file.":
    "kubectl apply надсилає маніфест із файлу серверу API. Вставте вміст файлу.",
  "kubectl create sends a new object to the API server. Paste its manifest.":
    "kubectl create надсилає новий об’єкт серверу API. Вставте його маніфест.",
  "kubectl create deployment makes a Deployment without requests. Paste its manifest beside the autoscaler's, with requests.":
    "kubectl create deployment створює Deployment без запитів ресурсів. Вставте його маніфест поруч із маніфестом автоскейлера, із запитами.",
  "kubectl describe prints the state of the autoscaler. The kubectl tab has this output at the cursor.":
    "kubectl describe виводить стан автоскейлера. У вкладці kubectl є цей вивід на позиції курсора.",
  "kubectl describe prints the state of an object. The kubectl tab has the output for the autoscaler.":
    "kubectl describe виводить стан об’єкта. У вкладці kubectl є вивід для автоскейлера.",
  "kubectl rollout {0} replaces all pods. Here this is an incident: a rolling update.":
    "kubectl rollout {0} замінює всі поди. Тут це інцидент: поступове оновлення.",
  "kubectl rollout {0} changes no pods. The figure of the pods shows how far a rolling update is.":
    "kubectl rollout {0} не змінює подів. Графік подів показує, як просувається поступове оновлення.",
  "kubectl set resources changes the requests and replaces all pods. Set the requests in the Workload tab. The rolling update is an incident.":
    "kubectl set resources змінює запити ресурсів і замінює всі поди. Задайте запити у вкладці «Робоче навантаження». Поступове оновлення — це інцидент.",
  "kubectl set {0} changes the pod template and replaces all pods. Here this is an incident: a rolling update.":
    "kubectl set {0} змінює шаблон подів і замінює всі поди. Тут це інцидент: поступове оновлення.",
  "kubectl top nodes prints the usage of the nodes. The kubectl tab has kubectl top pods.":
    "kubectl top nodes виводить споживання вузлів. У вкладці kubectl є kubectl top pods.",
  "kubectl top pods prints the usage of the pods. The kubectl tab has this output at the cursor.":
    "kubectl top pods виводить споживання подів. У вкладці kubectl є цей вивід на позиції курсора.",
  "kubectl delete removes the autoscaler. The pods stay, and spec.replicas keeps its last count. Here this is an incident.":
    "kubectl delete прибирає автоскейлер. Поди залишаються, а spec.replicas зберігає останню кількість. Тут це інцидент.",
  "kubectl delete removes these pods, and their workload creates new ones at once.":
    "kubectl delete прибирає ці поди, і їхнє робоче навантаження одразу створює нові.",
  "kubectl delete removes objects of the cluster. Here only the autoscaler and its workload are simulated.":
    "kubectl delete прибирає об’єкти кластера. Тут симулюються лише автоскейлер і його робоче навантаження.",
  "kubectl delete removes this {0}. An autoscaler without its target scales nothing.":
    "kubectl delete прибирає цей об’єкт ({0}). Автоскейлер без своєї цілі нічого не масштабує.",
  "{0} changes the autoscaler. Here this is an incident with another manifest.":
    "{0} змінює автоскейлер. Тут це інцидент з іншим маніфестом.",
  "{0} changes an object of the cluster. Change the workload in this text or in the Workload tab.":
    "{0} змінює об’єкт кластера. Змініть робоче навантаження в цьому тексті або у вкладці «Робоче навантаження».",
  "kubectl get -o {0} prints the manifest as it is stored. Paste its output.":
    "kubectl get -o {0} виводить маніфест таким, яким його збережено. Вставте його вивід.",
  "kubectl get prints objects of the cluster. The kubectl tab has the output for hpa, pods and events.":
    "kubectl get виводить об’єкти кластера. У вкладці kubectl є вивід для hpa, pods і events.",
  "kubectl get prints objects of the cluster. The kubectl tab has this output at the cursor.":
    "kubectl get виводить об’єкти кластера. У вкладці kubectl є цей вивід на позиції курсора.",
  "kubectl scale cannot scale the type {0}.": "kubectl scale не може масштабувати тип {0}.",
  "kubectl scale sets spec.replicas to 0 once, and the autoscaler pauses. Here this is an incident.":
    "kubectl scale один раз встановлює spec.replicas на 0, і автоскейлер призупиняється. Тут це інцидент.",
  "kubectl scale sets spec.replicas to {0} once. Here this is an incident.":
    "kubectl scale один раз встановлює spec.replicas на {0}. Тут це інцидент.",
  "kubectl does it only if spec.replicas is {0} at that time; the incident always does it.":
    "kubectl робить це, лише якщо spec.replicas тоді дорівнює {0}; інцидент робить це завжди.",
  "kubectl run starts one pod that no autoscaler scales, often to make load. Draw the load in its figure.":
    "kubectl run запускає один под, який жоден автоскейлер не масштабує, часто щоб створити трафік. Намалюйте трафік на його графіку.",
  "Until kubectl 1.17 this command made a Deployment. Since 1.18 it makes one pod, which no autoscaler scales.":
    "До kubectl 1.17 ця команда створювала Deployment. Від 1.18 вона створює один под, який жоден автоскейлер не масштабує.",
};
