import Box from '@mui/material/Box';
import { formatCount } from 'functions/contract';
import { useUser } from 'reactfire';
import { ListHeading } from '../components/ListHeading.tsx';
import { PageTitle } from '../components/PageTitle.tsx';
import { FoundOrders } from '../features/orders/list/FoundOrders.tsx';
import { FoundOrdersCount } from '../features/orders/list/FoundOrdersCount.tsx';
import { OrderFilters } from '../features/orders/list/OrderFilters.tsx';
import { isEmptyPeriod } from '../features/orders/list/period.ts';
import { useOrderFilters } from '../features/orders/list/useOrderFilters.ts';
import { type OrderSearch, searchQuery } from '../features/orders/orderRequests.ts';
import { useOrderCount } from '../features/orders/useOrders.ts';
import { ExportButton } from '../features/tables/ExportButton.tsx';

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

const Heading = ({ search }: { search: OrderSearch }) => {
  const { data } = useOrderCount({ ...search, words: '' });
  return (
    <ListHeading title={title} counted={data && `${title} (${formatCount(data.count)})`}>
      <FoundOrdersCount search={search} />
    </ListHeading>
  );
};

/** Everyone's orders, or those that match the filters in the URL. */
export const AllOrdersPage = () => {
  const { data: user } = useUser();
  const filters = useOrderFilters();
  const { search, period } = filters;
  const caller = { uid: user?.uid ?? '', admin: true };
  return (
    <>
      <Box sx={heading}>
        {isEmptyPeriod(period) ? <PageTitle>{title}</PageTitle> : <Heading search={search} />}
        <ExportButton table="orders" label="Export orders" search={searchQuery(search)} />
      </Box>
      <OrderFilters filters={filters} />
      {!isEmptyPeriod(period) && <FoundOrders search={search} caller={caller} />}
    </>
  );
};
