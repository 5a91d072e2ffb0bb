import { formatCount } from 'functions/contract';
import { ListHeading } from '../../../domain/page/ListHeading.tsx';
import { MatchCount } from '../../../domain/search/MatchCount.tsx';
import { matchCountOf } from '../../../domain/search/matchCountText.ts';
import {
  type CompanySearch,
  useCompanyCount,
  type useCompanySearch,
} from '../data/useManagedCompanies.ts';

const title = 'Companies';

export interface CompanySearchProps {
  list: ReturnType<typeof useCompanySearch>;
  search: CompanySearch;
}

export const CompaniesHeading = ({ list, search }: CompanySearchProps) => {
  const { data: all } = useCompanyCount({ filter: 'all', words: '' });
  const isNarrowed = search.words !== '' || search.filter !== 'all';
  const { data: matches } = useCompanyCount(search, isNarrowed && list.hasNextPage);
  return (
    <ListHeading title={title} counted={all && `${title} (${formatCount(all.count)})`}>
      {isNarrowed && !list.isError && (
        <MatchCount found={matchCountOf(list, matches)} noun="company" plural="companies" />
      )}
    </ListHeading>
  );
};
