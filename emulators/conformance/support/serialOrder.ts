/** A document of a history: a tag that is unique per write, and a group to query by. */
export interface Stored {
  tag: string;
  group: number;
}

/** The documents of a history by id. */
export type State = ReadonlyMap<string, Stored>;

/** A read of a transaction: documents by id (null when missing), or the results of a query. */
export type Observation =
  | { ids: readonly string[]; read: readonly (string | null)[] }
  | { group: number; read: readonly string[] };

/** A committed transaction: its reads and its writes (null deletes). */
export interface Committed {
  observations: readonly Observation[];
  writes: ReadonlyMap<string, Stored | null>;
}

/** The tags of the documents of a group, by id. */
const tagsOfGroup = (state: State, group: number): string[] =>
  [...state]
    .filter(([, stored]) => stored.group === group)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, { tag }]) => tag);

const same = (a: readonly unknown[], b: readonly unknown[]) =>
  a.length === b.length && a.every((item, at) => item === b[at]);

const isConsistent = (observation: Observation, state: State) =>
  'ids' in observation
    ? same(
        observation.read,
        observation.ids.map((id) => state.get(id)?.tag ?? null),
      )
    : same(observation.read, tagsOfGroup(state, observation.group));

const afterWrites = (state: State, { writes }: Committed): State => {
  const next = new Map(state);
  for (const [id, stored] of writes) {
    if (stored) next.set(id, stored);
    else next.delete(id);
  }
  return next;
};

const textOf = (state: State) => JSON.stringify([...state].sort(([a], [b]) => (a < b ? -1 : 1)));

/**
 * Finds a serial order of the transactions that explains all reads and the final state; undefined
 * when there is none: the history is not serializable. Tries the orders that are consistent with
 * the reads so far, those closest to the input order first.
 */
export const findSerialOrder = (
  initial: State,
  transactions: readonly Committed[],
  final: State,
): Committed[] | undefined => {
  const deadEnds = new Set<string>();
  const expected = textOf(final);
  const search = (state: State, remaining: readonly Committed[]): Committed[] | undefined => {
    if (remaining.length === 0) return textOf(state) === expected ? [] : undefined;
    const key = `${remaining.map((one) => transactions.indexOf(one))} ${textOf(state)}`;
    if (deadEnds.has(key)) return undefined;
    for (const next of remaining) {
      if (!next.observations.every((observation) => isConsistent(observation, state))) continue;
      const others = remaining.filter((one) => one !== next);
      const rest = search(afterWrites(state, next), others);
      if (rest) return [next, ...rest];
    }
    deadEnds.add(key);
    return undefined;
  };
  return search(initial, transactions);
};
