import { mdiEmailOutline } from '@mdi/js';
import Stack from '@mui/material/Stack';
import { shownMessageOf } from '../../../lib/api/messages.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { ListError } from '../../../ui/feedback/ListError.tsx';
import { DataList } from '../../../ui/lists/DataList.tsx';
import { ListSkeleton } from '../../../ui/lists/ListSkeleton.tsx';
import { ShowMore } from '../../../ui/lists/ShowMore.tsx';
import { compactInquiry, inquiryColumns } from './inquiryColumns.tsx';
import { senderOf } from './inquiryTexts.ts';
import type { InquirySearch, useInquirySearch } from './useInquiries.ts';

interface InquiryListProps {
  list: ReturnType<typeof useInquirySearch>;
  search: InquirySearch;
}

const Empty = ({ search: { words, filter } }: Pick<InquiryListProps, 'search'>) =>
  words || filter !== 'all' ? (
    <EmptyState icon={mdiEmailOutline} title="No inquiry matches">
      Try fewer words, or another status.
    </EmptyState>
  ) : (
    <EmptyState icon={mdiEmailOutline} title="No inquiries yet">
      What visitors ask on the home page and on the pages of the tools appears here.
    </EmptyState>
  );

/** A list of inquiries: loading, failed, empty or shown. */
export const InquiryList = ({ list, search }: InquiryListProps) => {
  const { isPending, data, isPlaceholderData, error, refetch, hasNextPage } = list;
  if (isPending) return <ListSkeleton label="Loading the inquiries" />;
  return (
    <Stack
      useFlexGap
      spacing={2}
      aria-busy={isPlaceholderData}
      sx={{ opacity: isPlaceholderData ? 0.6 : 1 }}
    >
      <ListError message={shownMessageOf(error)} onRetry={() => void refetch()} />
      {data?.length === 0 && !hasNextPage && <Empty search={search} />}
      {data && data.length > 0 && (
        <DataList
          label="Inquiries"
          rows={data}
          columns={inquiryColumns}
          compact={compactInquiry}
          nameOf={senderOf}
        />
      )}
      {hasNextPage && (
        <ShowMore loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()} />
      )}
    </Stack>
  );
};
