import { mdiDomain } from '@mdi/js';
import Stack from '@mui/material/Stack';
import type { Company } from 'functions/contract';
import { shownMessageOf } from '../../../lib/api/messages.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { ListError } from '../../../ui/feedback/ListError.tsx';
import { DataList } from '../../../ui/lists/DataList.tsx';
import { ListSkeleton } from '../../../ui/lists/ListSkeleton.tsx';
import { ShowMore } from '../../../ui/lists/ShowMore.tsx';
import type { CompanySearchProps } from './CompaniesHeading.tsx';
import { compactCompany, companyColumns } from './companyColumns.tsx';

const nameOf = ({ name }: Company) => name;

const Empty = ({ search: { words, filter } }: Pick<CompanySearchProps, 'search'>) =>
  words || filter !== 'all' ? (
    <EmptyState icon={mdiDomain} title="No company matches">
      Try fewer words, or another status.
    </EmptyState>
  ) : (
    <EmptyState icon={mdiDomain} title="No companies yet">
      A customer can sign a company up under My Company. It then waits here for your decision.
    </EmptyState>
  );

/** A list of companies for staff: loading, failed, empty or shown. */
export const CompanyList = ({ list, search }: CompanySearchProps) => {
  const { isPending, data, isPlaceholderData, error, refetch, hasNextPage } = list;
  if (isPending) return <ListSkeleton label="Loading the companies" />;
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
          label="Companies"
          rows={data}
          columns={companyColumns}
          compact={compactCompany}
          nameOf={nameOf}
        />
      )}
      {hasNextPage && (
        <ShowMore loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()} />
      )}
    </Stack>
  );
};
