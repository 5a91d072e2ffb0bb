import { returnIdOf, returnNumberOf } from '../../../contract/index.ts';
import type { OrderDocument } from '../../../documents/orders/orders.ts';
import type { ReturnDocument } from '../../../documents/orders/returns.ts';
import { returns } from '../../../store/collections/collections.ts';
import type { Transaction } from '../../../store/writes/transaction.ts';

const countedFields = ['number', 'kind', 'status', 'lines', 'history'] as const;

/** The returns of an order so far, as far as they say which pieces they are about. */
export const readReturnsOf = async (
  transaction: Transaction,
  orderId: string,
  { number, returnCount }: OrderDocument,
): Promise<Pick<ReturnDocument, (typeof countedFields)[number]>[]> => {
  if (returnCount === 0) return [];
  const ids = Array.from({ length: returnCount }, (_, index) =>
    returnIdOf(orderId, returnNumberOf(number, index + 1)),
  );
  const found = await transaction.readAll(
    ids.map((id) => returns.doc(id)),
    countedFields,
  );
  return found.filter((one) => one !== undefined);
};
