import type { Messages } from "../../ui/language";

export const luck: Messages = {
  "Load {0} % higher": "Last {0} % höher",
  "Load {0} % lower": "Last {0} % niedriger",
  "Load {0} later": "Last {0} später",
  "Load {0} earlier": "Last {0} früher",
  "Start-up {0} times as long": "Start dauert {0}-mal so lang",
};
