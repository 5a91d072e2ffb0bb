import { counted, formatDay, type ReturnKind, type ShortLine } from 'functions/contract';
import type { Order } from '../../../domain/order/order.ts';
import { namedPieces } from '../../../domain/order/pieces/piecesTexts.ts';
import { ApiProblem, fieldErrorsOf, UploadCancelled } from '../../../lib/api/apiProblem.ts';
import { messageOf } from '../../../lib/api/messages.ts';
import type { FormFailure } from '../../../lib/forms/formFailure.ts';
import { errorsOfRows, type ReturnRow } from './returnForm.ts';

const shortText = (line: ShortLine, order: Order): string => {
  const [named] = namedPieces(order, [line]);
  const counters = [
    `${line.delivered} delivered`,
    ...(line.returned > 0 ? [`${line.returned} returned`] : []),
  ].join(', ');
  const left = line.left === 0 ? 'nothing is left' : `only ${counted(line.left, 'piece')} left`;
  return `${named?.toolName}: ${left} (${counters}). The rest is in another return.`;
};

const nothingLeft = (lines: readonly ShortLine[], order: Order): string =>
  [
    'Not so many pieces can be returned any more.',
    ...lines.map((line) => shortText(line, order)),
  ].join(' ');

const tooLate = (lastDay: string, kind: ReturnKind): string =>
  kind === 'claim'
    ? `The guarantee for some of these pieces has ended: the last day was ${formatDay(lastDay)}.`
    : `The time to return some of these pieces has passed: the last day was ${formatDay(lastDay)}.`;

const textOf = (error: unknown, order: Order, kind: ReturnKind): string => {
  if (error instanceof UploadCancelled) return 'The upload was cancelled. Nothing has been sent.';
  if (!(error instanceof ApiProblem)) return messageOf(error);
  if (error.code === 'nothing-left') return nothingLeft(error.details.shortLines, order);
  if (error.code === 'return-too-late') return tooLate(error.details.lastDay, kind);
  if (error.code === 'idempotency-conflict')
    return 'You have already sent a request from this page, with other details. Look at the returns of the order before you send this one too.';
  const { lines, pictures } = fieldErrorsOf(error);
  return lines ?? pictures ?? messageOf(error);
};

/** Why a return was not accepted, with the errors of its rows. */
export const returnRefusal = (
  error: unknown,
  order: Order,
  { kind, lines }: { kind: ReturnKind; lines: readonly ReturnRow[] },
): FormFailure => ({
  message: textOf(error, order, kind),
  errors: errorsOfRows(fieldErrorsOf(error), lines),
});
