import type { DocumentData } from 'firebase-admin/firestore';
import {
  collectionNames,
  type EventType,
  isCompanyId,
  type OrderStep,
  parcelStatusOf,
  parcelsOf,
  shipmentIdOf,
} from '../../contract/index.ts';
import type { EventDocument } from '../../documents/events.ts';
import type { StoredInvoice } from '../../documents/orders/invoices.ts';
import type { OrderDocument } from '../../documents/orders/orders.ts';
import type { PaymentDocument } from '../../documents/orders/payments.ts';
import type { QuoteDocument } from '../../documents/orders/quotes.ts';
import type { ReturnDocument } from '../../documents/orders/returns.ts';
import type { CompanyDocument } from '../../documents/people/companies.ts';
import type { PriceListDocument } from '../../documents/prices.ts';
import { allCompanies, groupAudience } from './audiences.ts';

/** A document before and after a write; undefined where it does not exist. */
export interface Change<Content> {
  id: string;
  before: Content | undefined;
  after: Content | undefined;
}

/** An event of a change, under an id that follows from the change. */
export interface NewEvent extends Pick<EventDocument, 'type' | 'data' | 'audience'> {
  id: string;
}

type EventsOf<Content> = (change: {
  id: string;
  before: Content | undefined;
  after: Content;
}) => NewEvent[];

const companyOf = ({ payerId }: { payerId: string }): string | null =>
  isCompanyId(payerId) ? payerId : null;

/** The entries that a change adds to a history, with their positions. */
const added = <Entry>(
  before: { history: readonly Entry[] } | undefined,
  after: { history: readonly Entry[] },
) => {
  const from = before?.history.length ?? 0;
  return after.history.slice(from).map((entry, index) => ({ entry, position: from + index }));
};

/** Other steps are about invoices, shipments or returns, which have their own events. */
const orderTypes: Partial<Record<OrderStep, EventType>> = {
  placed: 'order.placed',
  confirmed: 'order.confirmed',
  shipped: 'order.shipped',
  delivered: 'order.delivered',
  cancelled: 'order.cancelled',
  undone: 'order.undone',
};

const orderEvents: EventsOf<OrderDocument> = ({ id, before, after }) =>
  added(before, after).flatMap(({ entry: { step, status }, position }) => {
    const type = orderTypes[step];
    if (!type) return [];
    const data = { id, number: after.number, status, version: position + 1 };
    return [{ id: `order_${id}_${position}`, type, data, audience: companyOf(after) }];
  });

/** The history of an order decides about its shipments, which are written without being read. */
const shipmentEvents: EventsOf<OrderDocument> = ({ id: orderId, before, after }) => {
  const version = after.history.length;
  if (version === before?.history.length) return [];
  const earlier = before ? parcelsOf(before) : [];
  return parcelsOf(after).flatMap((parcel, index) => {
    const status = parcelStatusOf(parcel);
    const old = earlier[index];
    if (old && parcelStatusOf(old) === status) return [];
    const id = shipmentIdOf(orderId, parcel.number);
    return {
      id: `shipment_${id}_${version}`,
      type: `shipment.${status}`,
      data: { id, number: parcel.number, status, orderId, orderNumber: after.number },
      audience: companyOf(after),
    };
  });
};

const returnEvents: EventsOf<ReturnDocument> = ({ id, before, after }) =>
  added(before, after).map(({ entry: { status }, position }) => {
    const { number, kind, orderId, orderNumber } = after;
    return {
      id: `return_${id}_${position}`,
      type: `return.${status}`,
      data: { id, number, kind, status, version: position + 1, orderId, orderNumber },
      audience: companyOf(after),
    };
  });

const quoteEvents: EventsOf<QuoteDocument> = ({ id, before, after }) =>
  added(before, after).map(({ entry: { status }, position }) => {
    const { number, version, orderId, orderNumber } = after;
    return {
      id: `quote_${id}_${position}`,
      type: `quote.${status}`,
      data: { id, number, status, version, orderId, orderNumber },
      audience: companyOf(after),
    };
  });

