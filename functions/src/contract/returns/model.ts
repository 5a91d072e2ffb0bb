import type { Acknowledged, Inserted } from '../calls/responses.ts';
import type { Sent } from '../kinds/fields.ts';
import type { Order } from '../orders/model.ts';
import type { returnFields, returnLineFields } from './fields.ts';
import type { ReturnEvent, ReturnKind, ReturnStatus } from './lifecycle.ts';

/** How long the customer has to send approved pieces back. */
export const returnExpiryDays = 30;

/** The pieces of a tool in a return. */
export interface ReturnLine extends Sent<typeof returnLineFields> {}

/** A return or a guarantee claim in a response; times are ISO 8601. */
export interface OrderReturn extends Sent<typeof returnFields> {
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
  status: ReturnStatus;
  lines: readonly Pick<ReturnLine, 'toolId' | 'asked' | 'approved' | 'received' | 'resolution'>[];
  history: readonly Pick<ReturnEvent<unknown>, 'status'>[];
}

/** Whether the pieces of a return have been counted. */
export const isReceived = ({ history }: Pick<CountedReturn, 'history'>): boolean =>
  history.some(({ status }) => status === 'received');

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
