import { companyStatuses } from '../companies/lifecycle.ts';
import { parcelStatuses } from '../orders/parcels.ts';
import { quoteStatuses } from '../quotes/lifecycle.ts';
import { returnStatuses } from '../returns/lifecycle.ts';

const typesOf = <Kind extends string, Status extends string>(
  kind: Kind,
  statuses: readonly Status[],
) => statuses.map((status) => `${kind}.${status}` as const);

/** The types of events, by what they are about. */
export const eventTypesByKind = {
  order: [
    'order.placed',
    'order.confirmed',
    'order.shipped',
    'order.delivered',
    'order.cancelled',
    'order.undone',
  ],
  shipment: typesOf('shipment', parcelStatuses),
  return: typesOf('return', returnStatuses),
  invoice: ['invoice.issued', 'credit.issued'],
  payment: ['payment.recorded'],
  quote: typesOf('quote', quoteStatuses),
  company: [...typesOf('company', companyStatuses), 'company.changed'],
  price: ['price-list.changed'],
  stock: ['stock.changed'],
} as const;

export const eventTypes = Object.values(eventTypesByKind).flat();
export type EventType = (typeof eventTypes)[number];
export type EventKind = keyof typeof eventTypesByKind;

/** The kinds of events that are for the shop alone. */
export const shopEventKinds = ['stock'] as const satisfies readonly EventKind[];

const shopTypes: readonly EventType[] = shopEventKinds.flatMap((kind) => eventTypesByKind[kind]);

/** The types of events that a company can receive. */
export const companyEventTypes = eventTypes.filter((type) => !shopTypes.includes(type));

/** What an endpoint can receive besides the events of the shop: the test that staff send. */
export const testEventType = 'webhook.test';
