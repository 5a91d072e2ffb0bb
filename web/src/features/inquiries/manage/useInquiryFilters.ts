import type { InquiryFilter } from 'functions/contract';
import { useAddressChoice } from '../../../components/useAddressChoice.ts';
import { useSearchWords } from '../../../components/useSearchWords.ts';
import { isInquiryFilter } from './inquiryTexts.ts';

/** The search and the status of the list of inquiries, which the page's address holds. */
export const useInquiryFilters = () => {
  const words = useSearchWords();
  const [filter, chooseFilter] = useAddressChoice<InquiryFilter>({
    name: 'status',
    defaultChoice: 'all',
    isChoice: isInquiryFilter,
  });
  return { words, chooseFilter, search: { filter, words: words.words } };
};
