import type { Messages } from "../../ui/language";

export const luck: Messages = {
  "Load {0} % higher": "Навантаження на {0} % більше",
  "Load {0} % lower": "Навантаження на {0} % менше",
  "Load {0} later": "Навантаження на {0} пізніше",
  "Load {0} earlier": "Навантаження на {0} раніше",
  "Start-up {0} times as long": "Запуск у {0} раза довший",
};
