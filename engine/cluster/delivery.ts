/** What an API answers of each pod, by the pod's name: the latest that is known of it, but nothing of those that are lost. */
export interface Delivery<Value> {
  readonly delivered: ReadonlyMap<string, Value>;
  set(name: string, value: Value): void;
  remove(name: string): void;
  /** From now on nothing is said of these, and of all others again. */
  lose(names: ReadonlySet<string>): void;
}

export function createDelivery<Value>(): Delivery<Value> {
  const known = new Map<string, Value>();
  const delivered = new Map<string, Value>();
  let lost: ReadonlySet<string> = new Set();

  return {
    delivered,
    set(name, value) {
      known.set(name, value);
      if (!lost.has(name)) delivered.set(name, value);
    },
    remove(name) {
      known.delete(name);
      delivered.delete(name);
    },
    lose(names) {
      const found = lost;
      lost = names;
      for (const name of names) delivered.delete(name);
      for (const name of found) {
        const value = known.get(name);
        if (value !== undefined && !names.has(name)) delivered.set(name, value);
      }
    },
  };
}
