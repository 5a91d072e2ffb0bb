import { mdiTagMultipleOutline } from '@mdi/js';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { PriceList } from 'functions/contract';
import { Link } from 'react-router-dom';
import { shownMessageOf } from '../../../../lib/api/messages.ts';
import { paths } from '../../../../lib/router/paths.ts';
import { EmptyState } from '../../../../ui/feedback/EmptyState.tsx';
import { ListError } from '../../../../ui/feedback/ListError.tsx';
import { DataList } from '../../../../ui/lists/DataList.tsx';
import { ListSkeleton } from '../../../../ui/lists/ListSkeleton.tsx';
import { ShowMore } from '../../../../ui/lists/ShowMore.tsx';
import type { PriceListSearch, usePriceListSearch } from '../data/usePriceLists.ts';
import { compactPriceList, priceListColumns } from './priceListColumns.tsx';

interface PriceListTableProps {
  list: ReturnType<typeof usePriceListSearch>;
  search: PriceListSearch;
}

const nameOf = ({ name }: PriceList) => name;

const Empty = ({ search: { filter, audience } }: Pick<PriceListTableProps, 'search'>) =>
  filter !== 'all' || audience ? (
    <EmptyState icon={mdiTagMultipleOutline} title="No price list matches">
      Try another status, or remove the filter.
    </EmptyState>
  ) : (
    <EmptyState
      icon={mdiTagMultipleOutline}
      title="No price lists yet"
      action={
        <Button component={Link} to={paths.newPriceList.path} variant="contained">
          New price list
        </Button>
      }
    >
      Agree prices with a customer, with a group of customers, or with all. Until then, everyone
      pays the list price.
    </EmptyState>
  );

/** The price lists for staff: loading, failed, empty or shown. */
export const PriceListTable = ({ list, search }: PriceListTableProps) => {
  const { isPending, data, isPlaceholderData, error, refetch, hasNextPage } = list;
  if (isPending) return <ListSkeleton label="Loading the price lists" />;
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
          label="Price lists"
          rows={data}
          columns={priceListColumns}
          compact={compactPriceList}
          nameOf={nameOf}
        />
      )}
      {hasNextPage && (
        <ShowMore loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()} />
      )}
    </Stack>
  );
};
