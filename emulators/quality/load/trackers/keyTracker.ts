/** An order in Firestore, and the name of the key with which it was placed; null for a person. */
export interface KeyedOrder {
  id: string;
  keyName: string | null;
}

/** Tracks the orders that programs placed with API keys, by the names of the keys. */
export const createKeyTracker = () => {
  const names = new Map<string, string>();
  const problems: string[] = [];
  let replaced = 0;
  return {
    place: (orderId: string, keyName: string) => void names.set(orderId, keyName),
    replace: () => {
      replaced += 1;
    },
    report: (problem: string) => void problems.push(problem),
    replacedCount: () => replaced,
    placedCount: () => names.size,
    /** Each order notes the key that placed it, and no other order notes one. */
    check: (stored: readonly KeyedOrder[]): string[] => [
      ...problems,
      ...stored
        .filter(({ id, keyName }) => keyName !== (names.get(id) ?? null))
        .map(
          ({ id, keyName }) =>
            `order ${id} notes ${keyName ?? 'no key'}; it was placed with ${names.get(id) ?? 'none'}`,
        ),
    ],
  };
};

export type KeyTracker = ReturnType<typeof createKeyTracker>;
