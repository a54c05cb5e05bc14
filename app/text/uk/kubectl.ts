import type { Messages } from "../../ui/language";

export const kubectl: Messages = {
  "kubectl at {0}": "kubectl о {0}",
  "This could not be printed. Reload the page to try again.": "Вивести це не вдалося. Перезавантажте сторінку, щоб спробувати ще раз.",
  "Copy the output of {0}": "Скопіювати вивід {0}",
  Copy: "Скопіювати",
  "Copied {0}": "Скопійовано {0}",
  "Copied the output of {0}, {1}.": "Скопійовано вивід {0}, {1}.",
  "Selected, copy it": "Виділено, скопіюйте",
  "The output of {0} is selected: this browser does not let the page copy.":
    "Вивід {0} виділено: цей браузер не дозволяє сторінці копіювати.",
};
