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
      variant={status === 'overdue' ? 'filled' : 'outlined'}
      color={colors[status]}
      label={paymentStatusTexts[status]}
    />
  );
};
