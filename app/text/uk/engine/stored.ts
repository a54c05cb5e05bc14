import type { Messages } from "../../../ui/language";

/** Why a stored line is not as it was written. The field stands before the colon. */
export const stored: Messages = {
  "{0}: {1} has this in another form": "{0}: у {1} це в іншій формі",
  "{0}: {1} in the form in which the API server keeps it": "{0}: {1} у формі, в якій це зберігає API-сервер",
  "{0}: the namespace of the request, which is default unless it names another":
    "{0}: простір імен запиту, тобто default, якщо запит не називає іншого",
  "spec.metrics: the API server's default where there is no metric": "spec.metrics: типове значення API-сервера, коли немає метрики",
  "{0}: the API server's default": "{0}: типове значення API-сервера",
};
