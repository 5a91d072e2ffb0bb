import { orders } from '../../store/collections/collections.ts';
import { readFields } from '../../store/reads/documents.ts';

/** The numbers of the invoices of orders, by the ids of these; empty as long as there is none. */
export const invoiceNumbersOf = async (
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  const ids = [...new Set(orderIds)];
  const found = await readFields(
    ids.map((id) => orders.doc(id)),
    ['invoiceNumber'],
  );
  return new Map(ids.map((id, at) => [id, found[at]?.invoiceNumber ?? '']));
};
