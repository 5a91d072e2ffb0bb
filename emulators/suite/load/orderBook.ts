/** What the customers know of their orders: which key was answered with which order. */

/** The orders that were confirmed, by the Idempotency-Key they were sent under. */
export const openOrderBook = () => {
  const idByKey = new Map<string, string>();
  const cancelled = new Set<string>();
  const problems: string[] = [];
  return {
    /** A key that is answered twice must be answered with the same order. */
    confirm: (key: string, id: string) => {
      const before = idByKey.get(key) ?? id;
      if (before !== id) problems.push(`key ${key} made the orders ${before} and ${id}`);
      idByKey.set(key, id);
    },
    /** An order must be cancelled once only. */
    cancel: (id: string) => {
      if (cancelled.has(id)) problems.push(`order ${id} was cancelled twice`);
      cancelled.add(id);
    },
    confirmed: () => [...idByKey.values()],
    cancelled: (): ReadonlySet<string> => cancelled,
    problems,
  };
};

export type OrderBook = ReturnType<typeof openOrderBook>;
