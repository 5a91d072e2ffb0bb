import type { OrderDocument } from '../../documents/orders/orders.ts';
import type { ReturnDocument } from '../../documents/orders/returns.ts';
import { orders, returns } from '../../store/collections/collections.ts';
import { readFields } from '../../store/reads/documents.ts';
import { batchesById, type Found } from '../../store/reads/queries.ts';
import type { DocumentReport } from './documents/checkDocuments.ts';
import { findByIds } from './documents/findByIds.ts';
import { mailHeads, readReturnMails } from './documents/mailSnapshots.ts';
import { readOrderReturns } from './documents/orderSnapshots.ts';
import { type MailPeriod, readMailPeriod } from './mails/mailPeriod.ts';
import { returnMailProblems } from './mails/returnMails.ts';
import { returnProblems } from './returnProblems.ts';

// The order may have changed between the reads, so one snapshot decides.
const problemsOf = async (
  { id, content: order }: Found<OrderDocument>,
  found: readonly Found<ReturnDocument>[],
): Promise<string[]> => {
  if (returnProblems(id, { order, returns: found }).length === 0) return [];
  const current = await readOrderReturns(id);
  return current ? returnProblems(id, current) : [];
};

const mailProblems = async (
  batch: readonly Found<ReturnDocument>[],
  period: MailPeriod,
): Promise<string[]> => {
  const ids = batch.map(({ id }) => id);
  const mails = await findByIds(mailHeads(), 'about.id', ids, ({ about }) => about.id);
  const problems: string[] = [];
  for (const { id, content: found } of batch) {
    const about = { id, found, mails: mails.get(id) ?? [], customerIsDeleted: false };
    if (returnMailProblems(about, period).length === 0) continue;
    const current = await readReturnMails(id);
    if (current) problems.push(...returnMailProblems(current, period));
  }
  return problems;
};

const strayReturns = async (batch: readonly Found<ReturnDocument>[]): Promise<string[]> => {
  const found = await readFields(
    batch.map(({ content }) => orders.doc(content.orderId)),
    ['number'],
  );
  return batch
    .filter((_, index) => found[index] === undefined)
    .map(({ id, content }) => `return ${id} is of order ${content.orderId}, which does not exist`);
};

/**
 * Checks that each order has the returns and claims that its history tells, with the same pieces,
 * each return its order, and each of its changes its mail. Can run while the shop sells. Costs a
 * read for each order, and two for each return and one for each of its mails.
 */
export const checkReturns = async (now = new Date()): Promise<DocumentReport> => {
  const report: DocumentReport = { count: 0, problems: [] };
  for await (const batch of batchesById(orders)) {
    const ids = batch.map(({ id }) => id);
    const byOrder = await findByIds(returns, 'orderId', ids, ({ orderId }) => orderId);
    for (const order of batch) {
      report.problems.push(...(await problemsOf(order, byOrder.get(order.id) ?? [])));
    }
  }
  const period = await readMailPeriod(now);
  for await (const batch of batchesById(returns)) {
    report.count += batch.length;
    report.problems.push(...(await strayReturns(batch)), ...(await mailProblems(batch, period)));
  }
  return report;
};
