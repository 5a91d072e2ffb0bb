import { type CompanyFilter, companyFilters } from 'functions/contract';
import { companyStatusTexts } from '../../../domain/company/companyTexts.ts';
import { useSearchWords } from '../../../domain/search/useSearchWords.ts';
import { useUrlChoice } from '../../../lib/router/useUrlChoice.ts';

/** The names of the filters of the list. */
export const filterTexts: Record<CompanyFilter, string> = { all: 'All', ...companyStatusTexts };

const isCompanyFilter = (text: string | null): text is CompanyFilter =>
  companyFilters.some((filter) => filter === text);

/** The search and the status of the list of companies, which the page's address holds. */
export const useCompanyFilters = () => {
  const words = useSearchWords();
  const [filter, chooseFilter] = useUrlChoice<CompanyFilter>({
    name: 'status',
    defaultChoice: 'all',
    isChoice: isCompanyFilter,
  });
  return { words, chooseFilter, search: { filter, words: words.words } };
};
