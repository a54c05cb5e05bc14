import type { Messages } from "../../ui/language";

/** The front of a search, and what matters. */
export const tuneFront: Messages = {
  price: "ціна",
  "price of the run": "ціна прогону",
  "pod-hours of the run": "подо-години прогону",
  "core-hours": "ядро-години",
  "core-hours requested in the run": "замовлені ядро-години прогону",
  "nothing served": "нічого не обслужено",
  "failed share": "частка невдалих",
  overloaded: "перевантаження",
  today: "сьогодні",
  "so far": "досі",
  "{0}, against {1}": "{0} проти {1}",
  "{0}, median of {1} runs; upwards: {2}": "{0}, медіана {1} прогонів; угору: {2}",
  "Left and right arrows go along the front, up and down among all candidates {0}. Enter opens one as now, M writes it into the manifest, T shows a table.":
    "Стрілки ліворуч і праворуч ідуть уздовж фронту, вгору і вниз — між усіма кандидатами {0}. Enter відкриває кандидата як «тепер», M записує його в маніфест, T показує таблицю.",
  "Candidates by cost and harm": "Кандидати за вартістю і шкодою",
  "limit: at most {0} at p95, above this axis": "межа: щонайбільше {0} за p95, вище цієї осі",
  "limit: at most {0} at p95": "межа: щонайбільше {0} за p95",
  "front, at p95": "фронт, за p95",
  "Candidates: cost and harm of each that ran in all cases": "Кандидати: вартість і шкода кожного, що пройшов усі випадки",
  candidate: "кандидат",
  "on the front": "на фронті",
  "cheaper than today": "дешевше, ніж сьогодні",
  "limits broken": "порушені межі",
  "today’s values": "сьогоднішні значення",
  "front {0}": "фронт {0}",
  "dropped early {0}": "рано відкинуто {0}",
  "median to p95": "від медіани до p95",
  "Once a candidate has run in all cases, this table says what each field does.":
    "Коли якийсь кандидат пройде всі випадки, ця таблиця скаже, що робить кожне поле.",
  "What matters, from the chosen candidate": "Що має значення, від обраного кандидата",
  "each field alone; median, bar from 5 % to 95 % of the runs": "кожне поле окремо; медіана, смуга від 5 % до 95 % прогонів",
  "The study has no value next to these, so no field can move alone.":
    "У дослідженні немає значень поруч із цими, тож жодне поле не можна змінити окремо.",
  "The steps are being worked out.": "Кроки обчислюються.",
  "{0} of {1} steps have run.": "Пройдено {0} з {1} кроків.",
  "field, moved alone": "поле, змінене окремо",
  "from → to": "з → на",
  "makes no difference here": "тут нічого не змінює",
  "{0}, p95 {1}": "{0}, p95 {1}",
  "{0} candidates were compared.": "Порівняно кандидатів: {0}.",
  "Each mark has {0} runs, one for each seed from seed {1} on.": "Кожна позначка має {0} прогонів, по одному на кожен seed від {1}.",
  "Each mark has {0} runs: {1} seeds from seed {2} on, each as drawn and with {3}.":
    "Кожна позначка має {0} прогонів: {1} seed від {2}, кожен як намальовано і ще так: {3}.",
  "The same study gives the same result on any machine.": "Те саме дослідження дає той самий результат на будь-якій машині.",
  "not on the front": "не на фронті",
  "{0} of {1} on the front": "{0} з {1} на фронті",
  "{0} {1}; {2} {3} at the median, {4} at p95": "{0} {1}; {2} {3} за медіаною, {4} за p95",
  "The search failed.": "Пошук не вдався.",
  "The search failed: {0}": "Пошук не вдався: {0}",
  "Nothing is searched yet. Choose what may change, then begin the search.":
    "Ще нічого не шукали. Обери, що може змінюватися, і почни пошук.",
  "The first candidates run. A mark appears when one has run in all cases.":
    "Перші кандидати виконуються. Позначка з’явиться, коли один пройде всі випадки.",
  "The search stopped before a candidate had run in all cases.": "Пошук зупинено раніше, ніж хоч один кандидат пройшов усі випадки.",
  "Today’s manifest does not run, so there is nothing to compare with.":
    "Сьогоднішній маніфест не запускається, тож порівнювати нема з чим.",
  "No candidate keeps all limits.": "Жоден кандидат не дотримується всіх меж.",
  "on all runs": "на всіх прогонах",
  "on all {0} runs": "на всіх {0} прогонах",
};
