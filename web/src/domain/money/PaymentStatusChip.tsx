import Chip, { type ChipProps } from '@mui/material/Chip';
import { type DatedPaymentState, type PaymentStatus, paymentStatusOf } from 'functions/contract';
import { paymentStatusTexts } from './paymentTexts.ts';

const colors: Record<PaymentStatus, NonNullable<ChipProps['color']>> = {
  unpaid: 'info',
  'part-paid': 'info',
  paid: 'success',
  overdue: 'error',
  'refund-due': 'warning',
  refunded: 'default',
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
    <Chip
      size="small"
      variant={urgent.includes(status) ? 'filled' : 'outlined'}
      color={colors[status]}
      label={paymentStatusTexts[status]}
    />
  );
};
