import { type DatedPaymentState, paymentStatusOf } from 'functions/contract';
import { StatusChip } from '../../ui/feedback/StatusChip.tsx';
import { paymentStatusChips } from './paymentTexts.ts';

/** The payment status of an order; nothing for a cancelled one that was never paid. */
export const PaymentStatusChip = ({ order }: { order: DatedPaymentState }) => {
  const status = paymentStatusOf(order, new Date());
  return status && <StatusChip {...paymentStatusChips[status]} />;
};
