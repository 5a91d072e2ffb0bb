/** A return in Firestore. */
export interface StoredReturn {
  id: string;
  /** All states after the first, oldest first. */
  states: readonly string[];
}

/** Tracks the returns and claims that the API acknowledged, and their transitions. */
export const createReturnTracker = () => {
  const states = new Map<string, string[]>();
  const keys = new Set<string>();
  return {
    /** A retry gets the same return. */
    ask: (id: string) => {
      if (!states.has(id)) states.set(id, []);
    },
    /** A retry with the same key makes no other transition. */
    move: (key: string, id: string, state: string) => {
      if (keys.has(key)) return;
      keys.add(key);
      states.set(id, [...(states.get(id) ?? []), state]);
    },
    /** How many returns have reached a state; without one, all of them. */
    count: (state?: string): number =>
      [...states.values()].filter((each) => state === undefined || each.includes(state)).length,
    /** Firestore contains exactly the acknowledged returns, with the acknowledged transitions. */
    check: (stored: readonly StoredReturn[]): string[] => {
      const found = new Set(stored.map(({ id }) => id));
      const textOf = (each: readonly string[]) => each.toSorted().join(', ') || 'none';
      return [
        ...[...states.keys()].filter((id) => !found.has(id)).map((id) => `return ${id} was lost`),
        ...stored.flatMap(({ id, states: made }) => {
          const acknowledged = states.get(id);
          if (acknowledged === undefined) return [`return ${id} has no response`];
          return textOf(acknowledged) === textOf(made)
            ? []
            : [`return ${id} has the changes ${textOf(made)}; responses: ${textOf(acknowledged)}`];
        }),
      ];
    },
  };
};

export type ReturnTracker = ReturnType<typeof createReturnTracker>;
