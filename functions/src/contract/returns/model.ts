import type { Acknowledged, Inserted } from '../calls/responses.ts';
import type { Order } from '../orders/model.ts';
import type { ReturnActor, ReturnKind, ReturnState } from './lifecycle.ts';

/** How long the customer has to send approved pieces back. */
export const lapseDays = 30;

/** How the shop makes up for the pieces of a line. */
export const resolutions = ['credit', 'replacement', 'none'] as const;
export type Resolution = (typeof resolutions)[number];

/** The pieces of a tool in a return. */
export interface ReturnLine {
  toolId: string;
  sku: string;
  toolName: string;
  /** The pieces that the customer asked for. */
  asked: number;
  /** The pieces that the shop has agreed to; 0 until then. */
  approved: number;
  /** The pieces that have arrived; 0 until they are counted. */
  received: number;
  /** Those of them that can be sold again. */
  resellable: number;
  /** Why the customer gives them back; may be empty in a return. */
  reason: string;
  /** What the shop found; may be empty. */
  note: string;
  /** Null until the return is closed. */
  resolution: Resolution | null;
}

/** A change of a return: who made it, and in which role. */
export interface ReturnEvent<Time> {
  state: ReturnState;
  actor: ReturnActor;
  /** The account that made it; null for the shop itself. */
  uid: string | null;
  at: Time;
  reason?: string;
}

/** A return or a guarantee claim. It is never deleted. */
export interface ReturnFields<Time> {
  /** `TH-4K2M9A7C-R1` */
  number: string;
  kind: ReturnKind;
  orderId: string;
  orderNumber: string;
  /** Who pays for the order: the uid of a person, or the id of a company. */
  payerId: string;
  payerName: string;
  /** The account that placed the order. */
  userId: string;
  userName: string;
  userEmail: string;
  lines: ReturnLine[];
  /** What a credit takes off for the return, in basis points: 1000 is 10 %. */
  feeRate: number;
  /** The URLs of uploaded pictures. */
  pictures: string[];
  state: ReturnState;
  /** Why the shop takes it although the time for it has passed; empty in time. */
  exception: string;
  history: ReturnEvent<Time>[];
  /** When an approved return lapses; null before, and for a claim. */
  lapsesAt: Time | null;
  /** The credit note with which it was closed. */
  creditNoteNumber: string | null;
  /** The shipment of its replacements. */
  shipmentNumber: string | null;
  createdAt: Time;
}

/** A return in a response; times are ISO 8601. */
export interface OrderReturn extends ReturnFields<string> {
  _id: string;
}

/** The response to a new return: with the order, which counts it. */
export interface RequestedReturn extends Inserted {
  return: OrderReturn;
  order: Order;
}

/** The response to a transition of a return. */
export interface ChangedReturn extends Acknowledged {
  return: OrderReturn;
}

/** The id of the return of an order with a number: the id of the order, and its position. */
export const returnIdOf = (orderId: string, number: string): string =>
  `${orderId}-${number.slice(number.lastIndexOf('-') + 1)}`;

/** The file name of a return slip: `return-TH-4K2M9A7C-R1.pdf`. */
export const returnSlipFileOf = ({ number }: Pick<OrderReturn, 'number'>): string =>
  `return-${number}.pdf`;

/** The fields of a return that say how many pieces it is about. */
export interface CountedReturn {
  number: string;
  kind: ReturnKind;
  state: ReturnState;
  lines: readonly Pick<ReturnLine, 'toolId' | 'asked' | 'approved' | 'received' | 'resolution'>[];
  history: readonly Pick<ReturnEvent<unknown>, 'state'>[];
}

/** Whether the pieces of a return have been counted. */
export const isReceived = ({ history }: Pick<CountedReturn, 'history'>): boolean =>
  history.some(({ state }) => state === 'received');

/**
 * The pieces of a line for which the shop makes up when the return is closed: those that have
 * arrived. Of a claim whose pieces stay with the customer, the approved ones.
 */
export const settledPieces = (
  found: Pick<CountedReturn, 'kind' | 'history'>,
  { approved, received }: Pick<ReturnLine, 'approved' | 'received'>,
): number => {
  if (isReceived(found)) return received;
  return found.kind === 'claim' ? approved : 0;
};
