import { mdiEmailOutline } from '@mdi/js';
import { PagedList } from '../../../domain/page/PagedList.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { DataList } from '../../../ui/lists/DataList.tsx';
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
export const InquiryList = ({ list, search }: InquiryListProps) => (
  <PagedList
    list={list}
    loading="Loading the inquiries"
    empty={!list.hasNextPage && <Empty search={search} />}
  >
    {(rows) =>
      rows.length > 0 && (
        <DataList
          label="Inquiries"
          rows={rows}
          columns={inquiryColumns}
          compact={compactInquiry}
          nameOf={senderOf}
        />
      )
    }
  </PagedList>
);
