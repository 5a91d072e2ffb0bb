import type { PlacedOrder } from 'functions/contract';

/** A quote in Firestore. */
export interface StoredQuote {
  id: string;
  orderId: string | null;
}

/** Tracks the quotes that the API acknowledged, and the orders which they became. */
export const createQuoteTracker = () => {
  const orders = new Map<string, string | null>();
  const problems: string[] = [];
  return {
    /** A retry gets the same quote. */
    request: (id: string) => {
      if (!orders.has(id)) orders.set(id, null);
    },
    accept: (id: string, { insertedId }: Pick<PlacedOrder, 'insertedId'>) => {
      const earlier = orders.get(id);
      if (earlier && earlier !== insertedId) problems.push(`quote ${id} became two orders`);
      orders.set(id, insertedId);
    },
    /** The requested quotes, oldest first. */
    ids: () => [...orders.keys()],
    acceptedCount: () => [...orders.values()].filter((orderId) => orderId !== null).length,
    /** Firestore contains exactly the acknowledged quotes and acceptances. */
    check: (stored: readonly StoredQuote[]): string[] => {
      const found = new Map(stored.map(({ id, orderId }) => [id, orderId]));
      return [
        ...problems,
        ...[...orders.keys()].filter((id) => !found.has(id)).map((id) => `quote ${id} was lost`),
        ...stored
          .filter(({ id }) => !orders.has(id))
          .map(({ id }) => `quote ${id} has no response`),
        ...stored
          .filter(({ id, orderId }) => orders.has(id) && orders.get(id) !== orderId)
          .map(
            ({ id, orderId }) =>
              `quote ${id} became order ${orderId ?? 'none'}; responses: ${orders.get(id) ?? 'none'}`,
          ),
      ];
    },
  };
};

export type QuoteTracker = ReturnType<typeof createQuoteTracker>;
