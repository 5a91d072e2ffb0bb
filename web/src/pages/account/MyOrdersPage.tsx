import Box from '@mui/material/Box';
import { useUser } from 'reactfire';
import { Live } from '../../domain/live/Live.tsx';
import { changedOrdersOf } from '../../domain/live/liveSources.ts';
import { filterTexts } from '../../domain/order/orderFilters.ts';
import { useOwnOrders } from '../../domain/order/useOrders.ts';
import { PageTitle } from '../../domain/page/PageTitle.tsx';
import { OwnTerms } from '../../features/customers/OwnTerms.tsx';
import { PaymentSelect } from '../../features/orders/filters/PaymentSelect.tsx';
import { usePaymentChoice } from '../../features/orders/filters/usePaymentChoice.ts';
import { useStatusChoice } from '../../features/orders/filters/useStatusChoice.ts';
import type { OwnFilter } from '../../features/orders/list/NoOwnOrders.tsx';
import { NoOwnOrders } from '../../features/orders/list/NoOwnOrders.tsx';
import { OrderList } from '../../features/orders/list/OrderList.tsx';
import { OwnOrders } from '../../features/orders/list/OwnOrders.tsx';
import { useLiveOwnOrders } from '../../features/orders/live/useLiveOwnOrders.ts';
import { ExportButton } from '../../features/tables/ExportButton.tsx';
import { ChoiceButtons } from '../../ui/inputs/ChoiceButtons.tsx';
import { KeepPosition } from '../../ui/lists/KeepPosition.tsx';

const { open, all } = filterTexts;

const isOwnFilter = (text: string | null): text is OwnFilter => text === 'open' || text === 'all';

const heading = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: 1.5,
  mb: 2,
};

const filters = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 2 };

/** The customer's own orders as they are now, filtered by status and payment as the URL says. */
export const MyOrdersPage = () => {
  const { data: user } = useUser();
  const [payment, choosePayment] = usePaymentChoice();
  const [filter, choose] = useStatusChoice<OwnFilter>(isOwnFilter, payment);
  const email = user?.email ?? '';
  const list = useOwnOrders(email, filter, payment);
  const caller = { uid: user?.uid ?? '', admin: false };
  const live = useLiveOwnOrders({ email, filter, payment });
  return (
    <>
      {user && <Live source={changedOrdersOf(user.uid)} {...live} />}
      <Box sx={heading}>
        <PageTitle>My Orders</PageTitle>
        <ExportButton table={{ ordersOf: email }} label="Download CSV" />
      </Box>
      {user && <OwnTerms uid={user.uid} />}
      <Box sx={filters}>
        <ChoiceButtons
          label="Orders to show"
          choices={{ open, all }}
          value={filter}
          onChange={choose}
          fit="scroll"
        />
        <Box sx={{ width: 146 }}>
          <PaymentSelect payment={payment} onChange={choosePayment} />
        </Box>
      </Box>
      <OrderList
        list={list}
        empty={<NoOwnOrders filter={filter} payment={payment} hasMore={list.hasNextPage} />}
      >
        {(orders) => (
          <KeepPosition list={`${filter} ${payment}`} ids={orders.map(({ _id }) => _id)}>
            <OwnOrders orders={orders} caller={caller} />
          </KeepPosition>
        )}
      </OrderList>
    </>
  );
};
