import {
  type LinePieces,
  type OrderStep,
  orderNumberOf,
  shipmentNumberOf,
} from 'functions/contract';
import type { StoredOrderEvent } from 'functions/documents';
import { admin } from '../../data/accounts.ts';
import { afterWorking } from '../../data/calendar.ts';
import { carriers } from './texts.ts';

/** A step of an order in parts. */
export interface PlannedPart {
  step: Exclude<OrderStep, 'placed'>;
  /** How many minutes after the step before it; those of the shop in its working hours. */
  after: number;
  pieces?: LinePieces[];
  /** The shipment that arrives or is reversed, from 1 on. */
  parcel?: number;
  reason?: string;
  /** A credit without pieces: its net amount, and what it is for. */
  amount?: { net: number; text: string };
  /** Whether the buyer takes the step, and not the shop. */
  byBuyer?: boolean;
}

interface PlannedOrder {
  id: string;
  uid: string;
  placedAt: Date;
  plan: readonly PlannedPart[];
}

const minuteMs = 60_000;

const [carrier] = carriers;

const carrierOf = (position: number) => ({
  carrier: carrier?.carrier ?? '',
  trackingNumber: `${carrier?.prefix}${4_100_000_000 + 7_919 * position}`,
});

const timeOf = ({ after, byBuyer }: PlannedPart, since: Date): Date =>
  byBuyer ? new Date(since.getTime() + after * minuteMs) : afterWorking(after, since);

const byOf = ({ byBuyer }: PlannedPart, uid: string) =>
  byBuyer ? ({ actor: 'customer', uid } as const) : ({ actor: 'admin', uid: admin.uid } as const);

const detailsOf = (
  { step, pieces, parcel, reason, amount }: PlannedPart,
  number: string,
  position: number,
): Partial<StoredOrderEvent> => ({
  ...(step === 'shipped' && carrierOf(position)),
  ...(pieces && { pieces }),
  ...(parcel && { shipmentNumber: shipmentNumberOf(number, parcel) }),
  ...(reason && { reason }),
  ...(amount && { credit: { net: amount.net, total: amount.net }, creditText: amount.text }),
});

/** The history of an order that goes by a plan, without what follows from it. */
export const plannedHistory = ({ id, uid, placedAt, plan }: PlannedOrder): StoredOrderEvent[] => {
  const common = { status: 'placed', transitionId: null } as const;
  const history: StoredOrderEvent[] = [
    { step: 'placed', ...common, actor: 'customer', uid, at: placedAt },
  ];
  for (const [position, part] of plan.entries()) {
    const at = timeOf(part, history.at(-1)?.at ?? placedAt);
    const details = detailsOf(part, orderNumberOf(id), position);
    history.push({ step: part.step, ...common, ...byOf(part, uid), at, ...details });
  }
  return history;
};
