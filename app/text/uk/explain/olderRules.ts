import type { Messages } from "../../language";

/** The rules that an older version had. */
export const olderRules: Messages = {
  "{0} counts a ratio of exactly {1} as outside the tolerance: it computes |1 − {2}| as {3}, more than {4}. For {5} it is inside.":
    "{0} вважає, що відношення рівно {1} — поза допуском: |1 − {2}| обчислюється як {3}, а це більше за {4}. Для {5} воно в межах допуску.",
  "{0} ignores the tolerances in the manifest. The cluster’s tolerance applies in both directions.":
    "{0} не враховує допусків у маніфесті. В обох напрямках діє допуск кластера.",
  "{0} reads the metrics at zero replicas because minReplicas is 0. {1} does so only if the autoscaler itself scaled to zero.":
    "{0} читає метрики за нуля реплік, бо minReplicas — 0. {1} робить це, лише якщо до нуля масштабував сам автоскейлер.",
  "{0} does not scale a target at zero replicas because minReplicas is {1}. {2} raises it to that if the autoscaler itself scaled to zero.":
    "{0} не масштабує цілі з нулем реплік, бо minReplicas — {1}. {2} піднімає її до цього значення, якщо до нуля масштабував сам автоскейлер.",
  "{0} computes no value for the metric{1} because one pod’s sample lacks the container. {2} treats that pod as missing.":
    "{0} не обчислює значення метрики{1}, бо у вимірі одного пода бракує контейнера. {2} вважає такий под відсутнім.",
  "{0} treats a pod without the container as requesting nothing, but keeps its usage in the sum. {1} computes no value for the metric.":
    "{0} вважає, що под без цього контейнера нічого не запитує, але лишає його споживання в сумі. {1} не обчислює значення метрики.",
  "{0} counts the usage of sidecars but not their requests, so the utilization is higher. {1} counts both.":
    "{0} враховує споживання допоміжних контейнерів, але не їхні запити ресурсів, тому завантаженість вища. {1} враховує і те, і те.",
  "{0} ignores requests set on the pod itself. It sums the requests of the containers.":
    "{0} не враховує запитів ресурсів самого пода. Він підсумовує запити контейнерів.",
  "{0} turns a count that is too large into the smallest possible number. {1} uses the largest.":
    "{0} перетворює завелику кількість на найменше можливе число. {1} бере найбільше.",
  "{0} divides the total by status.replicas even if that is 0, so the average in the status is wrong. {1} reports the total there.":
    "{0} ділить суму на status.replicas, навіть якщо це 0, тому середнє в статусі хибне. {1} показує там суму.",
  "{0} adds the overhead of the pods to their own requests{1}. {2} does not.":
    "{0} додає накладні витрати подів (overhead) до їхніх власних запитів ресурсів{1}. {2} цього не робить.",
  "{0} treats a pod in phase Succeeded as one that runs. It has no sample, so mostly it counts as missing. {1} ignores it.":
    "{0} вважає под у фазі Succeeded таким, що працює. Він не має виміру, тому здебільшого рахується як відсутній. {1} ігнорує його.",
  "Today’s rule. It ends in {0}.": "Сьогоднішнє правило. Воно закінчується в {0}.",
  "Today’s rule: since {0}.": "Сьогоднішнє правило: від {0}.",
  "Today’s rule: likely since {0}.": "Сьогоднішнє правило: імовірно від {0}.",
  "The release with today’s rule is not known.": "Випуск із сьогоднішнім правилом невідомий.",
  "{0} uses the sum of the External metric’s series as it is, even if it overflows or is below zero. {1} takes a negative sum for an overflow and uses the largest number.":
    "{0} бере суму рядів метрики External як є, навіть якщо вона переповнюється чи менша за нуль. {1} вважає від’ємну суму переповненням і бере найбільше число.",
  "{0} lets the sum of the External metric’s series overflow. {1} limits it to the largest number.":
    "{0} допускає переповнення суми рядів метрики External. {1} обмежує її найбільшим числом.",
  "{0} computes no value for any ContainerResource metric while its feature gate HPAContainerMetrics is off. {1} has no such gate.":
    "{0} не обчислює значення жодної метрики ContainerResource, поки його feature gate HPAContainerMetrics вимкнено. {1} такого не має.",
  "The status of {0} has no condition ScaledToZero.": "У статусі {0} немає умови ScaledToZero.",
  "When a sync fails, {0} keeps the earlier currentMetrics in the status. {1} writes what this sync read.":
    "Коли узгодження невдале, {0} лишає в статусі попередні currentMetrics. {1} записує те, що прочитало це узгодження.",
  "{0} writes the average of memory into the status as a decimal number{1}. {2} uses binary units.":
    "{0} записує середнє значення пам’яті у статус десятковим числом{1}. {2} використовує двійкові одиниці.",
  "{0} leaves describedObject empty in the status of an Object metric with an average target.":
    "{0} лишає describedObject порожнім у статусі метрики Object із середнім як цільовим значенням.",
  "{0} uses the error text as a format string, so the text after a % is garbled.":
    "{0} використовує текст помилки як рядок формату, тому текст після % спотворено.",
  "{0} names the parts of an Object metric’s error in another order.": "{0} називає частини помилки метрики Object в іншому порядку.",
  "{0} names all the autoscalers on the same pods; {1} names two of them.":
    "{0} називає всі автоскейлери на тих самих подах; {1} називає два з них.",
};
