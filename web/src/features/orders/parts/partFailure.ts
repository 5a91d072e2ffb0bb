import {
  counted,
  type DetailsOf,
  formatCentsIn,
  type ParcelStatus,
  type ShortLine,
} from 'functions/contract';
import type { Order } from '../../../domain/order/order.ts';
import { orderStatusChips } from '../../../domain/order/orderFilters.ts';
import { errorsOfRows, type PieceRow } from '../../../domain/order/pieces/pieceRows.ts';
import { namedPieces } from '../../../domain/order/pieces/piecesTexts.ts';
import { ApiProblem, isClientError } from '../../../lib/api/apiProblem.ts';
import { messageOf } from '../../../lib/api/messages.ts';
import type { FormFailure } from '../../../lib/forms/formFailure.ts';
import { toFormFailure } from '../../../lib/forms/toFormFailure.ts';

const list = new Intl.ListFormat('en');

const changed = 'The order has changed in the meantime.';

const parcelTexts: Record<ParcelStatus, string> = {
  underway: 'The parcel is still on its way.',
  delivered: 'The parcel has been marked as delivered in the meantime.',
  reversed: 'The parcel has been reversed in the meantime.',
};

const parcelText = ({
  shipmentStatus,
  openReturns,
}: DetailsOf<'shipment-not-changeable'>): string =>
  openReturns.length > 0
    ? `The customer is returning pieces of this parcel: decline ${list.format(openReturns)}, or book what has arrived. Then see whether the parcel was a mistake.`
    : parcelTexts[shipmentStatus];

const countersOf = ({ quantity, cancelled, shipped, credited }: ShortLine): string =>
  [
    `${quantity} ordered`,
    ...(cancelled > 0 ? [`${cancelled} cancelled`] : []),
    ...(shipped > 0 ? [`${shipped} shipped`] : []),
    ...(credited > 0 ? [`${credited} credited`] : []),
  ].join(', ');

const shortText = (line: ShortLine, order: Order): string => {
  const [named] = namedPieces(order, [line]);
  return `${named?.toolName}: ${counted(line.left, 'piece')} left (${countersOf(line)}).`;
};

const nothingLeft = (lines: readonly ShortLine[], order: Order): string =>
  lines.length === 0
    ? `${changed} Nothing is left.`
    : [changed, ...lines.map((line) => shortText(line, order))].join(' ');

const refusalText = (error: unknown, order: Order): string => {
  if (!(error instanceof ApiProblem)) return messageOf(error);
  if (error.code === 'nothing-left') return nothingLeft(error.details.shortLines, order);
  if (error.code === 'credit-too-high') {
    const { due } = error.details;
    return due > 0
      ? `Only ${formatCentsIn(order.currency, due)} without tax is left to credit.`
      : 'Nothing of the invoice is left to credit.';
  }
  if (error.code === 'transition-not-allowed' || error.code === 'order-not-cancellable')
    return `The status of the order is now ${orderStatusChips[error.details.orderStatus].label}, which does not allow this.`;
  if (error.code === 'shipment-not-changeable') return parcelText(error.details);
  return messageOf(error);
};

const retryAdvice = (error: unknown): string =>
  error instanceof ApiProblem && !isClientError(error)
    ? ' If you confirm it again as it is, it is done only once.'
    : '';

/** Why a change of a part of an order has failed, with the errors of its rows. */
export const partFailure = (
  error: unknown,
  order: Order,
  rows: readonly PieceRow[] = [],
): FormFailure => ({
  message: refusalText(error, order) + retryAdvice(error),
  errors: errorsOfRows(toFormFailure(error, '').errors, rows),
});
