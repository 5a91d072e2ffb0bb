import Box from '@mui/material/Box';
import { useUser } from 'reactfire';
import { PageTitle } from '../components/PageTitle.tsx';
import { FoundOrders } from '../features/orders/list/FoundOrders.tsx';
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

const Heading = ({ search: { filter, from, to } }: { search: OrderSearch }) => {
  const { data: count } = useOrderCount({ filter, from, to });
  return (
    <PageTitle documentTitle={title}>
      {count === undefined ? title : `${title} (${count})`}
    </PageTitle>
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
        <ExportButton table="orders" search={searchQuery(search)} />
      </Box>
      <OrderFilters filters={filters} />
      {!isEmptyPeriod(period) && <FoundOrders search={search} caller={caller} />}
    </>
  );
};
