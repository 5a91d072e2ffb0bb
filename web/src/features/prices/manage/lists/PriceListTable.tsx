import { mdiTagMultipleOutline } from '@mdi/js';
import Button from '@mui/material/Button';
import type { PriceList } from 'functions/contract';
import { Link } from 'react-router-dom';
import { PagedList } from '../../../../domain/page/PagedList.tsx';
import { paths } from '../../../../lib/router/paths.ts';
import { EmptyState } from '../../../../ui/feedback/EmptyState.tsx';
import { DataList } from '../../../../ui/lists/DataList.tsx';
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
export const PriceListTable = ({ list, search }: PriceListTableProps) => (
  <PagedList
    list={list}
    loading="Loading the price lists"
    empty={!list.hasNextPage && <Empty search={search} />}
  >
    {(rows) =>
      rows.length > 0 && (
        <DataList
          label="Price lists"
          rows={rows}
          columns={priceListColumns}
          compact={compactPriceList}
          nameOf={nameOf}
        />
      )
    }
  </PagedList>
);
