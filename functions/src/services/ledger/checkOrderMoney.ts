import { customers, invoices, orders, payments } from '../../collections.ts';
import type { InvoiceDocument, OrderDocument } from '../../contract/index.ts';
import { readDocuments, readFields } from '../../documents.ts';
import { batchesById, type Found } from '../../queries.ts';
import {
  documentNumbersOf,
  type OrderMoney,
  readOpenAmounts,
  readOrderMoney,
} from '../../readOnlyTransactions.ts';
import { findByIds } from './findByIds.ts';
import { orderMoneyProblems } from './orderMoney.ts';

const documentsOf = async (batch: readonly OrderDocument[]) => {
  const numbers = batch.flatMap(documentNumbersOf);
  const found = await readDocuments(numbers.map((number) => invoices.doc(number)));
  return new Map<string, InvoiceDocument>(
    numbers.flatMap((number, index) => {
      const document = found[index];
      return document ? [[number, document] as const] : [];
    }),
  );
};

const readBatch = async (batch: readonly Found<OrderDocument>[]): Promise<OrderMoney[]> => {
  const [byOrder, documents] = await Promise.all([
    findByIds(
      payments,
      'orderId',
      batch.map(({ id }) => id),
      ({ orderId }) => orderId,
    ),
    documentsOf(batch.map(({ content }) => content)),
  ]);
  return batch.map(({ id, content }) => ({
    id,
    order: content,
    payments: byOrder.get(id) ?? [],
    documents,
  }));
};

// The order may have changed between the reads, so one snapshot decides.
const problemsOf = async (money: OrderMoney): Promise<string[]> => {
  if (orderMoneyProblems(money).length === 0) return [];
  const current = await readOrderMoney(money.id);
  return current ? orderMoneyProblems(current) : [];
};

const openAmountProblems = async (uid: string): Promise<string[]> => {
  const { stored, orders: sum } = await readOpenAmounts(uid);
  return stored === sum
    ? []
    : [`customer ${uid} has ${stored} cents open, but the orders add up to ${sum}`];
};

/** The customers of open orders who have no document, which the check of all customers does not reach. */
const missingCustomers = async (batch: readonly OrderDocument[]): Promise<string[]> => {
  const open = batch.filter(({ amountDue = 0 }) => amountDue > 0);
  const uids = [...new Set(open.map(({ userId }) => userId))];
  const found = await readFields(
    uids.map((uid) => customers.doc(uid)),
    ['open'],
  );
  return uids.filter((_, index) => found[index] === undefined);
};

const inTurn = async <Item>(
  items: readonly Item[],
  check: (item: Item) => Promise<string[]>,
): Promise<string[]> => {
  const problems: string[] = [];
  for (const item of items) problems.push(...(await check(item)));
  return problems;
};

/**
 * Checks that what each order has paid and was refunded is the sum of its payments, that it has the
 * invoice and the credit note that it needs, and that the open amount of each customer is the sum of the
 * orders. Can run while the shop sells.
 */
export const checkOrderMoney = async (): Promise<string[]> => {
  const problems: string[] = [];
  const lost = new Set<string>();
  for await (const batch of batchesById(orders)) {
    problems.push(...(await inTurn(await readBatch(batch), problemsOf)));
    for (const uid of await missingCustomers(batch.map(({ content }) => content))) lost.add(uid);
  }
  for await (const batch of batchesById(customers)) {
    problems.push(...(await inTurn(batch, ({ id }) => openAmountProblems(id))));
  }
  return [...problems, ...(await inTurn([...lost], openAmountProblems))];
};
