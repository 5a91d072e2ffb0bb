import { type PriceListFilter, priceListFilters } from 'functions/contract';
import { useUrlChoice, withParameter } from '../../../../lib/router/useUrlChoice.ts';
import { useUrlParams } from '../../../../lib/router/useUrlParams.ts';
import { priceListStatusTexts } from '../texts/priceListTexts.ts';

/** The names of the filters of the list. */
export const filterTexts: Record<PriceListFilter, string> = {
  all: 'All',
  ...priceListStatusTexts,
};

const isFilter = (text: string | null): text is PriceListFilter =>
  priceListFilters.some((filter) => filter === text);

const statusChoice = { name: 'status', defaultChoice: 'all', isChoice: isFilter } as const;

/** The status, and for whom the price lists are, which the page's address holds. */
export const usePriceListFilters = () => {
  const [filter, chooseFilter] = useUrlChoice<PriceListFilter>(statusChoice);
  const [params, change] = useUrlParams();
  return {
    search: { filter, audience: params.get('audience') ?? '' },
    chooseFilter,
    clearAudience: () => change((current) => withParameter(current, 'audience', null)),
  };
};
