import Typography from '@mui/material/Typography';
import {
  cancellationSchema,
  counted,
  countsAsSold,
  creditedPieces,
  creditOfCancelled,
  formatCentsIn,
  type LinePieces,
  piecesOf,
  progressAfter,
  remainingOf,
  remainingPiecesOf,
  sumPieces,
  trimBlanks,
} from 'functions/contract';
import { useState } from 'react';
import { getMailText } from '../../../domain/order/mailedTexts.ts';
import type { Order } from '../../../domain/order/order.ts';
import { PiecesFields } from '../../../domain/order/pieces/PiecesFields.tsx';
import {
  chosenPieces,
  chosenSum,
  type PieceRow,
  piecesDeed,
  rowErrors,
  startRows,
} from '../../../domain/order/pieces/pieceRows.ts';
import { useOrderUndo } from '../../../domain/order/useOrderUndo.ts';
import { schemaErrors } from '../../../lib/forms/schemaErrors.ts';
import type { DialogState } from '../../../ui/inputs/forms/FormDialog.tsx';
import { ReasonField } from '../../../ui/inputs/forms/ReasonField.tsx';
import { PartForm } from './PartForm.tsx';
import type { PartChanges } from './usePartChanges.ts';

interface CancelValues {
  lines: PieceRow[];
  reason: string;
}

interface CancelPiecesDialogProps extends DialogState {
  order: Order;
  /** Whether an admin cancels: any pieces, with a reason. A customer cancels whole lines. */
  admin: boolean;
  changes: PartChanges;
}

const isWholeOrder = (order: Order, rows: readonly PieceRow[]): boolean =>
  sumPieces(order.lines, ({ shipped }) => shipped) === 0 &&
  chosenSum(rows) === remainingPiecesOf(order);

/** What an order without an invoice comes to after the cancellation of pieces. */
const newTotalText = (order: Order, pieces: readonly LinePieces[]): string => {
  if (pieces.length === 0) return 'The total is computed again without the cancelled pieces.';
  const by = { actor: 'admin', uid: null, at: '' } as const;
  const { total } = progressAfter(order, { step: 'cancelled', ...by, pieces: [...pieces] });
  const [before, after] = [order.total, total].map((one) => formatCentsIn(order.currency, one));
  return `The new total is ${after} instead of ${before}.`;
};

/** What follows from the cancellation of the chosen pieces. */
const consequenceOf = (order: Order, rows: readonly PieceRow[], hasErrors: boolean): string => {
  if (!hasErrors && isWholeOrder(order, rows)) return 'This cancels the whole order.';
  if (order.invoiceNumber === null) return newTotalText(order, hasErrors ? [] : chosenPieces(rows));
  const pieces = creditedPieces(order, hasErrors ? [] : chosenPieces(rows));
  const credit = creditOfCancelled(order, pieces);
  return credit
    ? `A credit note of ${formatCentsIn(order.currency, credit.totals.total)} covers them.`
    : 'A credit note covers what was invoiced.';
};

const hasRowErrors = (order: Order, rows: readonly PieceRow[]): boolean =>
  Object.keys(rowErrors(rows, order, remainingOf)).length > 0;

/** `Cancel 1 piece, credit $12.75`; without a credit before the invoice. */
const deedOf = (order: Order, rows: readonly PieceRow[]): string => {
  const deed = piecesDeed('Cancel', chosenSum(rows));
  if (hasRowErrors(order, rows)) return deed;
  const credit = creditOfCancelled(order, creditedPieces(order, chosenPieces(rows)));
  return credit ? `${deed}, credit ${formatCentsIn(order.currency, credit.totals.total)}` : deed;
};

const noticeOf = (before: Order, after: Order): string => {
  const count =
    sumPieces(after.lines, ({ cancelled }) => cancelled) -
    sumPieces(before.lines, ({ cancelled }) => cancelled);
  return !countsAsSold(after.status)
    ? `Order ${after.number} cancelled`
    : `${counted(count, 'piece')} of ${piecesOf(after)} in order ${after.number} cancelled`;
};

/** Cancels pieces of an order that were not shipped. */
export const CancelPiecesDialog = ({
  order,
  admin,
  changes,
  ...dialog
}: CancelPiecesDialogProps) => {
  const [start] = useState<CancelValues>(() => ({ lines: startRows(order, () => 0), reason: '' }));
  const errorsOf = ({ lines, reason }: CancelValues) => ({
    ...(admin && schemaErrors(cancellationSchema, { reason })),
    ...rowErrors(lines, order, remainingOf),
  });
  const withUndo = useOrderUndo();
  const send = async ({ lines, reason }: CancelValues) => {
    const body = { lines: chosenPieces(lines), ...(admin && { reason: trimBlanks(reason) }) };
    const after = await changes.cancel(body);
    return withUndo(noticeOf(order, after), [after]);
  };
  return (
    <PartForm
      {...dialog}
      order={order}
      question={admin ? 'Cancel pieces of this order' : 'Cancel lines of this order'}
      labels={({ lines }) => ({ confirm: deedOf(order, lines) })}
      color="error"
      start={start}
      errorsOf={errorsOf}
      onSend={send}
    >
      {({ lines }) => {
        const hasErrors = hasRowErrors(order, lines);
        return (
          <>
            <PiecesFields order={order} roomOf={remainingOf} whole={!admin} />
            <Typography>{consequenceOf(order, lines, hasErrors)}</Typography>
            {admin && (
              <>
                <Typography sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
                  {`The pieces return to stock. ${getMailText([order], ' with the reason')}`}
                </Typography>
                <ReasonField id="part-reason" sx={{ mt: 2 }} />
              </>
            )}
          </>
        );
      }}
    </PartForm>
  );
};
