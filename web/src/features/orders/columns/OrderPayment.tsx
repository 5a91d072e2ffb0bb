import { styled } from '@mui/material/styles';
import { amountDueOf, formatCentsIn, paymentStatusOf, refundDueOf } from 'functions/contract';
import { PaymentStatusChip } from '../../../domain/money/PaymentStatusChip.tsx';
import { paymentStatusChips } from '../../../domain/money/paymentTexts.ts';
import type { Order } from '../../../domain/order/order.ts';
import { paymentText } from '../../../domain/order/orderTexts.ts';
import { SecondLine } from './OrderNumber.tsx';

const isBalanced = (order: Order) => amountDueOf(order) === 0 && refundDueOf(order) === 0;

/** Two lines that fit in a row of the table. */
const TwoLines = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'end',
  rowGap: '1px',
  lineHeight: 1.3,
  '& > *': { maxWidth: '100%' },
  '& > .chip': { height: 18, fontSize: '0.75rem' },
});

const AmountAndChip = styled('span')({
  display: 'flex',
  gap: 6,
  '& > .chip': { height: 20 },
});

/** The payment status of an order, above what is due and by when. */
export const OrderPayment = ({ order }: { order: Order }) => {
  if (paymentStatusOf(order, new Date()) === null) return paymentText(order);
  return (
    <TwoLines>
      <PaymentStatusChip order={order} />
      {!isBalanced(order) && <SecondLine>{paymentText(order)}</SecondLine>}
    </TwoLines>
  );
};

/**
 * The payment of an order in one short line: the date is left out if it has passed, and the status
 * if the amount says enough.
 */
export const CompactPayment = ({ order }: { order: Order }) => {
  const status = paymentStatusOf(order, new Date());
  if (status === 'overdue' || status === 'refund-due') {
    return (
      <AmountAndChip>
        {formatCentsIn(order.currency, amountDueOf(order) || refundDueOf(order))}
        <PaymentStatusChip order={order} />
      </AmountAndChip>
    );
  }
  return isBalanced(order) && status ? paymentStatusChips[status].label : paymentText(order);
};
