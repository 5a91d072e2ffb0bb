import type { InvoiceDocument } from '../../../contract/index.ts';
import type { OrderDocument } from '../../../documents/orders/orders.ts';
import { customers, invoices, orders, payments } from '../../../store/collections/collections.ts';
import { readDocuments } from '../../../store/reads/documents.ts';
import { batchesById, type Found, selectFields } from '../../../store/reads/queries.ts';
import { findByIds } from '../documents/findByIds.ts';
import {
  documentNumbersOf,
  type OrderMoney,
  readOpenAmounts,
  readOrderMoney,
} from '../documents/snapshots.ts';
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

// Orders may have changed since they were added up, so one snapshot decides.
const openAmountProblems = async (payerId: string): Promise<string[]> => {
  const { stored, orders: sum } = await readOpenAmounts(payerId);
  return stored === sum
    ? []
    : [`payer ${payerId} has ${stored} cents open, but the orders add up to ${sum}`];
};

/**
 * The payers, also those without a document, whose open amount is not what their orders add up to.
 */
const payersOtherThan = async (due: ReadonlyMap<string, number>): Promise<string[]> => {
  const differences = new Map(due);
  for await (const batch of batchesById(selectFields(customers, ['open']))) {
    for (const { id, content } of batch) {
      differences.set(id, (due.get(id) ?? 0) - (content.open ?? 0));
    }
  }
  return [...differences].filter(([, difference]) => difference !== 0).map(([payerId]) => payerId);
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
 * invoice and the credit note that it needs, and that the open amount of each payer is the sum of
 * the orders. Can run while the shop sells. Costs a read for each order, payment, document and
 * payer.
 */
export const checkOrderMoney = async (): Promise<string[]> => {
  const problems: string[] = [];
  const due = new Map<string, number>();
  for await (const batch of batchesById(orders)) {
    problems.push(...(await inTurn(await readBatch(batch), problemsOf)));
    for (const { content } of batch) {
      const { payerId, amountDue } = content;
      due.set(payerId, (due.get(payerId) ?? 0) + amountDue);
    }
  }
  return [...problems, ...(await inTurn(await payersOtherThan(due), openAmountProblems))];
};
