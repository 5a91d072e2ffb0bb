import type { StaffOrderFilter } from 'functions/contract';
import { isOrderFilter } from '../../../domain/order/orderFilters.ts';
import { useSearchWords } from '../../../domain/search/useSearchWords.ts';
import { usePeriod } from '../../../domain/time/usePeriod.ts';
import { useUrlChoice } from '../../../lib/router/useUrlChoice.ts';
import { usePaymentChoice } from './usePaymentChoice.ts';
import { useStatusChoice } from './useStatusChoice.ts';

const payerChoice = {
  name: 'payer',
  defaultChoice: '',
  isChoice: (text: string | null): text is string => /^[\w-]{1,128}$/.test(text ?? ''),
};

/**
 * The search, status, payment, payer and period of the list of all orders, which the page's address holds.
 */
export const useOrderFilters = () => {
  const words = useSearchWords();
  const [payment, choosePayment] = usePaymentChoice();
  const [filter, chooseFilter] = useStatusChoice<StaffOrderFilter>(isOrderFilter, payment);
  const [period, choosePeriod] = usePeriod();
  const [payer, choosePayer] = useUrlChoice<string>(payerChoice);
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
