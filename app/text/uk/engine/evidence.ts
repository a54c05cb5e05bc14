import type { Messages } from "../../language";

/** What of a cluster's evidence could not be read. */
export const evidence: Messages = {
  "Nothing here is known: paste what kubectl or Prometheus printed.":
    "Тут немає нічого відомого: вставте те, що вивів kubectl або Prometheus.",
  "This answer has no series: its query matched nothing.": "У цій відповіді немає рядів: запит нічого не знайшов.",
  "The time in this row is not written like the times above it.": "Час у цьому рядку записано інакше, ніж часи над ним.",
  "This row is not whole.": "Цей рядок неповний.",
  "The column {0} has no plain numbers.": "У стовпці {0} немає простих чисел.",
  "This line is no series with a value.": "Цей рядок не є рядом зі значенням.",
  "This is not part of a JSON value.": "Це не є частиною значення JSON.",
  "A bracket closes what a brace opened.": "Квадратна дужка закриває те, що відкрила фігурна.",
  "A colon is missing behind this key.": "Після цього ключа бракує двокрапки.",
  "A brace closes what a bracket opened.": "Фігурна дужка закриває те, що відкрила квадратна.",
  "There are more than 4 million points up to here: ask Prometheus for a shorter time, or for fewer series.":
    "До цього місця понад 4 мільйони точок: запитайте в Prometheus коротший час або менше рядів.",
  "This is nested too deep.": "Це вкладено надто глибоко.",
  "The text ends within this value.": "Текст закінчується всередині цього значення.",
  "A part of the text was left out here.": "Тут частину тексту пропущено.",
  "Anchors, aliases and tags are not read in a text that is no valid YAML.":
    "Якорі, псевдоніми й теги не читаються в тексті, який не є правильним YAML.",
  "The quote that opens here is not closed.": "Лапки, що відкриваються тут, не закрито.",
  "This line fits nowhere in the object.": "Цей рядок нікуди не вписується в об’єкті.",
  "The desired count is cut off.": "Бажану кількість обрізано.",
  "The reference is no kind and name.": "Посилання не складається з типу та імені.",
  "The count is no number.": "Кількість не є числом.",
  "This event is cut off before its message.": "Цю подію обрізано перед її повідомленням.",
  "The message of this event is cut off: {0}.": "Повідомлення цієї події обрізано: {0}.",
  "This metric is cut off.": "Цю метрику обрізано.",
  "This table tells nothing of an autoscaler that is read here.": "Ця таблиця не каже про автоскейлер нічого, що тут читається.",
  "This row is cut off.": "Цей рядок обрізано.",
  "The text ends in the middle of this line, or it is a remark.": "Текст закінчується посередині цього рядка, або це примітка.",
};
