import { buyers } from '../data/buyers.ts';
import type { Random } from '../data/random.ts';
import { notes } from './drafts/texts.ts';

/** The buyer's additions to an order; each text may be empty. */
export interface OrderReference {
  poNumber: string;
  note: string;
}

/**
 * How many of a hundred orders of a business with PO numbers have one, and how many have a note.
 */
const shares = { poNumber: 90, note: 14 };

/** The PO numbers of a business rise, and other suppliers get the ones in between. */
const poNumbersOf = (prefix: string, random: Random) => {
  let last = random.between(1_200, 3_900);
  return (): string => {
    last += random.between(1, 17);
    return `${prefix}${last}`;
  };
};

/** Adds references to orders, which must be oldest first. */
export const withReferences = <Order extends { userId: string }>(
  orders: readonly Order[],
  random: Random,
): (Order & OrderReference)[] => {
  const nextNumbers = new Map(
    buyers.flatMap(({ uid, poPrefix }) =>
      poPrefix === undefined ? [] : [[uid, poNumbersOf(poPrefix, random)] as const],
    ),
  );
  const happens = (share: number) => random.next() * 100 < share;
  return orders.map((order) => ({
    ...order,
    poNumber: (happens(shares.poNumber) && nextNumbers.get(order.userId)?.()) || '',
    note: happens(shares.note) ? random.item(notes) : '',
  }));
};
