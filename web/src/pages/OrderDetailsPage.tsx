import { mdiArrowLeft } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link, useParams } from 'react-router-dom';
import { Icon } from '../components/Icon.tsx';
import { ListError } from '../components/ListError.tsx';
import { PageTitle } from '../components/PageTitle.tsx';
import { OrderDetails, OrderDetailsSkeleton } from '../features/orders/details/OrderDetails.tsx';
import { useOrderHistory } from '../features/orders/details/useOrderHistory.ts';
import { useCancellation } from '../features/orders/useCancellation.ts';
import { useOrder } from '../features/orders/useOrders.ts';
import { useOrdersLocation } from '../features/orders/useOrdersLocation.ts';
import { messageOf } from '../messages.ts';

const BackLink = () => (
  <Button
    component={Link}
    to={useOrdersLocation(true).list}
    color="inherit"
    startIcon={<Icon path={mdiArrowLeft} />}
    sx={{ ml: -2, mb: 1 }}
  >
    All orders
  </Button>
);

const Details = ({ id }: { id: string }) => {
  const { data: order, isPending, isError, error, refetch } = useOrder(id);
  const history = useOrderHistory(order);
  const { cancel, busy } = useCancellation();
  if (isPending) return <OrderDetailsSkeleton />;
  return (
    <>
      {isError && <ListError message={messageOf(error)} onRetry={() => void refetch()} />}
      {order && (
        <OrderDetails order={order} actor="admin" history={history} busy={busy} onCancel={cancel} />
      )}
    </>
  );
};

/** Any customer's order, for admins. */
export const OrderDetailsPage = () => {
  const { id = '' } = useParams();
  return (
    <>
      <BackLink />
      <Box sx={{ mb: 3 }}>
        <PageTitle>Order details</PageTitle>
        <Typography sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {`Order ID: ${id}`}
        </Typography>
      </Box>
      <Details key={id} id={id} />
    </>
  );
};
