import type { Messages } from "../../language";

/** Explains a line that the API server stores in another form than the manifest has. The field comes before the colon. */
export const stored: Messages = {
  "{0}: {1} writes this in another form": "{0}: {1} записує це в іншій формі",
  "{0}: {1}, in the API server's own form": "{0}: {1}, у власній формі API-сервера",
  "{0}: the namespace of the request; without one, it is default": "{0}: простір імен із запиту; якщо його не вказано, це default",
  "spec.metrics: the API server's default when no metric is set": "spec.metrics: типове значення API-сервера, коли метрику не задано",
  "{0}: the API server's default": "{0}: типове значення API-сервера",
};
