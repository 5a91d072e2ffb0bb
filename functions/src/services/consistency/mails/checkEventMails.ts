import type { StoredInvoice } from '../../../documents/orders/invoices.ts';
import type { OrderDocument } from '../../../documents/orders/orders.ts';
import type { QuoteDocument } from '../../../documents/orders/quotes.ts';
import type { OrderRequestDocument } from '../../../documents/orders/requests.ts';
import {
  inquiries,
  invoices,
  mail,
  orderRequests,
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
import { goesToCompany } from '../../ordering/orders/companyInvoiceMail.ts';
import type { DocumentReport } from '../documents/checkDocuments.ts';
import { readRequestMails } from '../documents/companySnapshots.ts';
import { findByIds } from '../documents/findByIds.ts';
import { mailHeads, readOrderMails, readQuoteMails } from '../documents/mailSnapshots.ts';
import { isInPeriod, type MailPeriod, readMailPeriod } from './mailPeriod.ts';
import { orderMailProblems } from './orderMails.ts';
import { quoteMailProblems } from './quoteMails.ts';
import { requestIdOf, requestMailProblems } from './requestMails.ts';

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

const checkRequest = async (id: string, period: MailPeriod): Promise<string[]> => {
  const current = await readRequestMails(id);
  if (!current) return [];
  const { companyMails, ...about } = current;
  const mails = companyMails.filter((found) => requestIdOf(found) === id);
  return requestMailProblems({ id, ...about, mails }, period);
};

const checkRequests = async (
  batch: readonly Found<OrderRequestDocument>[],
  period: MailPeriod,
): Promise<string[]> => {
  const companyIds = [...new Set(batch.map(({ content }) => content.companyId))];
  const ofCompanies = await mailsAbout(companyIds);
  const mailsOf = Map.groupBy([...ofCompanies.values()].flat(), requestIdOf);
  const problems: string[] = [];
  for (const { id, content: request } of batch) {
    const about = { id, request, mails: mailsOf.get(id) ?? [], deleted: new Set<string>() };
    if (requestMailProblems(about, period).length === 0) continue;
    problems.push(...(await checkRequest(id, period)));
  }
  return problems;
};

/** Each invoice and credit note goes to the company's address for invoices, where it has another. */
const checkCompanyInvoices = async (
  batch: readonly Found<StoredInvoice>[],
  period: MailPeriod,
): Promise<string[]> => {
  const kind = 'company-invoice';
  const mailed = batch.filter(
    ({ content: invoice }) =>
      goesToCompany(invoice) && isInPeriod({ kind, at: invoice.issuedAt }, period),
  );
  const found = await readFields(
    mailed.map(({ id }) => mail.doc(mailIdOf({ kind, eventId: id }))),
    ['kind'],
  );
  const missing = mailed.filter((_, index) => !found[index]);
  return missing.map(({ id }) => `invoice ${id} has no mail to the company's address for invoices`);
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
 * Checks that there is exactly one mail for each event of orders, payments, invoices, quotes,
 * requests and inquiries that is reported by one, and at most one to the shop. Can run while the
 * shop sells. Costs a read for each order, payment, quote, request, inquiry and invoice of a company,
 * and for each of their mails.
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
  for await (const batch of batchesById(orderRequests)) {
    problems.push(...(await checkRequests(batch, period)));
  }
  for await (const batch of batchesById(invoices)) {
    problems.push(...(await checkCompanyInvoices(batch, period)));
  }
  problems.push(...(await checkInquiries(period)));
  return { count: await countDocuments(mail), problems };
};
