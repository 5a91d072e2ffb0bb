import type { PaymentChoice } from '../../../domain/order/orderFilters.ts';
import { useUrlChoice } from '../../../lib/router/useUrlChoice.ts';

/**
 * The status filter of a list of orders, which the page's address holds. Without one, the list has
 * the open orders, but those with any status if it is filtered by payment: a delivered order can be
 * unpaid, and a cancelled one has to be refunded.
 */
export const useStatusChoice = <Status extends string>(
  isChoice: (text: string | null) => text is Status,
  payment: PaymentChoice,
) =>
  useUrlChoice<Status | 'open' | 'all'>({
    name: 'status',
    defaultChoice: payment === '' ? 'open' : 'all',
    isChoice,
  });
