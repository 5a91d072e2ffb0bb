import Box from '@mui/material/Box';
import { formatCount } from 'functions/contract';
import { ListHeading } from '../../../domain/page/ListHeading.tsx';
import { MatchCount } from '../../../domain/search/MatchCount.tsx';
import { matchCountOf } from '../../../domain/search/matchCountText.ts';
import { SearchNotice } from '../../../domain/search/SearchNotice.tsx';
import { needsCountOfAll } from '../../../domain/search/searchNoticeText.ts';
import { InquiryFilters } from '../../../features/inquiries/manage/InquiryFilters.tsx';
import { InquiryList } from '../../../features/inquiries/manage/InquiryList.tsx';
import type { InquirySearch } from '../../../features/inquiries/manage/useInquiries.ts';
import {
  useInquiryCount,
  useInquirySearch,
} from '../../../features/inquiries/manage/useInquiries.ts';
import { useInquiryFilters } from '../../../features/inquiries/manage/useInquiryFilters.ts';

const title = 'Inquiries';

interface HeadingProps {
  list: ReturnType<typeof useInquirySearch>;
  search: InquirySearch;
}

const Heading = ({ list, search }: HeadingProps) => {
  const { data: all } = useInquiryCount({ filter: 'all', words: '' });
  const isNarrowed = search.words !== '' || search.filter !== 'all';
  const { data: matches } = useInquiryCount(search, isNarrowed && list.hasNextPage);
  return (
    <ListHeading title={title} counted={all && `${title} (${formatCount(all.count)})`}>
      {isNarrowed && !list.isError && (
        <MatchCount found={matchCountOf(list, matches)} noun="inquiry" plural="inquiries" />
      )}
    </ListHeading>
  );
};

const FilterNotice = ({ list, search, onClear }: HeadingProps & { onClear: () => void }) => {
  const { words, filter } = search;
  // Inquiries have no numbers.
  const filters = { isFiltered: filter !== 'all', ignoresFilters: false };
  const countsAll = needsCountOfAll({ words, ...filters });
  const { data: matches } = useInquiryCount(search, countsAll && list.hasNextPage);
  const { data: all } = useInquiryCount({ filter: 'all', words }, countsAll);
  return (
    <SearchNotice
      words={words}
      {...filters}
      found={matchCountOf(list, matches)}
      all={all}
      noun="inquiry"
      plural="inquiries"
      onClear={onClear}
    />
  );
};

/** What visitors asked, newest first, or what matches the filters in the URL. */
export const InquiriesPage = () => {
  const filters = useInquiryFilters();
  const list = useInquirySearch(filters.search);
  return (
    <>
      <Box sx={{ mb: 2 }}>
        <Heading list={list} search={filters.search} />
      </Box>
      <InquiryFilters filters={filters} />
      <FilterNotice
        list={list}
        search={filters.search}
        onClear={() => filters.chooseFilter('all')}
      />
      <InquiryList list={list} search={filters.search} />
    </>
  );
};
