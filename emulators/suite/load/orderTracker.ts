/** Tracks the orders that the API confirmed, by Idempotency-Key, and those it cancelled. */
export const createOrderTracker = () => {
  const idByKey = new Map<string, string>();
  const cancelled = new Set<string>();
  const problems: string[] = [];
  return {
    /** Two responses to the same key must name the same order. */
    confirm: (key: string, id: string) => {
      const earlier = idByKey.get(key) ?? id;
      if (earlier !== id) problems.push(`key ${key} created the orders ${earlier} and ${id}`);
      idByKey.set(key, id);
    },
    /** An order must be cancelled only once. */
    cancel: (id: string) => {
      if (cancelled.has(id)) problems.push(`order ${id} was cancelled twice`);
      cancelled.add(id);
    },
    confirmed: () => [...idByKey.values()],
    cancelled: (): ReadonlySet<string> => cancelled,
    problems,
  };
};

export type OrderTracker = ReturnType<typeof createOrderTracker>;
