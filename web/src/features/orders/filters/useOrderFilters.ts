import type { StaffOrderFilter } from 'functions/contract';
import { isOrderFilter } from '../../../domain/order/orderFilters.ts';
import { usePayerChoice } from '../../../domain/search/usePayerChoice.ts';
import { useSearchWords } from '../../../domain/search/useSearchWords.ts';
import { usePeriod } from '../../../domain/time/usePeriod.ts';
import { usePaymentChoice } from './usePaymentChoice.ts';
import { useStatusChoice } from './useStatusChoice.ts';

/**
 * The search, status, payment, payer and period of the list of all orders, which the page's address holds.
 */
export const useOrderFilters = () => {
  const words = useSearchWords();
  const [payment, choosePayment] = usePaymentChoice();
  const [filter, chooseFilter] = useStatusChoice<StaffOrderFilter>(isOrderFilter, payment);
  const [period, choosePeriod] = usePeriod();
  const [payer, choosePayer] = usePayerChoice();
  const clear = () => {
    chooseFilter('all');
    choosePayment('');
    choosePeriod({ from: '', to: '' });
    choosePayer('');
  };
  return {
    words,
    period,
    search: { filter, payment, payer, words: words.words, ...period },
    chooseFilter,
    choosePayment,
    choosePeriod,
    choosePayer,
    clear,
  };
};
