/** A return in Firestore. */
export interface StoredReturn {
  id: string;
  /** All statuses after the first, oldest first. */
  statuses: readonly string[];
}

/** Tracks the returns and claims that the API acknowledged, and their transitions. */
export const createReturnTracker = () => {
  const statuses = new Map<string, string[]>();
  const keys = new Set<string>();
  return {
    /** A retry gets the same return. */
    ask: (id: string) => {
      if (!statuses.has(id)) statuses.set(id, []);
    },
    /** A retry with the same key makes no other transition. */
    move: (key: string, id: string, status: string) => {
      if (keys.has(key)) return;
      keys.add(key);
      statuses.set(id, [...(statuses.get(id) ?? []), status]);
    },
    /** How many returns have reached a status; without one, all of them. */
    count: (status?: string): number =>
      [...statuses.values()].filter((each) => status === undefined || each.includes(status)).length,
    /** Firestore contains exactly the acknowledged returns, with the acknowledged transitions. */
    check: (stored: readonly StoredReturn[]): string[] => {
      const found = new Set(stored.map(({ id }) => id));
      const textOf = (each: readonly string[]) => each.toSorted().join(', ') || 'none';
      return [
        ...[...statuses.keys()].filter((id) => !found.has(id)).map((id) => `return ${id} was lost`),
        ...stored.flatMap(({ id, statuses: made }) => {
          const acknowledged = statuses.get(id);
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
