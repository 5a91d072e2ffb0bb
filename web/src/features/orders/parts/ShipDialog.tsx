import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import {
  completeOnlyMessage,
  counted,
  remainingOf,
  remainingPiecesOf,
  shipmentSchema,
  trimBlanks,
} from 'functions/contract';
import { useState } from 'react';
import { CarrierField } from '../../../domain/order/CarrierField.tsx';
import { keepLastCarrier, readLastCarrier } from '../../../domain/order/lastCarrier.ts';
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
import { FormikTextField } from '../../../ui/inputs/forms/FormikTextField.tsx';
import { PartForm } from './PartForm.tsx';
import type { PartChanges } from './usePartChanges.ts';

interface ShipValues {
  lines: PieceRow[];
  carrier: string;
  trackingNumber: string;
  /** Why a part of an order is shipped that the buyer takes complete. */
  reason: string;
}

interface ShipDialogProps extends DialogState {
  order: Order;
  changes: PartChanges;
}

const noticeOf = (order: Order): string => {
  const remaining = remainingPiecesOf(order);
  return remaining > 0
    ? `Parcel shipped. ${counted(remaining, 'piece')} of order ${order.number} still to come.`
    : `Order ${order.number} shipped`;
};

/** Whether the chosen pieces are a part of an order that the buyer takes complete. */
const isPartOfWhole = ({ lines }: ShipValues, order: Order): boolean =>
  order.completeOnly === true && chosenSum(lines) < remainingPiecesOf(order);

/** Ships pieces of an order in a parcel: all that remain, unless fewer are chosen. */
export const ShipDialog = ({ order, changes, ...dialog }: ShipDialogProps) => {
  const [start] = useState<ShipValues>(() => ({
    lines: startRows(order, remainingOf),
    carrier: readLastCarrier(),
    trackingNumber: '',
    reason: '',
  }));
  const withUndo = useOrderUndo();
  const send = async ({ lines, ...values }: ShipValues) => {
    const carrier = trimBlanks(values.carrier);
    const trackingNumber = trimBlanks(values.trackingNumber);
    const reason = trimBlanks(values.reason);
    const shipped = await changes.ship({
      lines: chosenPieces(lines),
      carrier,
      trackingNumber,
      ...(reason && { reason }),
    });
    keepLastCarrier(carrier);
    return withUndo(noticeOf(shipped), [shipped]);
  };
  return (
    <PartForm
      {...dialog}
      order={order}
      question="Ship a parcel"
      labels={({ lines }) => ({ confirm: piecesDeed('Ship', chosenSum(lines)) })}
      start={start}
      errorsOf={(values) => ({
        ...schemaErrors(shipmentSchema, values),
        ...rowErrors(values.lines, order, remainingOf),
        ...(isPartOfWhole(values, order) &&
          trimBlanks(values.reason) === '' && { reason: completeOnlyMessage }),
      })}
      onSend={send}
    >
      {(values) => (
        <>
          <Typography sx={{ mb: 1, overflowWrap: 'anywhere' }}>
            {`${getMailText([order], ' with what is in the parcel, its carrier and its tracking number')}`}
          </Typography>
          <PiecesFields order={order} roomOf={remainingOf} />
          <CarrierField />
          <FormikTextField name="trackingNumber" label="Tracking number" autoComplete="off" />
          {isPartOfWhole(values, order) && (
            <>
              <Alert severity="warning" sx={{ my: 1.5 }}>
                The buyer takes this order complete only, and this is a part of it.
              </Alert>
              <FormikTextField
                name="reason"
                label="Reason for the part"
                autoComplete="off"
                helperText="The customer can read it"
              />
            </>
          )}
        </>
      )}
    </PartForm>
  );
};
