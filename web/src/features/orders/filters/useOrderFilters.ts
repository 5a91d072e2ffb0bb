import type { OrderFilter } from 'functions/contract';
import { isOrderFilter } from '../../../domain/order/orderFilters.ts';
import { useSearchWords } from '../../../domain/search/useSearchWords.ts';
import { usePeriod } from '../../../domain/time/usePeriod.ts';
import { usePaymentChoice } from './usePaymentChoice.ts';
import { useStatusChoice } from './useStatusChoice.ts';

/**
 * The search, status, payment and period of the list of all orders, which the page's address holds.
 */
export const useOrderFilters = () => {
  const words = useSearchWords();
  const [payment, choosePayment] = usePaymentChoice();
  const [filter, chooseFilter] = useStatusChoice<OrderFilter>(isOrderFilter, payment);
  const [period, choosePeriod] = usePeriod();
  const clear = () => {
    chooseFilter('all');
    choosePayment('');
    choosePeriod({ from: '', to: '' });
  };
  return {
    words,
    period,
    search: { filter, payment, words: words.words, ...period },
    chooseFilter,
    choosePayment,
    choosePeriod,
    clear,
  };
};
