import Typography from '@mui/material/Typography';
import {
  type Currency,
  formatCentsIn,
  type Payment,
  type RefundInput,
  recordedMethods,
} from 'functions/contract';
import { useState } from 'react';
import type { Order } from '../../../domain/order/order.ts';
import type { DialogState } from '../../../ui/inputs/forms/FormDialog.tsx';
import { paidByCard } from '../data/entries.ts';
import { balanceSentence, balanceText } from '../data/stateTexts.ts';
import { EntryDialog } from './EntryDialog.tsx';
import { AmountField, DayAndReferenceFields, MethodField } from './EntryFields.tsx';
import { MailNote } from './MailNote.tsx';
import { moneyDeed } from './moneyDeed.ts';
import { type RefundValues, refundErrors, refundInput, refundStart } from './paymentForm.ts';
import type { PaymentChanges } from './usePaymentChanges.ts';
import { useWhileActive } from './useWhileActive.ts';

interface FieldsProps {
  values: RefundValues;
  order: Order;
  payments: readonly Payment[];
  isActive: boolean;
}

/** A card is refunded now; other refunds have been made, and are recorded. */
const explanation = ({ method }: RefundValues): string =>
  method === 'card'
    ? 'The amount goes back to the card now. The customer gets it within a few days.'
    : 'Enter the refund that you have made.';

const Fields = ({ values, isActive, ...latest }: FieldsProps) => {
  const order = useWhileActive(latest.order, isActive);
  const payments = useWhileActive(latest.payments, isActive);
  const methods =
    paidByCard(payments) > 0 ? (['card', ...recordedMethods] as const) : recordedMethods;
  return (
    <>
      <Typography>{`${order.number}: ${balanceText(order)}`}</Typography>
      <Typography sx={{ mb: 1, color: 'text.secondary' }}>{explanation(values)}</Typography>
      <AmountField />
      <MethodField methods={methods} />
      {values.method !== 'card' && <DayAndReferenceFields />}
      <MailNote order={order} isFinal={values.method === 'card'} />
    </>
  );
};

const refundDeed = ({ amount, method }: RefundValues, currency: Currency): string =>
  method === 'card'
    ? `${moneyDeed('Refund', amount, currency, '')} to the card`
    : moneyDeed('Record refund', amount, currency);

/** By the request: a refund of several card payments has an entry for each. */
const noticeOf = ({ amount, method }: RefundInput, currency: Currency): string =>
  method === 'card'
    ? `${formatCentsIn(currency, amount)} refunded to the card.`
    : `Refund of ${formatCentsIn(currency, amount)} recorded.`;

interface RefundDialogProps extends DialogState {
  order: Order;
  payments: readonly Payment[];
  changes: PaymentChanges;
}

/** Refunds a card, or records a refund that an admin has made. */
export const RefundDialog = ({ order, payments, changes, ...dialog }: RefundDialogProps) => {
  const [start] = useState(() => refundStart(order, payments, new Date()));
  const send = async (values: RefundValues) => {
    const input = refundInput(values, new Date());
    const { order: after } = await changes.refund(input);
    return `${noticeOf(input, after.currency)} ${balanceSentence(after)}`;
  };
  return (
    <EntryDialog
      {...dialog}
      question="Refund the customer"
      labels={(values) => ({ confirm: refundDeed(values, order.currency) })}
      start={start}
      errorsOf={(values) => refundErrors(values, order, payments, new Date())}
      onSend={send}
    >
      {(values, isActive) => (
        <Fields values={values} order={order} payments={payments} isActive={isActive} />
      )}
    </EntryDialog>
  );
};
