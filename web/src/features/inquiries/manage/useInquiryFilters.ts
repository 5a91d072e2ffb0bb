import type { InquiryFilter } from 'functions/contract';
import { useSearchWords } from '../../../domain/search/useSearchWords.ts';
import { useUrlChoice } from '../../../lib/router/useUrlChoice.ts';
import { isInquiryFilter } from './inquiryTexts.ts';

/** The search and the status of the list of inquiries, which the page's address holds. */
export const useInquiryFilters = () => {
  const words = useSearchWords();
  const [filter, chooseFilter] = useUrlChoice<InquiryFilter>({
    name: 'status',
    defaultChoice: 'all',
    isChoice: isInquiryFilter,
  });
  return { words, chooseFilter, search: { filter, words: words.words } };
};
