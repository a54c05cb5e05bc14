import type { Messages } from "../../../ui/language";

/** The kind of a text that is no manifest, or that has one inside another format. The titles of fixes are infinitives. */
export const foreign: Messages = {
  "Keep only {0}": "Залишити лише {0}",
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
  "This text contains spaces that YAML does not read as spaces, such as no-break spaces.":
    "Цей текст містить пробіли, яких YAML не читає як пробіли, наприклад нерозривні.",
  "Replace them with ordinary spaces": "Замінити їх звичайними пробілами",
  "This text contains typographic quotes, which YAML does not read as quotes.":
    "Цей текст містить друкарські лапки, яких YAML не читає як лапки.",
  "Replace them with straight quotes": "Замінити їх прямими лапками",
  "A field has no colon after its name.": "Після назви поля немає двокрапки.",
  "Add the colon": "Додати двокрапку",
  "This is a Helm template that gives a default for each value.": "Це шаблон Helm, у якому кожне значення має типове.",
  "Fill in the defaults": "Підставити типові значення",
  "A kustomize patch may omit it. If this is a patch, paste the output of kubectl kustomize DIRECTORY.":
    "У патчі kustomize цього може не бути. Якщо це патч, вставте вивід kubectl kustomize КАТАЛОГ.",
};
