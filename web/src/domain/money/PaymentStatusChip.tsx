import { type DatedPaymentState, type PaymentStatus, paymentStatusOf } from 'functions/contract';
import { StatusChip, type StatusColor } from '../../ui/feedback/StatusChip.tsx';
import { paymentStatusTexts } from './paymentTexts.ts';

const colors: Record<PaymentStatus, StatusColor | undefined> = {
  unpaid: 'info',
  'part-paid': 'info',
  paid: 'success',
  overdue: 'error',
  'refund-due': 'warning',
  refunded: undefined,
};

/** The statuses that need attention, which show without colours, too. */
const urgent: readonly PaymentStatus[] = ['overdue', 'refund-due'];

interface PaymentStatusChipProps {
  order: DatedPaymentState;
}

/** The payment status of an order; nothing for a cancelled one that was never paid. */
export const PaymentStatusChip = ({ order }: PaymentStatusChipProps) => {
  const status = paymentStatusOf(order, new Date());
  if (status === null) return null;
  return (
    <StatusChip
      filled={urgent.includes(status)}
      color={colors[status]}
      label={paymentStatusTexts[status]}
    />
  );
};
