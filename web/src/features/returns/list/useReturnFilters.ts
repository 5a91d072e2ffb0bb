import { type ReturnFilter, returnFilters } from 'functions/contract';
import { useSearchWords } from '../../../domain/search/useSearchWords.ts';
import { useUrlChoice } from '../../../lib/router/useUrlChoice.ts';

const isReturnFilter = (text: string | null): text is ReturnFilter =>
  returnFilters.some((filter) => filter === text);

/** The search and the state of the list of returns, which the page's address holds. */
export const useReturnFilters = () => {
  const words = useSearchWords();
  const [filter, chooseFilter] = useUrlChoice<ReturnFilter>({
    name: 'state',
    defaultChoice: 'requested',
    isChoice: isReturnFilter,
  });
  return { words, chooseFilter, search: { filter, words: words.words } };
};
