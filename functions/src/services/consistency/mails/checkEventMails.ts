import type { OrderDocument } from '../../../documents/orders.ts';
import type { QuoteDocument } from '../../../documents/quotes.ts';
import {
  inquiries,
  mail,
  orders,
  payments,
  quotes,
} from '../../../store/collections/collections.ts';
import { readFields } from '../../../store/reads/documents.ts';
import {
  batchesById,
  countDocuments,
  type Found,
  selectFields,
} from '../../../store/reads/queries.ts';
import { mailIdOf } from '../../mail/queueMail.ts';
import type { DocumentReport } from '../documents/checkDocuments.ts';
import { findByIds } from '../documents/findByIds.ts';
import { mailHeads, readOrderMails, readQuoteMails } from '../documents/snapshots.ts';
import { isInPeriod, type MailPeriod, readMailPeriod } from './mailPeriod.ts';
import { orderMailProblems } from './orderMails.ts';
import { quoteMailProblems } from './quoteMails.ts';

const mailsAbout = (ids: readonly string[]) =>
  findByIds(mailHeads(), 'about.id', ids, ({ about }) => about.id);

const idsOf = (batch: readonly Found<unknown>[]): string[] => batch.map(({ id }) => id);

// The order may have changed between the reads, so one snapshot decides.
const checkOrder = async (id: string, period: MailPeriod): Promise<string[]> => {
  const current = await readOrderMails(id);
  return current ? orderMailProblems(current, period) : [];
};

const checkOrders = async (
  batch: readonly Found<OrderDocument>[],
  period: MailPeriod,
): Promise<string[]> => {
  const ids = idsOf(batch);
  const [mails, entries] = await Promise.all([
    mailsAbout(ids),
    findByIds(payments, 'orderId', ids, ({ orderId }) => orderId),
  ]);
  const problems: string[] = [];
  for (const { id, content: order } of batch) {
    const found = { payments: entries.get(id) ?? [], mails: mails.get(id) ?? [] };
    const about = { id, order, ...found, customerIsDeleted: false };
    if (orderMailProblems(about, period).length === 0) continue;
    problems.push(...(await checkOrder(id, period)));
  }
  return problems;
};

const checkQuote = async (id: string, period: MailPeriod): Promise<string[]> => {
  const current = await readQuoteMails(id);
  return current ? quoteMailProblems(current, period) : [];
};

const checkQuotes = async (
  batch: readonly Found<QuoteDocument>[],
  period: MailPeriod,
): Promise<string[]> => {
  const mails = await mailsAbout(idsOf(batch));
  const problems: string[] = [];
  for (const { id, content: quote } of batch) {
    const about = { id, quote, mails: mails.get(id) ?? [], customerIsDeleted: false };
    if (quoteMailProblems(about, period).length === 0) continue;
    problems.push(...(await checkQuote(id, period)));
  }
  return problems;
};

const checkInquiries = async (period: MailPeriod): Promise<string[]> => {
  const problems: string[] = [];
  for await (const batch of batchesById(selectFields(inquiries, ['createdAt']))) {
    const mailed = batch.filter(({ content: { createdAt } }) =>
      isInPeriod({ kind: 'shop-inquiry', at: createdAt }, period),
    );
    const found = await readFields(
      mailed.map(({ id }) => mail.doc(mailIdOf({ kind: 'shop-inquiry', eventId: id }))),
      ['kind'],
    );
    const missing = mailed.filter((_, index) => !found[index]);
    problems.push(...missing.map(({ id }) => `inquiry ${id} has no mail to the shop`));
  }
  return problems;
};

/**
 * Checks that there is exactly one mail for each event of orders, payments, invoices, quotes and
 * inquiries that is reported by one, and at most one to the shop. Can run while the shop sells.
 * Costs a read for each order, payment, quote and inquiry, and for each of their mails.
 */
export const checkEventMails = async (now = new Date()): Promise<DocumentReport> => {
  const period = await readMailPeriod(now);
  const problems: string[] = [];
  for await (const batch of batchesById(orders)) {
    problems.push(...(await checkOrders(batch, period)));
  }
  for await (const batch of batchesById(quotes)) {
    problems.push(...(await checkQuotes(batch, period)));
  }
  problems.push(...(await checkInquiries(period)));
  return { count: await countDocuments(mail), problems };
};
