/** What Recharts' compiler put into each of its modules for old browsers, once and in today's words (leanRecharts). */
export const { assign } = Object;

export function define(object, key, value) {
  return Object.defineProperty(object, key, { value, enumerable: true, configurable: true, writable: true });
}

export function without(object, names) {
  const rest = { ...object };
  for (const name of names) delete rest[name];
  return rest;
}

export const listOf = (values) => (Array.isArray(values) ? values : [...values]);
