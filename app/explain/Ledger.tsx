import { ledgersOf, type Ledger as LedgerOf, type LedgerChange, type LedgerPolicy, type Reconcile } from "../../engine/index";
import { t } from "../words/text";
import { quantity } from "../words/times";
import { changeText } from "../words/decision/amounts";
import { directionWord } from "../words/decision/directionWords";
import type { Origins } from "../words/decision/origins";
import { from, moment, say, type Phrase } from "../words/decision/phrase";
import { Phrases } from "./Phrases";

interface LedgerProps {
  reconcile: Reconcile;
  origins: Origins;
}

/**
 * The scale-event ledger. Each policy of both directions has a row: the changes inside its period, what it allows now, and when that
 * changes.
 */
export function Ledger({ reconcile, origins }: LedgerProps) {
  return (
    <table className="evidence-table">
      <caption className="vh">{t`Scaling policies and the changes that they still count`}</caption>
      <thead>
        <tr>
          <th scope="col">{t`policy`}</th>
          <th scope="col">{t`still counted`}</th>
          <th scope="col" className="num">
            {t`allows`}
          </th>
          <th scope="col" className="num">
            {t`then`}
          </th>
        </tr>
      </thead>
      <tbody>
        {ledgersOf(reconcile).map((ledger) => (
          <Direction key={ledger.direction} ledger={ledger} at={reconcile.at} origins={origins} />
        ))}
      </tbody>
    </table>
  );
}

function Direction({
  ledger: { direction, selectPolicy, allows, policies },
  at,
  origins,
}: {
  ledger: LedgerOf;
  at: number;
  origins: Origins;
}) {
  if (selectPolicy === "Disabled") {
    return (
      <tr>
        <td>{t`${directionWord(direction)}, Disabled`}</td>
        <td>–</td>
        <td className="num">
          <b>{quantity(allows)}</b>
        </td>
        <td className="num then">{t`unchanged`}</td>
      </tr>
    );
  }
  const several = policies.length > 1;
  return policies.map((policy, index) => (
    <tr key={index} className={several && !policy.decides ? "weak" : undefined}>
      <td>
        <Phrases
          phrases={say`${directionWord(direction)}, ${from(origins.policy(direction, index), `${changeText(policy)} / ${policy.periodSeconds}\u00a0s`)}`}
        />
        {several && policy.decides && <small>{t`decides: selectPolicy ${selectPolicy}`}</small>}
      </td>
      <td className="wrap">
        <Phrases phrases={countedPhrases(policy, at)} />
      </td>
      <td className="num">{policy.decides ? <b>{quantity(policy.allows)}</b> : quantity(policy.allows)}</td>
      <td className="num then">
        {policy.next ? <Phrases phrases={say`${policy.next.limit} from\u00a0${moment(policy.next.at)}`} /> : t`unchanged`}
      </td>
    </tr>
  ));
}

const namedChanges = 3;

/** Names only the newest changes, in order of time. */
function countedPhrases({ counted }: LedgerPolicy, at: number): Phrase[] {
  if (counted.length === 0) return say`none`;
  const named = counted.slice(-namedChanges).map((change) => changePhrases(change, at));
  const all = counted.length > namedChanges ? [say`older ones`, ...named] : named;
  return all.flatMap((phrases, index) => (index === 0 ? phrases : say`, ${phrases}`));
}

function changePhrases({ change, time }: LedgerChange, at: number): Phrase[] {
  const moved = `${change > 0 ? "+" : "−"}${quantity(Math.abs(change))}`;
  return time === at ? say`${moved}\u00a0now` : say`${moved}\u00a0at\u00a0${moment(time)}`;
}
