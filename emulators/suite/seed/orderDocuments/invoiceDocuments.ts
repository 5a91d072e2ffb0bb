import {
  type CreditContents,
  cancelledPieces,
  collectionNames,
  creditedPieces,
  creditNoteOf,
  creditOfAmount,
  creditOfCancelled,
  creditOfPieces,
  type InvoiceDocument,
  invoicedCompanyOf,
  invoiceOf,
  invoiceTermsOf,
  type OrderProgress,
  refundDueOf,
  replay,
  yearOf,
} from 'functions/contract';
import type {
  CounterDocument,
  OrderDocument,
  StoredInvoice,
  StoredOrderEvent,
} from 'functions/documents';
import { companyDocumentOf } from '../companyDocuments/companyDocuments.ts';
import type { Seed } from '../dataset/seedData.ts';
import type { SeedDocument } from '../documents/documents.ts';
import { holdOf } from '../orders/dueDates.ts';
import type { SeedOrder } from '../orders/generateOrders.ts';
import { paidOf } from '../orders/payments.ts';
import { returnCreditOf } from '../orders/progress.ts';
import { confirmationOf } from '../orders/status.ts';

const paidUntil = ({ payments }: SeedOrder, at: Date): number =>
  paidOf(payments.filter(({ recordedAt }) => recordedAt <= at));

/** The invoice of an order, as the shop issued it at the confirmation. */
const invoiceFor = (order: SeedOrder, content: OrderDocument, seed: Seed): InvoiceDocument[] => {
  const { settings } = seed;
  const at = confirmationOf(order)?.at;
  const { invoiceNumber } = content;
  if (!at || invoiceNumber === null) return [];
  const atThatTime = { ...content, paid: paidUntil(order, at), dueAt: holdOf(order, settings) };
  const invoiced = { id: order.id, order: atThatTime, at };
  const company = companyDocumentOf(order.payerId, seed);
  const named = company ? invoicedCompanyOf(company, settings) : null;
  return [{ ...invoiceOf(invoiced, settings, named), number: invoiceNumber }];
};

/** What a credit note says, as the event that has issued it and the order before it tell. */
const contentsOf = (
  order: SeedOrder,
  before: OrderProgress,
  event: StoredOrderEvent,
): CreditContents | null => {
  const { step, pieces = [], credit, creditText = '' } = event;
  if (step === 'cancelled') {
    return creditOfCancelled(before, creditedPieces(before, cancelledPieces(before, event)));
  }
  if (step === 'settled') return returnCreditOf(order, before, event);
  return pieces.length > 0
    ? creditOfPieces(before, pieces)
    : creditOfAmount(before, creditText, credit?.net ?? 0);
};

const creditNotesFor = (
  order: SeedOrder,
  content: OrderDocument,
  invoice: InvoiceDocument | undefined,
): InvoiceDocument[] =>
  content.history.flatMap((event, position) => {
    const { at, reason = '', creditNoteNumber: number } = event;
    const before = replay(content, position);
    const contents = number ? contentsOf(order, before, event) : null;
    if (!number || !contents || !invoice) return [];
    const paid = paidUntil(order, at);
    const refundDueAfter = (progress: OrderProgress) => refundDueOf({ ...progress, paid });
    const refund = refundDueAfter(replay(content, position + 1)) - refundDueAfter(before);
    return [{ ...creditNoteOf(invoice, { contents, at, paid, refund, reason }), number }];
  });

const issuedFor = (order: SeedOrder, content: OrderDocument, seed: Seed): InvoiceDocument[] => {
  const invoices = invoiceFor(order, content, seed);
  return [...invoices, ...creditNotesFor(order, content, invoices[0])];
};

/** The invoices and credit notes of the orders, which have their numbers. */
export const invoiceDocuments = (
  seed: Seed,
  orders: readonly SeedDocument<OrderDocument>[],
): SeedDocument<StoredInvoice>[] =>
  seed.orders
    .flatMap((order, index) => {
      const content = orders[index]?.content;
      return content ? issuedFor(order, content, seed) : [];
    })
    .map((invoice) => ({
      path: `${collectionNames.invoices}/${invoice.number}`,
      content: { ...invoice, searchTerms: invoiceTermsOf(invoice) },
    }));

/** The counters from which the next invoices and credit notes get their numbers. */
export const counterDocuments = (
  invoices: readonly SeedDocument<InvoiceDocument>[],
): SeedDocument<CounterDocument>[] => {
  const sequences = Map.groupBy(
    invoices,
    ({ content: { kind, issuedAt, timeZone } }) => `${kind}-${yearOf(issuedAt, timeZone)}`,
  );
  return [...sequences].map(([id, { length }]) => ({
    path: `${collectionNames.counters}/${id}`,
    content: { last: length, changeId: 'seed' },
  }));
};
