import { mdiPackageVariant } from '@mdi/js';
import { EmptyState } from '../components/EmptyState.tsx';
import { PageTitle } from '../components/PageTitle.tsx';
import { OrderList } from '../features/orders/OrderList.tsx';
import { useOrders } from '../features/orders/useOrders.ts';

const NoOrders = () => (
  <EmptyState icon={mdiPackageVariant} title="No orders yet">
    What customers order appears here until it is cancelled.
  </EmptyState>
);

const title = 'All Orders';

export const AllOrdersPage = () => {
  const list = useOrders('everyone');
  const more = list.hasNextPage ? '+' : '';
  const heading = list.data ? `${title} (${list.data.length}${more})` : title;
  return (
    <>
      <PageTitle documentTitle={title} sx={{ mb: 3 }}>
        {heading}
      </PageTitle>
      <OrderList list={list} empty={<NoOrders />} />
    </>
  );
};
