import {
  companyEventTypes,
  type DeliveryStatus,
  type EventKind,
  type EventType,
  eventTypes,
  eventTypesByKind,
  type MailFilter,
  type OffReason,
  shopEventKinds,
  type Webhook,
} from 'functions/contract';
import type { StatusChipProps } from '../../../ui/feedback/StatusChip.tsx';
import type { StatusChips } from '../../../ui/feedback/statusChips.ts';

/** The names of what events are about. */
export const eventKindTexts: Record<EventKind, string> = {
  order: 'Orders',
  shipment: 'Shipments',
  return: 'Returns',
  invoice: 'Invoices and credit notes',
  payment: 'Payments',
  quote: 'Quotes',
  company: 'Companies',
  price: 'Price lists',
  stock: 'Stock',
};

const eventGroups = Object.entries(eventTypesByKind) as [EventKind, readonly EventType[]][];

const isOfShop = (kind: EventKind): boolean =>
  (shopEventKinds as readonly EventKind[]).includes(kind);

/** The types of events of each kind that an owner can receive. */
export const eventGroupsOf = (owner: string | null) =>
  owner === null ? eventGroups : eventGroups.filter(([kind]) => !isOfShop(kind));

/** Which events an endpoint receives. */
export const eventsText = ({ events, owner }: Pick<Webhook, 'events' | 'owner'>): string => {
  const { length } = owner === null ? eventTypes : companyEventTypes;
  return events.length === 0 ? 'All' : `${events.length} of ${length}`;
};

/** Whether an endpoint works. */
export const webhookChipOf = ({
  status,
  failingSince,
}: Pick<Webhook, 'status' | 'failingSince'>): StatusChipProps => {
  if (status === 'off') return { label: 'Off' };
  return failingSince === null
    ? { label: 'On', color: 'success' }
    : { label: 'Failing', color: 'warning' };
};

/** Why an endpoint is off, and what to do about it. */
export const offTexts: Record<OffReason, string> = {
  staff: 'It was switched off by hand, and receives nothing.',
  gone: 'It was switched off because its address answered 410 Gone, which means that nothing is expected there any more.',
  failing:
    'It was switched off because no delivery had arrived for 3 days. Repair what receives them, and switch it on again.',
};

/** What to do once an endpoint is on again. */
export const afterOffText =
  'Events of the time when it is off are not lost: once it is on, replay the period.';

/** The statuses of a delivery. */
export const deliveryChips: StatusChips<DeliveryStatus> = {
  PENDING: { label: 'Waiting' },
  PROCESSING: { label: 'Sending' },
  RETRY: { label: 'Retrying', color: 'warning' },
  SUCCESS: { label: 'Delivered', color: 'success' },
  ERROR: { label: 'Failed', color: 'error' },
};

/** The filters of a list of deliveries. */
export const deliveryFilterTexts: Record<MailFilter, string> = {
  all: 'All',
  waiting: 'Waiting',
  sent: 'Delivered',
  failed: 'Failed',
};
