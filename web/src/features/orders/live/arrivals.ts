/** The orders that were placed while a list was open. */
export interface Arrivals {
  /** The list that they arrived in. */
  list: string;
  /** Those that are marked. */
  marked: ReadonlySet<string>;
  /** Those that somebody has looked at. They lose their mark at the next look. */
  seen: ReadonlySet<string>;
  /** How many arrived since somebody looked. */
  unseen: number;
  /** How many arrived at all, and with the last change. */
  total: number;
  latest: number;
}

const none: ReadonlySet<string> = new Set();

/** A list in which nothing has arrived yet. */
export const noArrivals = (list: string): Arrivals => ({
  list,
  marked: none,
  seen: none,
  unseen: 0,
  total: 0,
  latest: 0,
});

/** Adds orders that are not marked yet. */
export const withArrived = (
  arrivals: Arrivals,
  ids: readonly string[],
  isActive: boolean,
): Arrivals => {
  const added = ids.filter((id) => !arrivals.marked.has(id));
  if (added.length === 0) return arrivals;
  const marked = new Set([...arrivals.marked, ...added]);
  return {
    ...arrivals,
    marked,
    ...(isActive ? { seen: marked } : { unseen: arrivals.unseen + added.length }),
    total: arrivals.total + added.length,
    latest: added.length,
  };
};

/** After somebody has looked again: only what arrived since the last look is still marked. */
export const withNothingUnseen = (arrivals: Arrivals): Arrivals => {
  const { marked, seen } = arrivals;
  const remaining = new Set([...marked].filter((id) => !seen.has(id)));
  return { ...arrivals, marked: remaining, seen: remaining, unseen: 0 };
};

/** A page's title with the number of new items, if there are any: `(2) All Orders`. */
export const countedTitle = (title: string, count: number): string =>
  count > 0 ? `(${count}) ${title}` : title;
