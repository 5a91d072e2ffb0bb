import Box from '@mui/material/Box';
import { formatCount } from 'functions/contract';
import { useUser } from 'reactfire';
import { Live } from '../../../domain/live/Live.tsx';
import { allChangedOrders } from '../../../domain/live/liveSources.ts';
import { type OrderSearch, searchQuery } from '../../../domain/order/orderSearch.ts';
import { useOrderCount } from '../../../domain/order/useOrders.ts';
import { ListHeading } from '../../../domain/page/ListHeading.tsx';
import { PageTitle } from '../../../domain/page/PageTitle.tsx';
import { isEmptyPeriod } from '../../../domain/time/period.ts';
import { OrderFilters } from '../../../features/orders/filters/OrderFilters.tsx';
import { OrderMatchCount } from '../../../features/orders/filters/OrderMatchCount.tsx';
import { OrderSearchNotice } from '../../../features/orders/filters/OrderSearchNotice.tsx';
import { useOrderFilters } from '../../../features/orders/filters/useOrderFilters.ts';
import { OrderSearchResults } from '../../../features/orders/list/OrderSearchResults.tsx';
import { countedTitle } from '../../../features/orders/live/arrivals.ts';
import { NewOrdersNotice } from '../../../features/orders/live/NewOrdersNotice.tsx';
import { useLiveSearch } from '../../../features/orders/live/useLiveSearch.ts';
import { ExportButton } from '../../../features/tables/ExportButton.tsx';

const title = 'All Orders';
/** A column on a phone from the start, so that the count, once loaded, moves nothing. */
const heading = {
  display: 'flex',
  flexDirection: { xs: 'column', sm: 'row' },
  justifyContent: 'space-between',
  alignItems: { xs: 'flex-start', sm: 'center' },
  gap: 1.5,
  mb: 2,
};

interface HeadingProps {
  search: OrderSearch;
  documentTitle: string;
}

const Heading = ({ search, documentTitle }: HeadingProps) => {
  const { data } = useOrderCount({ ...search, words: '' });
  return (
    <ListHeading
      title={title}
      documentTitle={documentTitle}
      counted={data && `${title} (${formatCount(data.count)})`}
    >
      <OrderMatchCount search={search} />
    </ListHeading>
  );
};

/** Everyone's orders, or those that match the filters in the URL, as they are now. */
export const AllOrdersPage = () => {
  const { data: user } = useUser();
  const filters = useOrderFilters();
  const { search, period } = filters;
  const { arrivals, unseen, onContent, refresh } = useLiveSearch(search);
  const caller = { uid: user?.uid ?? '', admin: true };
  const documentTitle = countedTitle(title, unseen);
  return (
    <>
      <Live source={allChangedOrders} onContent={onContent} refresh={refresh} />
      <Box sx={heading}>
        {isEmptyPeriod(period) ? (
          <PageTitle>{title}</PageTitle>
        ) : (
          <Heading search={search} documentTitle={documentTitle} />
        )}
        <ExportButton table="orders" label="Export orders" search={searchQuery(search)} />
      </Box>
      <OrderFilters filters={filters} />
      {!isEmptyPeriod(period) && <OrderSearchNotice search={search} onClear={filters.clear} />}
      <NewOrdersNotice arrivals={arrivals} />
      {!isEmptyPeriod(period) && (
        <OrderSearchResults
          search={search}
          caller={caller}
          isNew={({ _id }) => arrivals.marked.has(_id)}
        />
      )}
    </>
  );
};
