import type { Limit, PolicyLimit, RateLimit, Reconcile } from "../../engine/index";
import { clock, quantity } from "../ui/words";
import { changeText } from "./amounts";

/** The scaling policies of both directions: what each still counts, what it allows now, and what after that. */
export function Ledger({ reconcile, limit: { up, down } }: { reconcile: Reconcile; limit: Limit }) {
  return (
    <table className="evidence-table">
      <thead>
        <tr>
          <th>policy</th>
          <th>still counted</th>
          <th className="num">allows</th>
          <th className="num">then</th>
        </tr>
      </thead>
      <tbody>
        {down && <Rules direction="down" rules={down} reconcile={reconcile} />}
        {up && <Rules direction="up" rules={up} reconcile={reconcile} />}
      </tbody>
    </table>
  );
}

function Rules({ direction, rules, reconcile }: { direction: "up" | "down"; rules: RateLimit; reconcile: Reconcile }) {
  if (rules.selectPolicy === "Disabled") {
    return (
      <tr>
        <td>{direction}, Disabled</td>
        <td>–</td>
        <td className="num">
          <b>{quantity(rules.limit)}</b>
        </td>
        <td className="num then">no change due</td>
      </tr>
    );
  }
  return rules.policies.map((policy, index) => (
    <tr key={index} className={rules.policies.length > 1 && index !== rules.deciding ? "weak" : undefined}>
      <td>
        {direction}, {changeText(policy)} / {policy.periodSeconds}&nbsp;s
        {rules.policies.length > 1 && index === rules.deciding && <small>decides: selectPolicy {rules.selectPolicy}</small>}
      </td>
      <td className="wrap">{countedText(policy)}</td>
      <td className="num">{index === rules.deciding ? <b>{quantity(policy.limit)}</b> : quantity(policy.limit)}</td>
      <td className="num then">{nextText(policy, reconcile)}</td>
    </tr>
  ));
}

const namedEvents = 3;

/** The newest events, oldest of them first. */
function countedText({ scaleUpEvents, scaleDownEvents }: PolicyLimit): string {
  const events = [
    ...scaleUpEvents.map(({ time, replicaChange }) => ({ time, text: `+${quantity(replicaChange)}\u00a0at\u00a0${clock(time)}` })),
    ...scaleDownEvents.map(({ time, replicaChange }) => ({ time, text: `−${quantity(replicaChange)}\u00a0at\u00a0${clock(time)}` })),
  ].toSorted((one, other) => one.time - other.time);
  if (events.length === 0) return "none";
  const named = events.slice(-namedEvents).map(({ text }) => text);
  return [...(events.length > namedEvents ? ["older ones"] : []), ...named].join(", ");
}

/** Once this reconcile has itself rescaled, the record's next allowance is of a count that is no more: only its time still holds. */
function nextText({ next, periodSeconds }: PolicyLimit, { at, scaledTo }: Reconcile): string {
  if (scaledTo !== null) return `changes at\u00a0${clock(next?.at ?? at + periodSeconds)}`;
  return next ? `${quantity(next.limit)} from\u00a0${clock(next.at)}` : "no change due";
}
