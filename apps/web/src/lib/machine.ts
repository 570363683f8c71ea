/** What an action leads to. */
export interface Turn<State, Effect> {
  state: State;
  /** What is to be done outside of the machine, in order. */
  effects: readonly Effect[];
}

/** A state that only its actions change; without React, so that a test walks through it. */
export interface Machine<State, Action, Effect> {
  read: () => State;
  subscribe: (listener: () => void) => () => void;
  /** @returns what is to be done now; null: the action means nothing in this state */
  send: (action: Action) => readonly Effect[] | null;
}

/** @param next pure; null: the action means nothing in this state */
export function createMachine<State, Action, Effect>(
  initial: State,
  next: (state: State, action: Action) => Turn<State, Effect> | null,
): Machine<State, Action, Effect> {
  let state = initial;
  const listeners = new Set<() => void>();
  return {
    read: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    send(action) {
      const turn = next(state, action);
      if (turn === null) return null;
      const isChanged = turn.state !== state;
      state = turn.state;
      if (isChanged) for (const listener of listeners) listener();
      return turn.effects;
    },
  };
}
