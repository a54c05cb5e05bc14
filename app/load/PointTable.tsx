import { maxPoints } from "../../engine/index";
import { setLoad, useScenario } from "../store/scenario";
import { Icon } from "../ui/Icon";
import { t } from "../words/text";
import { clock } from "../words/times";
import { addPointAfter, removePoint } from "./curveEdits";
import { PointInputs } from "./PointInputs";

/** All points of the curve as a table: each number can be typed, a point added after any other, or removed. */
export function PointTable() {
  const { load, durationSeconds, workload } = useScenario(({ scenario }) => scenario);
  const { points } = load;
  const unit = workload.kind === "queue" ? "messages" : "requests";
  return (
    <table className="load-points" aria-label={t`Points of the load`}>
      <thead>
        <tr>
          <th scope="col">{t`time`}</th>
          <th scope="col">{unit === "messages" ? t`messages per s` : t`requests per s`}</th>
          <th scope="col" colSpan={2}>
            <span className="vh">{t`add, remove`}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {points.map(([second], index) => {
          const added = addPointAfter(points, index, durationSeconds);
          return (
            <tr key={index} className={second > durationSeconds ? "past-end" : undefined}>
              <PointInputs index={index} unit={unit} Cell="td" />
              <td>
                <button
                  type="button"
                  className="btn sq"
                  aria-label={t`Add a point after ${clock(second)}`}
                  title={t`Add a point after this one`}
                  disabled={added === null || points.length >= maxPoints}
                  onClick={() => added && setLoad({ ...load, points: added })}
                >
                  <Icon name="plus" />
                </button>
              </td>
              <td>
                <button
                  type="button"
                  className="btn sq"
                  aria-label={t`Remove the point at ${clock(second)}`}
                  title={t`Remove this point`}
                  disabled={points.length === 1}
                  onClick={() => setLoad({ ...load, points: removePoint(points, index) })}
                >
                  <Icon name="close" />
                </button>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
