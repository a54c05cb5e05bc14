import type { Messages } from "../../../ui/language";

/** What a text is that is no manifest, or has one in something else. The titles of fixes are infinitives. */
export const foreign: Messages = {
  "Keep only {0}": "Залишити лише {0}",
  "This is a web page, not a manifest: take the address of the file itself, which GitHub has behind Raw.":
    "Це вебсторінка, а не маніфест: візьміть адресу самого файлу, на GitHub вона за кнопкою Raw.",
  "This is a Helm template: paste what helm template RELEASE CHART prints, or helm get manifest RELEASE for what is installed.":
    "Це шаблон Helm: вставте те, що виводить helm template RELEASE CHART, або helm get manifest RELEASE для вже встановленого.",
  "This is a ScaledObject of KEDA, which is not simulated: paste the autoscaler that KEDA makes of it: {0}":
    "Це ScaledObject від KEDA, який не моделюється: вставте автоскейлер, який KEDA з нього робить: {0}",
  "This is a ScaledJob of KEDA: it starts Jobs, and no autoscaler is made of it.":
    "Це ScaledJob від KEDA: він запускає Job, і автоскейлер із нього не виникає.",
  "This is a TriggerAuthentication of KEDA: it only holds what a ScaledObject signs in with, and scales nothing.":
    "Це TriggerAuthentication від KEDA: вона містить лише те, чим ScaledObject засвідчує себе, і нічого не масштабує.",
  "This is a kustomization: paste what kubectl kustomize DIRECTORY prints.":
    "Це kustomization: вставте те, що виводить kubectl kustomize КАТАЛОГ.",
  "This is a JSON patch: paste what kubectl kustomize DIRECTORY prints with the patch in it.":
    "Це JSON-патч: вставте те, що виводить kubectl kustomize КАТАЛОГ із цим патчем.",
  "This is Terraform: once it is applied, paste the output of {0}": "Це Terraform: коли його застосовано, вставте вивід команди {0}",
  "These are the values of a Helm chart, not a manifest: paste what helm template RELEASE CHART --values FILE prints.":
    "Це значення чарту Helm, а не маніфест: вставте те, що виводить helm template RELEASE CHART --values ФАЙЛ.",
  "These are samples of Prometheus, not a manifest: open them as a measured load.":
    "Це виміри Prometheus, а не маніфест: відкрийте їх як виміряне навантаження.",
  "This is an error that kubectl printed, not a manifest.": "Це помилка, яку вивів kubectl, а не маніфест.",
  "This is what kubectl describe prints, not a manifest: paste the output of {0}":
    "Це виводить kubectl describe, і це не маніфест: вставте вивід команди {0}",
  "This is the table that kubectl get prints, not a manifest: paste the output of {0}":
    "Це таблиця, яку виводить kubectl get, а не маніфест: вставте вивід команди {0}",
  "These are events, not a manifest: paste the output of {0}": "Це події, а не маніфест: вставте вивід команди {0}",
  "This is a part of an autoscaler's status, not a manifest: paste the whole output of {0}":
    "Це частина стану автоскейлера, а не маніфест: вставте повний вивід команди {0}",
  "This is a command, not a manifest: paste what it prints.": "Це команда, а не маніфест: вставте те, що вона виводить.",
  "This manifest is in a block of Markdown.": "Цей маніфест у блоці Markdown.",
  "Keep only the manifest": "Залишити лише маніфест",
  "Each line of this text begins with the mark of a quotation.": "Кожен рядок цього тексту починається зі знака цитати.",
  "Remove the marks": "Прибрати знаки",
  "The lines of this text are numbered.": "Рядки цього тексту пронумеровані.",
  "Remove the line numbers": "Прибрати номери рядків",
  "This is a diff, not a manifest.": "Це diff, а не маніфест.",
  "Keep the new version": "Залишити нову версію",
  "This is a shell command with a manifest in it.": "Це команда оболонки з маніфестом усередині.",
  "Beside the manifest there is a shell command.": "Поруч із маніфестом є команда оболонки.",
  "There are blanks in this text that YAML does not take for blanks, such as no-break spaces.":
    "У цьому тексті є пробіли, яких YAML не вважає пробілами, наприклад нерозривні.",
  "Write ordinary blanks": "Записати звичайні пробіли",
  "There are typographic quotes in this text, which YAML does not take for quotes.":
    "У цьому тексті є друкарські лапки, яких YAML не вважає лапками.",
  "Write straight quotes": "Записати прямі лапки",
  "A field has no colon behind its name.": "Після назви поля немає двокрапки.",
  "Write the colon": "Записати двокрапку",
  "This is a Helm template, and it names a default for each value.": "Це шаблон Helm, і для кожного значення він називає типове.",
  "Write the defaults": "Підставити типові значення",
  "A kustomize patch may leave it out: then paste what kubectl kustomize DIRECTORY prints.":
    "У патчі kustomize цього може не бути: тоді вставте те, що виводить kubectl kustomize КАТАЛОГ.",
};
