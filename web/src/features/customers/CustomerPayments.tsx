import { mdiCashMultiple } from '@mdi/js';
import Box from '@mui/material/Box';
import { formatCentsIn, methodLabels, type Payment, type PaymentKind } from 'functions/contract';
import { orderLink } from '../../domain/order/orderLink.ts';
import { PagedList } from '../../domain/page/PagedList.tsx';
import { formatDate } from '../../domain/time/dates.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { StatusChip } from '../../ui/feedback/StatusChip.tsx';
import { DataList } from '../../ui/lists/DataList.tsx';
import type { Column, CompactContent } from '../../ui/lists/rows/dataListProps.ts';
import { RowLink } from '../../ui/lists/rows/RowLink.tsx';
import { usePaymentsOf } from './useAgreement.ts';

/** An entry, and whether it was taken back. */
interface PaymentRow extends Payment {
  isReversed: boolean;
}

const kindTexts: Record<PaymentKind, string> = {
  payment: 'Payment',
  refund: 'Refund',
  reversal: 'Reversal',
};

/** Marks the entries that a later one has taken back. A reversal comes before its entry. */
const rowsOf = (payments: readonly Payment[]): PaymentRow[] => {
  const reversed = new Set(payments.map(({ reverses }) => reverses));
  return payments.map((payment) => ({ ...payment, isReversed: reversed.has(payment._id) }));
};

const Kind = ({ kind, isReversed }: PaymentRow) => {
  if (isReversed) return <StatusChip filled label={`${kindTexts[kind]}, reversed`} />;
  if (kind === 'payment') return kindTexts.payment;
  return <StatusChip color="warning" label={kindTexts[kind]} />;
};

const Amount = ({ amount, currency, isReversed }: PaymentRow) => (
  <Box component={isReversed ? 'del' : 'span'} sx={{ fontVariantNumeric: 'tabular-nums' }}>
    {formatCentsIn(currency, amount)}
  </Box>
);

const Day = ({ receivedAt }: PaymentRow) => (
  <time dateTime={receivedAt}>{formatDate(receivedAt)}</time>
);

const OrderLink = ({ orderId, orderNumber }: PaymentRow) => (
  <RowLink {...orderLink({ _id: orderId, number: orderNumber })}>{orderNumber}</RowLink>
);

/** The reference, or why an entry was reversed. */
const detailOf = ({ kind, reference, reason }: PaymentRow) =>
  (kind === 'reversal' ? reason : reference) || '–';

const paymentColumns: Column<PaymentRow>[] = [
  { id: 'date', header: 'Date', width: 112, cell: (payment) => <Day {...payment} /> },
  {
    id: 'order',
    header: 'Order',
    width: 132,
    isName: true,
    cell: (payment) => <OrderLink {...payment} />,
  },
  { id: 'kind', header: 'Entry', width: 156, cell: (payment) => <Kind {...payment} /> },
  { id: 'method', header: 'Method', width: 128, cell: ({ method }) => methodLabels[method] },
  { id: 'reference', header: 'Reference', cell: detailOf },
  {
    id: 'amount',
    header: 'Amount',
    align: 'right',
    width: 128,
    cell: (payment) => <Amount {...payment} />,
  },
];

/** An entry on a small screen. */
const compactPayment = (payment: PaymentRow): CompactContent => ({
  lines: [
    { text: <OrderLink {...payment} />, end: <Amount {...payment} /> },
    {
      text: [<Day key="day" {...payment} />, ` · ${methodLabels[payment.method]}`],
      end: <Kind {...payment} />,
    },
    { text: detailOf(payment) },
  ],
});

const noPayments = (
  <EmptyState icon={mdiCashMultiple} title="No payments yet">
    Record a payment on the page of its order. It then appears here.
  </EmptyState>
);

/** A customer's payments, refunds and reversals: loading, failed, empty or shown. */
export const CustomerPayments = ({ payerId }: { payerId: string }) => (
  <PagedList list={usePaymentsOf(payerId)} loading="Loading the payments" empty={noPayments}>
    {(payments) =>
      payments.length > 0 && (
        <DataList
          label="Payments"
          rows={rowsOf(payments)}
          columns={paymentColumns}
          compact={compactPayment}
          nameOf={({ orderNumber }) => `payment for ${orderNumber}`}
        />
      )
    }
  </PagedList>
);
