import { mdiPackageVariant } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { useUser } from 'reactfire';
import { ChoiceButtons } from '../components/ChoiceButtons.tsx';
import { EmptyState } from '../components/EmptyState.tsx';
import { PageTitle } from '../components/PageTitle.tsx';
import { useAddressChoice } from '../components/useAddressChoice.ts';
import { noOwnOrdersText } from '../features/orders/list/listTexts.ts';
import { OrderList } from '../features/orders/list/OrderList.tsx';
import { OwnOrders } from '../features/orders/list/OwnOrders.tsx';
import { filterTexts } from '../features/orders/orderFilters.ts';
import { useCustomerOrders } from '../features/orders/useOrders.ts';
import { ExportButton } from '../features/tables/ExportButton.tsx';
import { paths } from '../paths.ts';

type OwnFilter = 'open' | 'all';

const { open, all } = filterTexts;
const filterChoice = {
  name: 'status',
  defaultChoice: 'open',
  isChoice: (text: string | null): text is OwnFilter => text === 'open' || text === 'all',
} as const;
const heading = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: 1.5,
  mb: 2,
};

const controls = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 };

const NoOrders = ({ filter }: { filter: OwnFilter }) => {
  const { title, advice } = noOwnOrdersText(filter);
  return (
    <EmptyState
      icon={mdiPackageVariant}
      title={title}
      action={
        <Button component={Link} to={paths.tools} variant="contained">
          See our tools
        </Button>
      }
    >
      {advice}
    </EmptyState>
  );
};

/** The customer's own orders, open ones or all, as the URL says. */
export const MyOrdersPage = () => {
  const { data: user } = useUser();
  const [filter, choose] = useAddressChoice<OwnFilter>(filterChoice);
  const email = user?.email ?? '';
  const list = useCustomerOrders(email, filter);
  const caller = { uid: user?.uid ?? '', admin: false };
  return (
    <>
      <Box sx={heading}>
        <PageTitle>My Orders</PageTitle>
        <Box sx={controls}>
          <ChoiceButtons
            label="Orders to show"
            choices={{ open, all }}
            value={filter}
            onChange={choose}
            fit="scroll"
          />
          <ExportButton table={{ ordersOf: email }} label="Download CSV" />
        </Box>
      </Box>
      <OrderList list={list} empty={<NoOrders filter={filter} />}>
        {(orders) => <OwnOrders orders={orders} caller={caller} />}
      </OrderList>
    </>
  );
};
