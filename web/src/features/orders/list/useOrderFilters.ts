import type { OrderFilter } from 'functions/contract';
import { useAddressChoice } from '../../../components/useAddressChoice.ts';
import { useSearchWords } from '../../../components/useSearchWords.ts';
import { isOrderFilter } from '../orderFilters.ts';
import { usePeriod } from './usePeriod.ts';

const filterChoice = { name: 'status', defaultChoice: 'open', isChoice: isOrderFilter } as const;

/** The search, status and period of the list of all orders, which the page's address holds. */
export const useOrderFilters = () => {
  const words = useSearchWords();
  const [filter, chooseFilter] = useAddressChoice<OrderFilter>(filterChoice);
  const [period, choosePeriod] = usePeriod();
  return {
    words,
    period,
    search: { filter, words: words.words, ...period },
    chooseFilter,
    choosePeriod,
  };
};
