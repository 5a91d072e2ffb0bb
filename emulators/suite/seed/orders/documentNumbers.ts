import { type InvoiceKind, invoiceNumberOf, type ShopSettings, yearOf } from 'functions/contract';
import type { OrderDocument } from 'functions/documents';
import type { SeedOrder } from './generateOrders.ts';
import { confirmationOf } from './status.ts';

/** The numbers of an order's documents, of credit notes oldest first. */
export type IssuedNumbers = Pick<OrderDocument, 'invoiceNumber' | 'creditNoteNumbers'>;

type Issuing = Pick<SeedOrder, 'id' | 'history'>;

const invoicedAt = (order: Issuing): Date[] => {
  const confirmed = confirmationOf(order);
  return confirmed ? [confirmed.at] : [];
};

const creditedAt = ({ history }: Issuing): Date[] =>
  history.filter(({ credit }) => credit !== undefined).map(({ at }) => at);

/** The numbers by order: each year has its own sequence, in the order of the dates of issue. */
const sequenceOf = (
  kind: InvoiceKind,
  orders: readonly Issuing[],
  issuedAt: (order: Issuing) => Date[],
  timeZone: string,
): Map<string, string[]> => {
  const issued = orders
    .flatMap((order) => issuedAt(order).map((at) => ({ id: order.id, at })))
    .toSorted((one, other) => one.at.getTime() - other.at.getTime());
  const numbers = new Map<string, string[]>();
  for (const [year, ofYear] of Map.groupBy(issued, ({ at }) => yearOf(at, timeZone))) {
    for (const [index, { id }] of ofYear.entries()) {
      numbers.set(id, [...(numbers.get(id) ?? []), invoiceNumberOf(kind, year, index + 1)]);
    }
  }
  return numbers;
};

/** The numbers of the documents of each order. */
export const issuedNumbers = (
  orders: readonly Issuing[],
  { timeZone }: Pick<ShopSettings, 'timeZone'>,
): ((id: string) => IssuedNumbers) => {
  const invoices = sequenceOf('invoice', orders, invoicedAt, timeZone);
  const creditNotes = sequenceOf('credit-note', orders, creditedAt, timeZone);
  return (id) => ({
    invoiceNumber: invoices.get(id)?.[0] ?? null,
    creditNoteNumbers: creditNotes.get(id) ?? [],
  });
};
