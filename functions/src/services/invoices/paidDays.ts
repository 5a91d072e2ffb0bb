import { amountDueOf, type PaymentState, paidDayOf } from '../../contract/index.ts';
import { payments } from '../../store/collections/collections.ts';
import { batchesById, selectFields } from '../../store/reads/queries.ts';

/** The fields of a stored order that decide what is open of it. */
export const owedFields = ['status', 'total', 'credited', 'paid'] as const;

/** An order, and what decides the amount that is open of it. */
export type OwedOrder = PaymentState & { id: string };

/** Firestore accepts up to 30 values in a query. */
const idsPerQuery = 30;

const entryFields = ['orderId', 'kind', 'amount', 'receivedAt'] as const;

const readEntries = async (ids: readonly string[]) => {
  const query = selectFields(payments.where('orderId', 'in', ids), entryFields);
  const found = [];
  for await (const batch of batchesById(query, 300)) found.push(...batch);
  return found.map(({ content }) => content);
};

/** The days on which orders were paid in full, by their ids, for those that are. */
export const readPaidDays = async (
  orders: readonly OwedOrder[],
): Promise<ReadonlyMap<string, string>> => {
  const paid = orders.filter((order) => order.paid > 0 && amountDueOf(order) === 0);
  const days = new Map<string, string>();
  for (let start = 0; start < paid.length; start += idsPerQuery) {
    const part = paid.slice(start, start + idsPerQuery);
    const entries = await readEntries(part.map(({ id }) => id));
    for (const order of part) {
      days.set(
        order.id,
        paidDayOf(
          order,
          entries.filter(({ orderId }) => orderId === order.id),
        ),
      );
    }
  }
  return days;
};
