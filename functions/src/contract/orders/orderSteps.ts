import type { StepRole } from '../who/actor.ts';
import type { OrderStatus } from './lifecycle.ts';
import type { LinePieces } from './lineCounters.ts';

/**
 * The events of an order. They say all that has happened to it: its counters, its amounts and its
 * status follow from them.
 */

/** The steps of an order, of which it can take most several times. */
export const orderSteps = [
  'placed',
  'confirmed',
  'shipped',
  'delivered',
  'reversed',
  'cancelled',
  'credited',
  'return-asked',
  'returned',
  'settled',
  'undone',
] as const;
export type OrderStep = (typeof orderSteps)[number];

/** Credited amounts in whole cents, without and with tax. */
export interface CreditAmounts {
  net: number;
  total: number;
}

/** The credited amounts of an order without a credit note. */
export const nothingCredited: CreditAmounts = { net: 0, total: 0 };

/** A step of an order: who took it, in which role, and its details. */
export interface OrderEvent<Time> {
  step: OrderStep;
  /** The status of the order after it. */
  status: OrderStatus;
  actor: StepRole;
  /** The account that took it; null for the shop itself. */
  uid: string | null;
  at: Time;
  reason?: string;
  carrier?: string;
  trackingNumber?: string;
  /** The shipment that was shipped or reversed, or that has arrived. Without it, all have. */
  shipmentNumber?: string;
  /**
   * The pieces that were shipped, cancelled, credited or returned. A cancellation without them is one of the
   * whole order; a credit without them is an amount with a text.
   */
  pieces?: LinePieces[];
  /** The credit note that the step has issued, and its amounts. */
  creditNoteNumber?: string;
  credit?: CreditAmounts;
  /** What the amount of a credit without pieces is for. */
  creditText?: string;
  /** The return that the step requests, counts or settles. */
  returnNumber?: string;
  /** The returned pieces that can be sold again. */
  resellable?: LinePieces[];
  /** The pieces that are replaced, in the shipment of the event. */
  replaced?: LinePieces[];
}

/** Where disputed money is: with the shop, taken from it, or given back, in this order. */
export const disputedFunds = ['untouched', 'withdrawn', 'reinstated'] as const;
