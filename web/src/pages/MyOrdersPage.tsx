import { mdiPackageVariant } from '@mdi/js';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { useUser } from 'reactfire';
import { EmptyState } from '../components/EmptyState.tsx';
import { PageTitle } from '../components/PageTitle.tsx';
import { OrderedToolLink } from '../features/orders/list/OrderedToolLink.tsx';
import { OrderList } from '../features/orders/list/OrderList.tsx';
import { useCustomerOrders } from '../features/orders/useOrders.ts';
import { paths } from '../paths.ts';

const NoOrders = () => (
  <EmptyState
    icon={mdiPackageVariant}
    title="No orders yet"
    action={
      <Button component={Link} to={paths.tools} variant="contained">
        See our tools
      </Button>
    }
  >
    Your orders appear here, with their bills, until you cancel them.
  </EmptyState>
);

export const MyOrdersPage = () => {
  const { data: user } = useUser();
  const list = useCustomerOrders(user?.email ?? '');
  return (
    <>
      <PageTitle sx={{ mb: 3 }}>My Orders</PageTitle>
      <OrderList list={list} actor="customer" ToolLink={OrderedToolLink} empty={<NoOrders />} />
    </>
  );
};
