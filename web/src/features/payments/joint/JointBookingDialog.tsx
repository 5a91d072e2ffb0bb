import Typography from '@mui/material/Typography';
import {
  apiRoutes,
  counted,
  decimalCents,
  formatCentsIn,
  type JointPayment,
  type JointPaymentInput,
  jointPaymentSchema,
  readCents,
  recordedMethods,
  trimBlanks,
} from 'functions/contract';
import { orderDependents, orderKeys } from '../../../domain/order/orderCache.ts';
import { shopDay } from '../../../domain/time/dates.ts';
import { callApi } from '../../../lib/api/api.ts';
import { schemaErrors } from '../../../lib/forms/schemaErrors.ts';
import { useSend } from '../../../lib/queries/useSend.ts';
import { EntryDialog } from '../dialogs/EntryDialog.tsx';
import { AmountField, DayAndReferenceFields, MethodField } from '../dialogs/EntryFields.tsx';
import { moneyDeed } from '../dialogs/moneyDeed.ts';

interface Values {
  amount: string;
  method: JointPaymentInput['method'];
  reference: string;
  receivedAt: string;
}

const startOf = ({ total, reference }: JointPayment): Values => ({
  amount: decimalCents(total),
  method: 'bank-transfer',
  reference,
  receivedAt: shopDay(),
});

const numbersOf = ({ invoices }: JointPayment): string[] => invoices.map(({ number }) => number);

const errorsOf = (values: Values, payment: JointPayment): Record<string, string> => {
  const due = payment.total;
  const value = readCents(values.amount).value ?? 0;
  const excess = `Only ${formatCentsIn(payment.currency, due)} is open: record what is too much on one of the orders`;
  return {
    ...(value > due && { amount: excess }),
    ...schemaErrors(jointPaymentSchema, { ...values, invoices: numbersOf(payment) }),
  };
};

const inputOf = (values: Values, payment: JointPayment): JointPaymentInput => ({
  ...values,
  amount: readCents(values.amount).value ?? 0,
  reference: trimBlanks(values.reference),
  invoices: numbersOf(payment),
});

interface DialogProps {
  payment: JointPayment;
  open: boolean;
  onClose: () => void;
}

/** Asks for the details of a payment for several invoices, and books it. */
export const JointBookingDialog = ({ payment, ...dialog }: DialogProps) => {
  const record = useSend(
    (input: JointPaymentInput, idempotencyKey) =>
      callApi(apiRoutes.recordJointPayment, { body: input, idempotencyKey }),
    { refreshes: [['invoices'], orderKeys.all, ...orderDependents] },
  );
  const send = async (values: Values) => {
    const { payments } = await record(inputOf(values, payment));
    const sum = payments.reduce((total, { amount }) => total + amount, 0);
    return `${formatCentsIn(payment.currency, sum)} recorded on ${counted(payments.length, 'order')}`;
  };
  return (
    <EntryDialog
      {...dialog}
      question="Record a payment for several invoices"
      labels={({ amount }) => ({
        confirm: moneyDeed('Record payment', amount, payment.currency),
      })}
      start={startOf(payment)}
      errorsOf={(values) => errorsOf(values, payment)}
      onSend={send}
    >
      {() => (
        <>
          <Typography sx={{ mb: 1 }}>
            {`${counted(payment.invoices.length, 'invoice')}, ${formatCentsIn(payment.currency, payment.total)} open. A smaller amount pays those that are due first.`}
          </Typography>
          <AmountField />
          <MethodField methods={recordedMethods} />
          <DayAndReferenceFields />
        </>
      )}
    </EntryDialog>
  );
};
