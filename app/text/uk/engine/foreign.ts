import type { Messages } from "../../../ui/language";

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
  "This is a KEDA ScaledObject, which is not simulated. Paste the autoscaler that KEDA creates from it: {0}":
    "Це ScaledObject від KEDA, який не симулюється. Вставте автоскейлер, який KEDA з нього створює: {0}",
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
};
