interface OfPayer {
  payerId: string;
  payerName: string;
}

/**
 * Says that a list is only of one customer, by the name in it: `Only orders of Brackenbury`. An
 * empty list has no name.
 */
export const payerFilterText =
  (nouns: string) =>
  (payerId: string, items: readonly OfPayer[] = []): string => {
    const name = items.find((item) => item.payerId === payerId)?.payerName ?? 'one customer';
    return `Only ${nouns} of ${name}`;
  };
