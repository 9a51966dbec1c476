// @ts-check
// Holds a page's state. Events go in one after the other, also those that a listener sends while it is told of another.

/**
 * @template State, Event
 * @typedef {object} Store
 * @property {() => State} state
 * @property {(event: Event) => void} dispatch
 * @property {(listener: Listener<State, Event>) => () => void} subscribe gives what ends it
 */

/**
 * Told after each event, also of one that has changed nothing.
 *
 * @template State, Event
 * @typedef {(state: State, before: State, event: Event) => void} Listener
 */

/**
 * @template State, Event
 * @param {(state: State, event: Event) => State} reduce
 * @param {State} initial
 * @returns {Store<State, Event>}
 */
export function createStore(reduce, initial) {
  let state = initial;
  let busy = false;
  /** @type {Event[]} */
  const queue = [];
  /** @type {Set<Listener<State, Event>>} */
  const listeners = new Set();

  /** @param {Event} event */
  function handle(event) {
    const before = state;
    state = reduce(before, event);
    for (const listener of [...listeners]) listener(state, before, event);
  }

  return {
    state: () => state,
    dispatch(event) {
      queue.push(event);
      if (busy) return;
      busy = true;
      try {
        for (let next = queue.shift(); next !== undefined; next = queue.shift()) handle(next);
      } finally {
        busy = false;
      }
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
