import type { Messages } from "../language";

export const kubectl: Messages = {
  "kubectl at {0}": "kubectl о {0}",
  "The output could not be loaded. Reload the page to try again.":
    "Вивід не вдалося завантажити. Перезавантажте сторінку, щоб спробувати ще раз.",
  "Copy the output of {0}": "Скопіювати вивід {0}",
  Copy: "Скопіювати",
  "Copied {0}": "Скопійовано {0}",
  "Copied the output of {0}, {1}.": "Скопійовано вивід {0}, {1}.",
  "Selected, copy it yourself": "Виділено, скопіюйте самі",
  "This browser does not let the page copy. The output of {0} is selected, so you can copy it yourself.":
    "Цей браузер не дозволяє сторінці копіювати. Вивід {0} виділено, тож скопіюйте його самі.",
};
