import { formatCount } from 'functions/contract';
import { ListHeading } from '../../../domain/page/ListHeading.tsx';
import { MatchCount } from '../../../domain/search/MatchCount.tsx';
import { matchCountOf } from '../../../domain/search/matchCountText.ts';
import { type InquirySearch, useInquiryCount, type useInquirySearch } from './useInquiries.ts';

const title = 'Inquiries';

export interface InquirySearchProps {
  list: ReturnType<typeof useInquirySearch>;
  search: InquirySearch;
}

export const InquiriesHeading = ({ list, search }: InquirySearchProps) => {
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
