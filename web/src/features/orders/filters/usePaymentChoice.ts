import { isPaymentFilter, type PaymentChoice } from '../../../domain/order/orderFilters.ts';
import { useUrlChoice } from '../../../lib/router/useUrlChoice.ts';

const paymentChoice = {
  name: 'payment',
  defaultChoice: '',
  isChoice: isPaymentFilter,
} as const;

/** The payment filter of a list of orders, which the page's address holds. */
export const usePaymentChoice = () => useUrlChoice<PaymentChoice>(paymentChoice);
