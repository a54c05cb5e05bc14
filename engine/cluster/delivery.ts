/** What an API answers for each pod, by the pod's name: the latest known value, and nothing for pods with lost metrics. */
interface Delivery<Value> {
  readonly delivered: ReadonlyMap<string, Value>;
  /** The same as a list; it stays the same list until a pod has another value, or none. */
  listed(): ValuesByName<Value>;
  set(name: string, value: Value): void;
  remove(name: string): void;
  /** From now on, nothing is delivered for these names; all others are delivered again. */
  lose(names: ReadonlySet<string>): void;
}

/** Values by name: the value of `names[i]` is `values[rows[i]]`, because several names may share one value. */
export interface ValuesByName<Value> {
  readonly names: readonly string[];
  readonly rows: Uint32Array;
  readonly values: readonly Value[];
}

/** `onChange` is called for each name that has another value, or none, from now on. */
export function createDelivery<Value>(onChange: (name: string, value: Value | null) => void = () => undefined): Delivery<Value> {
  const known = new Map<string, Value>();
  const delivered = new Map<string, Value>();
  let lost: ReadonlySet<string> = new Set();
  let list: ValuesByName<Value> | null = null;
  const deliver = (name: string, value: Value) => {
    delivered.set(name, value);
    list = null;
    onChange(name, value);
  };
  const withhold = (name: string) => {
    if (!delivered.delete(name)) return;
    list = null;
    onChange(name, null);
  };

  return {
    delivered,
    listed: () => (list ??= listOf(delivered)),
    set(name, value) {
      if (known.get(name) === value) return;
      known.set(name, value);
      if (!lost.has(name)) deliver(name, value);
    },
    remove(name) {
      known.delete(name);
      withhold(name);
    },
    lose(names) {
      const found = lost;
      lost = names;
      for (const name of names) withhold(name);
      for (const name of found) {
        const value = known.get(name);
        if (value !== undefined && !names.has(name)) deliver(name, value);
      }
    },
  };
}

function listOf<Value>(byName: ReadonlyMap<string, Value>): ValuesByName<Value> {
  const rowOf = new Map([...new Set(byName.values())].map((value, row) => [value, row]));
  return {
    names: [...byName.keys()],
    rows: Uint32Array.from(byName.values(), (value) => rowOf.get(value)!),
    values: [...rowOf.keys()],
  };
}