const companyEvents: EventsOf<CompanyDocument> = ({ id, before, after }) => {
  const { number, status, version } = after;
  if (version === before?.version) return [];
  const type = before?.status === status ? 'company.changed' : (`company.${status}` as const);
  const data = { id, number, status, version };
  return [{ id: `company_${id}_${version}`, type, data, audience: id }];
};

/** The companies to which an active list gives prices. */
const audienceOf = (list: PriceListDocument | undefined): string | null => {
  if (list?.status !== 'active') return null;
  const { kind, id } = list.audience;
  if (kind === 'all') return allCompanies;
  if (kind === 'group' && id !== null) return groupAudience(id);
  return id !== null && isCompanyId(id) ? id : null;
};

/** A list that gets another audience changes the prices of both. */
const priceListEvents: EventsOf<PriceListDocument> = ({ id, before, after }) => {
  const { version, status } = after;
  if (version === before?.version) return [];
  const [from, to] = [audienceOf(before), audienceOf(after)];
  const event = { type: 'price-list.changed', data: { id, version, status } } as const;
  const eventId = `price-list_${id}_${version}`;
  const current = { id: eventId, ...event, audience: to ?? from };
  if (from === null || to === null || from === to) return [current];
  return [current, { id: `${eventId}_before`, ...event, audience: from }];
};

const invoiceEvents: EventsOf<StoredInvoice> = ({ before, after }) => {
  if (before) return [];
  const { number, kind, orderId, orderNumber, cancels } = after;
  const data = { number, kind, orderId, orderNumber, ...(cancels && { invoice: cancels.number }) };
  const type = kind === 'invoice' ? 'invoice.issued' : 'credit.issued';
  return [{ id: `invoice_${number}`, type, data, audience: companyOf(after) }];
};

const paymentEvents: EventsOf<PaymentDocument> = ({ id, before, after }) => {
  if (before) return [];
  const { kind, orderId, orderNumber } = after;
  const data = { id, kind, orderId, orderNumber };
  return [{ id: `payment_${id}`, type: 'payment.recorded', data, audience: companyOf(after) }];
};

/** What the documents of a collection say when they change. */
const rule =
  <Content extends DocumentData>(
    ofChange: EventsOf<Content>[],
    ofDeletion: (id: string, before: Content) => NewEvent[] = () => [],
  ) =>
  ({ id, before, after }: Change<DocumentData>): NewEvent[] => {
    if (!after) return before ? ofDeletion(id, before as Content) : [];
    const change = { id, before: before as Content | undefined, after: after as Content };
    return ofChange.flatMap((events) => events(change));
  };

const deletedPriceList = (id: string, { version }: PriceListDocument): NewEvent[] => [
  {
    id: `price-list_${id}_deleted`,
    type: 'price-list.changed',
    data: { id, version, status: 'deleted' },
    audience: null,
  },
];

const rules: Readonly<Record<string, ReturnType<typeof rule>>> = {
  [collectionNames.orders]: rule<OrderDocument>([orderEvents, shipmentEvents]),
  [collectionNames.returns]: rule<ReturnDocument>([returnEvents]),
  [collectionNames.quotes]: rule<QuoteDocument>([quoteEvents]),
  [collectionNames.companies]: rule<CompanyDocument>([companyEvents]),
  [collectionNames.priceLists]: rule<PriceListDocument>([priceListEvents], deletedPriceList),
  [collectionNames.invoices]: rule<StoredInvoice>([invoiceEvents]),
  [collectionNames.payments]: rule<PaymentDocument>([paymentEvents]),
};

/** Whether changes of the documents of a collection are events. */
export const hasEvents = (collection: string): boolean => collection in rules;

/**
 * The events of a write to a document of a collection. This table alone says which changes are
 * events: each transaction applies it to what it writes.
 */
export const eventsOf = (collection: string, change: Change<DocumentData>): NewEvent[] =>
  rules[collection]?.(change) ?? [];
