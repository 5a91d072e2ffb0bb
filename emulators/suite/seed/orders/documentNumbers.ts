import {
  type InvoiceKind,
  invoiceNumberOf,
  needsCreditNote,
  type ShopSettings,
  yearOf,
} from 'functions/contract';
import type { OrderDocument } from 'functions/documents';
import type { SeedOrder } from './generateOrders.ts';
import { cancellationOf, confirmationOf } from './status.ts';

/** The numbers of an order's documents. */
export type IssuedNumbers = Pick<OrderDocument, 'invoiceNumber' | 'creditNoteNumber'>;

type Issuing = Pick<SeedOrder, 'id' | 'history'>;

const invoicedAt = (order: Issuing): Date | undefined => confirmationOf(order)?.at;

const creditedAt = (order: Issuing): Date | undefined => {
  const cancelled = cancellationOf(order);
  const before = order.history.at(-2)?.status;
  return cancelled && before && needsCreditNote(before, cancelled.status)
    ? cancelled.at
    : undefined;
};

/** The numbers by order: each year has its own sequence, in the order of the dates of issue. */
const sequenceOf = (
  kind: InvoiceKind,
  orders: readonly Issuing[],
  issuedAt: (order: Issuing) => Date | undefined,
  timeZone: string,
): Map<string, string> => {
  const issued = orders
    .flatMap((order) => {
      const at = issuedAt(order);
      return at ? { id: order.id, at } : [];
    })
    .toSorted((one, other) => one.at.getTime() - other.at.getTime());
  const years = Map.groupBy(issued, ({ at }) => yearOf(at, timeZone));
  return new Map(
    [...years].flatMap(([year, ofYear]) =>
      ofYear.map(({ id }, index) => [id, invoiceNumberOf(kind, year, index + 1)] as const),
    ),
  );
};

/** The numbers of the documents of each order. */
export const issuedNumbers = (
  orders: readonly Issuing[],
  { timeZone }: Pick<ShopSettings, 'timeZone'>,
): ((id: string) => IssuedNumbers) => {
  const invoices = sequenceOf('invoice', orders, invoicedAt, timeZone);
  const creditNotes = sequenceOf('credit-note', orders, creditedAt, timeZone);
  return (id) => ({
    invoiceNumber: invoices.get(id) ?? null,
    creditNoteNumber: creditNotes.get(id) ?? null,
  });
};
