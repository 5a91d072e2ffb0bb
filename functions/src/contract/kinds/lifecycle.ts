/**
 * The lifecycle of a kind of document, described once: who moves it from one status to another, which
 * statuses a filter selects, and when a status expires. Other modules only ask.
 */

/** A step from one status to another, and who takes it. */
export interface Transition<Status extends string, Role extends string> {
  from: Status;
  to: Status;
  by: readonly Role[];
}

interface Description<Status extends string, Step, Filter extends string> {
  statuses: readonly Status[];
  /** The statuses with which a document can begin. */
  first: readonly Status[];
  /** The steps of people: at most one from one status to another. */
  transitions: readonly Step[];
  /** The filters besides `all` and the statuses. */
  filters?: Readonly<Record<Filter, readonly Status[]>>;
  /** The step that the shop takes once a time has passed. */
  expires?: { from: Status; to: Status };
}

/** The lifecycle of a kind of document. Times that are null never come. */
export const lifecycle = <
  const Status extends string,
  const Step extends Transition<Status, string>,
  Filter extends string = never,
>({
  statuses,
  first,
  transitions,
  filters,
  expires,
}: Description<Status, Step, Filter>) => {
  type Role = Step['by'][number];
  const selections: Partial<Record<string, readonly Status[]>> = { ...filters, all: statuses };

  /** The step from one status to another; undefined if there is none. */
  const transition = (from: Status, to: Status): Step | undefined =>
    transitions.find((one) => one.from === from && one.to === to);

  const canFollow = (from: Status, to: Status): boolean =>
    transition(from, to) !== undefined || (from === expires?.from && to === expires.to);

  return {
    transition,

    /** The first of the roles that may move a document; undefined if none of them may. */
    actor: <Acting extends Role>(
      from: Status,
      to: Status,
      roles: readonly Acting[],
    ): Acting | undefined => roles.find((role) => transition(from, to)?.by.includes(role)),

    /** The statuses to which accounts with these roles may move a document. */
    allowed: (from: Status, roles: readonly Role[]): Step['to'][] =>
      transitions
        .filter((one) => one.from === from && roles.some((role) => one.by.includes(role)))
        .map(({ to }) => to),

    /** Whether the statuses follow the transitions, from a new document to one with `status`. */
    isHistory: (history: readonly Status[], status: Status): boolean =>
      history.at(-1) === status &&
      history.every((to, at) => {
        const from = history[at - 1];
        return from === undefined ? first.includes(to) : canFollow(from, to);
      }),

    /** The statuses that a filter selects. */
    statusesOf: (filter: Filter | Status | 'all'): readonly Status[] =>
      selections[filter] ?? statuses.filter((status) => status === filter),

    /** The status at a time: an expired document counts as such before it is marked. */
    statusAt: (status: Status, expiresAt: Date | string | null, now: Date): Status =>
      status === expires?.from && expiresAt !== null && new Date(expiresAt) <= now
        ? expires.to
        : status,

    /** When the shop has to mark a document with this status as expired; null if never. */
    jobAt: <Time extends Date | string>(status: Status, expiresAt: Time | null): Time | null =>
      status === expires?.from ? expiresAt : null,
  };
};
