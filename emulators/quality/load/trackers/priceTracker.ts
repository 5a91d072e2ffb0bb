/** A line of an order in Firestore. Money is in cents. */
export interface StoredLine {
  orderId: string;
  toolId: string;
  unitPrice: number;
  listPrice: number;
  priceListId: string | null;
  priceListVersion: number | null;
}

/** An agreed price in cents, and the version of its list from which on it applies. */
interface Applied {
  version: number;
  price: number;
}

const keyOf = (listId: string, toolId: string): string => `${listId}/${toolId}`;

/** Tracks the agreed prices that the API acknowledged, from which those of orders must follow. */
export const createPriceTracker = () => {
  const applied = new Map<string, Applied[]>();
  const unclear = new Set<string>();

  const problemOf = (line: StoredLine): string[] => {
    const { orderId, toolId, unitPrice, listPrice, priceListId, priceListVersion } = line;
    const named = `order ${orderId} has tool ${toolId} for ${unitPrice} cents`;
    if (unitPrice > listPrice) return [`${named}, above its list price of ${listPrice}`];
    if (priceListId === null) {
      return unitPrice === listPrice ? [] : [`${named} without a price list`];
    }
    const known = applied.get(keyOf(priceListId, toolId));
    if (!known || unclear.has(keyOf(priceListId, toolId))) return [];
    const version = priceListVersion ?? 0;
    const earlier = known.filter((one) => one.version <= version);
    const [price] = earlier.toSorted((one, other) => other.version - one.version);
    if (price?.price === unitPrice) return [];
    return [`${named}; the answers say ${price?.price ?? 'no price'} at version ${version}`];
  };

  return {
    /** A price applies from a version of a list on. */
    set: (listId: string, toolId: string, { version, price }: Applied) => {
      const key = keyOf(listId, toolId);
      applied.set(key, [...(applied.get(key) ?? []), { version, price }]);
    },
    /** A price may have been set without an answer. */
    maySet: (listId: string, toolId: string) => void unclear.add(keyOf(listId, toolId)),
    changeCount: () => [...applied.values()].flat().length,
    /** Each line has its list price, or the price that its list had at its version. */
    check: (lines: readonly StoredLine[]): string[] => lines.flatMap(problemOf),
  };
};

export type PriceTracker = ReturnType<typeof createPriceTracker>;
