/** What an API answers of each pod, by the pod's name: the latest that is known of it, but nothing of those that are lost. */
export interface Delivery<Value> {
  readonly delivered: ReadonlyMap<string, Value>;
  /** The same as a list: always the same one until another value, or none, stands for a pod. */
  listed(): Listed<Value>;
  set(name: string, value: Value): void;
  remove(name: string): void;
  /** From now on nothing is said of these, and of all others again. */
  lose(names: ReadonlySet<string>): void;
}

/** Values by name: that of `names[i]` is `values[rows[i]]`, for one may stand for several. */
export interface Listed<Value> {
  readonly names: readonly string[];
  readonly rows: Uint32Array;
  readonly values: readonly Value[];
}

/** Tells of each name for which another value, or none, is delivered from now on. */
export function createDelivery<Value>(onChange: (name: string, value: Value | null) => void = () => undefined): Delivery<Value> {
  const known = new Map<string, Value>();
  const delivered = new Map<string, Value>();
  let lost: ReadonlySet<string> = new Set();
  let list: Listed<Value> | null = null;
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

function listOf<Value>(byName: ReadonlyMap<string, Value>): Listed<Value> {
  const rowOf = new Map([...new Set(byName.values())].map((value, row) => [value, row]));
  return {
    names: [...byName.keys()],
    rows: Uint32Array.from(byName.values(), (value) => rowOf.get(value)!),
    values: [...rowOf.keys()],
  };
}
