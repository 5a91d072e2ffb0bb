import Alert from '@mui/material/Alert';
import { useQuery } from '@tanstack/react-query';
import {
  amountDueOf,
  apiRoutes,
  counted,
  formatCents,
  limits,
  type Order,
  refundDueOf,
} from 'functions/contract';
import { useState } from 'react';
import { orderDependents, orderKeys } from '../../../domain/order/orderCache.ts';
import { useMay } from '../../../domain/staff/useMay.ts';
import { callApi } from '../../../lib/api/api.ts';
import { notified } from '../../../lib/forms/outcomes.ts';
import { useSend } from '../../../lib/queries/useSend.ts';
import { SendButton } from '../../../ui/feedback/SendButton.tsx';

type Owed = Pick<Order, 'status' | 'total' | 'credited' | 'paid' | 'invoiceNumber' | 'dueAt'>;

/** What the shop owes a customer, and the open invoices that it can pay, those due first. */
const creditOf = (owed: readonly Owed[], open: readonly Owed[]) => ({
  credit: owed.reduce((sum, order) => sum + refundDueOf(order), 0),
  invoices: open
    .filter((order) => amountDueOf(order) > 0)
    .toSorted((one, other) => String(one.dueAt ?? '~').localeCompare(String(other.dueAt ?? '~')))
    .flatMap(({ invoiceNumber }) => invoiceNumber ?? [])
    .slice(0, limits.jointInvoices),
});

const useCustomerCredit = (payerId: string) =>
  useQuery({
    queryKey: [...orderKeys.all, 'credit', payerId],
    queryFn: async ({ signal }) => {
      const read = (payment: 'refund-due' | 'unpaid') =>
        callApi(apiRoutes.listOrders, {
          query: { payer: payerId, payment, status: 'all', limit: 50 },
          signal,
        });
      const owed = await read('refund-due');
      return creditOf(owed, owed.length > 0 ? await read('unpaid') : []);
    },
  });

/** What the shop owes a customer: it can pay their open invoices. Nothing without any. */
export const CustomerCredit = ({ payerId }: { payerId: string }) => {
  const { data } = useCustomerCredit(payerId);
  const may = useMay();
  const [busy, setBusy] = useState(false);
  const send = useSend(
    (invoices: string[], idempotencyKey) =>
      callApi(apiRoutes.useCredit, { body: { payer: payerId, invoices }, idempotencyKey }),
    { refreshes: [['invoices'], orderKeys.all, ...orderDependents] },
  );
  if (!data || data.credit === 0) return null;
  const { credit, invoices } = data;
  const use = async () => {
    setBusy(true);
    await notified(
      send(invoices).then(({ payments }) => {
        const paid = payments.filter(({ kind }) => kind === 'payment');
        const sum = paid.reduce((total, { amount }) => total + amount, 0);
        return `${formatCents(sum)} used for ${counted(paid.length, 'invoice')}`;
      }),
    );
    setBusy(false);
  };
  return (
    <Alert
      severity="info"
      sx={{ mb: 2 }}
      action={
        invoices.length > 0 &&
        may(apiRoutes.useCredit) && (
          <SendButton color="inherit" loading={busy} onClick={() => void use()}>
            Use for open invoices
          </SendButton>
        )
      }
    >
      {invoices.length > 0
        ? `${formatCents(credit)} of credit: refund it, or use it for ${counted(invoices.length, 'open invoice')}.`
        : `${formatCents(credit)} of credit: refund it, or keep it for the next invoice.`}
    </Alert>
  );
};
