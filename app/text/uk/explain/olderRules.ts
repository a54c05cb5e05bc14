import type { Messages } from "../../../ui/language";

/** What an older version did otherwise. */
export const olderRules: Messages = {
  "{0} counts a ratio of exactly {1} as outside the tolerance: it computes |1 − {2}| as {3}, more than {4}; to {5} it is inside.":
    "{0} вважає, що відношення рівно {1} — поза допуском: |1 − {2}| обчислюється як {3}, а це більше за {4}; для {5} воно в межах допуску.",
  "{0} does not know the tolerances in the manifest: the cluster’s holds both ways.":
    "{0} не знає допусків у маніфесті: в обидва боки діє допуск кластера.",
  "{0} reads the metrics at zero replicas because minReplicas is 0, whoever scaled to zero; {1} does so only where the autoscaler itself went there.":
    "{0} читає метрики за нуля реплік, бо minReplicas — 0, хоч би хто масштабував до нуля; {1} — лише тоді, коли до нуля дійшов сам автоскейлер.",
  "{0} leaves a target at zero replicas alone because minReplicas is {1}; {2} lifts it to that where the autoscaler itself went to zero.":
    "{0} не чіпає цілі з нулем реплік, бо minReplicas — {1}; {2} піднімає її до цього значення, якщо до нуля дійшов сам автоскейлер.",
  "{0} fails the whole metric{1} because one pod’s sample lacks the container; {2} counts that pod as missing.":
    "{0} відкидає всю метрику{1}, бо у вимірі одного пода бракує контейнера; {2} вважає такий под відсутнім.",
  "{0} takes a pod without the container to request nothing, and leaves its usage in the sum; {1} fails the metric.":
    "{0} вважає, що под без цього контейнера нічого не запитує, і лишає його споживання в сумі; {1} відкидає метрику.",
  "{0} leaves out what sidecars request, though not what they use, so that the utilization is higher; {1} counts both.":
    "{0} не враховує запитів ресурсів sidecar-контейнерів, але враховує їхнє споживання, тому завантаженість вища; {1} враховує і те, і те.",
  "{0} does not know requests of the pod itself: the containers’ are summed.":
    "{0} не знає запитів ресурсів самого пода: підсумовуються запити контейнерів.",
  "{0} turns a count that is too large into the smallest there is; {1} takes the largest.":
    "{0} перетворює завелику кількість на найменшу можливу; {1} бере найбільшу.",
  "{0} lets the sum of the External metric’s series wrap around; {1} caps it at the largest number.":
    "{0} допускає переповнення суми рядів метрики External; {1} обмежує її найбільшим числом.",
  "{0} fails every ContainerResource metric while its feature gate HPAContainerMetrics is off; {1} has no such gate.":
    "{0} відкидає кожну метрику ContainerResource, поки його feature gate HPAContainerMetrics вимкнено; {1} такого не має.",
  "The status of {0} has no condition ScaledToZero.": "У статусі {0} немає умови ScaledToZero.",
  "{0} leaves the earlier currentMetrics in the status where a reconcile fails; {1} writes what this one read.":
    "{0} лишає в статусі попередні currentMetrics, коли узгодження невдале; {1} записує те, що прочитало саме це узгодження.",
  "{0} writes the average of memory into the status as a decimal number{1}; {2} uses binary units.":
    "{0} записує середнє значення пам’яті у статус десятковим числом{1}; {2} використовує двійкові одиниці.",
  "{0} leaves the described object empty in the status of an Object metric’s average.":
    "{0} лишає describedObject порожнім у статусі для середнього значення метрики Object.",
  "{0} takes the failure’s text for a format, so that what follows a % in it is garbled.":
    "{0} сприймає текст помилки як формат, тому все, що стоїть після % у ньому, спотворено.",
  "{0} names the parts of an Object metric’s error in another order.": "{0} називає частини помилки метрики Object в іншому порядку.",
  "{0} names all the autoscalers on the same pods; {1} names two of them.":
    "{0} називає всі автоскейлери на тих самих подах; {1} називає два з них.",
};
