import { matchCountOf } from '../../../domain/search/matchCountText.ts';
import { SearchNotice } from '../../../domain/search/SearchNotice.tsx';
import { needsCountOfAll } from '../../../domain/search/searchNoticeText.ts';
import type { InquirySearchProps } from './InquiriesHeading.tsx';
import { useInquiryCount } from './useInquiries.ts';

interface InquirySearchNoticeProps extends InquirySearchProps {
  onClear: () => void;
}

/** Says that the filter hides matches of a search. */
export const InquirySearchNotice = ({ list, search, onClear }: InquirySearchNoticeProps) => {
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
