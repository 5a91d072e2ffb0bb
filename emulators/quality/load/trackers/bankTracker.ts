/** A row of a bank statement that comes from a file of the load. */
export interface BankRow {
  bankReference: string;
  /** In cents. */
  amount: number;
}

/** A row in Firestore. */
export interface StoredRow extends BankRow {
  id: string;
  /** Whether it ever had a payment. */
  wasBooked: boolean;
}

/** Tracks the rows of bank statements that the API acknowledged, and how many it booked as sure. */
export const createBankTracker = () => {
  const rows = new Map<string, number>();
  const imports = new Set<string>();
  const problems: string[] = [];
  let sure = 0;
  return {
    /** A file with new rows, and with some of earlier ones, which it must not add again. */
    import: (importId: string, added: readonly BankRow[], counted: number) => {
      if (!imports.has(importId) && counted !== added.length) {
        problems.push(`import ${importId} added ${counted} rows, not ${added.length}`);
      }
      imports.add(importId);
      for (const { bankReference, amount } of added) rows.set(bankReference, amount);
    },
    bookSure: (count: number) => {
      sure += count;
    },
    importIds: () => [...imports],
    rowCount: () => rows.size,
    sureCount: () => sure,
    /** Each row is stored once with its amount, no other one is, and all that was booked stays so. */
    check: (stored: readonly StoredRow[]): string[] => {
      const found = Map.groupBy(stored, ({ bankReference }) => bankReference);
      const booked = stored.filter(({ wasBooked }) => wasBooked).length;
      return [
        ...problems,
        ...[...rows].flatMap(([reference, amount]) => {
          const amounts = (found.get(reference) ?? []).map((row) => row.amount).join(', ');
          return amounts === String(amount)
            ? []
            : [`bank row ${reference} of ${amount} is stored as ${amounts || 'nothing'}`];
        }),
        ...stored
          .filter(({ bankReference }) => !rows.has(bankReference))
          .map(({ id }) => `bank entry ${id} is in no file`),
        ...(booked < sure ? [`${sure} sure rows were booked, but ${booked} have payments`] : []),
      ];
    },
  };
};

export type BankTracker = ReturnType<typeof createBankTracker>;
