// What the page uses of zustand, for stores that are read once.
export const create = (make) => {
  let state = null;
  const get = () => state;
  const set = (change, whole) => {
    const next = typeof change === "function" ? change(state) : change;
    state = whole ? next : { ...state, ...next };
  };
  const store = { getState: get, getInitialState: get, setState: set, subscribe: () => () => {} };
  state = make(set, get, store);
  return Object.assign((read = (whole) => whole) => read(state), store);
};
