import Typography from '@mui/material/Typography';
import { formatCentsIn, recordedMethods } from 'functions/contract';
import { useState } from 'react';
import type { Order } from '../../../domain/order/order.ts';
import type { DialogState } from '../../../ui/inputs/forms/FormDialog.tsx';
import { FormikCheckbox } from '../../../ui/inputs/forms/FormikCheckbox.tsx';
import { balanceSentence, balanceText } from '../data/stateTexts.ts';
import { EntryDialog } from './EntryDialog.tsx';
import { AmountField, DayAndReferenceFields, MethodField } from './EntryFields.tsx';
import { MailNote } from './MailNote.tsx';
import { moneyDeed } from './moneyDeed.ts';
import {
  excessOf,
  type PaymentValues,
  paymentErrors,
  paymentInput,
  paymentStart,
} from './paymentForm.ts';
import type { PaymentChanges } from './usePaymentChanges.ts';
import { useWhileActive } from './useWhileActive.ts';

interface FieldsProps {
  values: PaymentValues;
  order: Order;
  isActive: boolean;
}

/** While the payment is booked, the order changes: what is due stays as it was. */
const Fields = ({ values, order: latest, isActive }: FieldsProps) => {
  const order = useWhileActive(latest, isActive);
  const excess = excessOf(values, order);
  return (
    <>
      <Typography sx={{ mb: 1 }}>{`${order.number}: ${balanceText(order)}`}</Typography>
      <AmountField />
      <MethodField methods={recordedMethods} />
      <DayAndReferenceFields />
      <MailNote order={order} />
      {excess > 0 && (
        <FormikCheckbox
          name="overpayment"
          label={`The customer paid ${formatCentsIn(order.currency, excess)} more than is due. It has to be refunded.`}
        />
      )}
    </>
  );
};

interface RecordPaymentDialogProps extends DialogState {
  order: Order;
  changes: PaymentChanges;
}

/** Records a payment that an admin has found. */
export const RecordPaymentDialog = ({ order, changes, ...dialog }: RecordPaymentDialogProps) => {
  const [start] = useState(() => paymentStart(order, new Date()));
  const send = async (values: PaymentValues) => {
    const { payment, order: after } = await changes.record(paymentInput(values, order));
    return `Payment of ${formatCentsIn(payment.currency, payment.amount)} recorded. ${balanceSentence(after)}`;
  };
  return (
    <EntryDialog
      {...dialog}
      question="Record a payment"
      labels={({ amount }) => ({ confirm: moneyDeed('Record payment', amount, order.currency) })}
      start={start}
      errorsOf={(values) => paymentErrors(values, order, new Date())}
      onSend={send}
    >
      {(values, isActive) => <Fields values={values} order={order} isActive={isActive} />}
    </EntryDialog>
  );
};
