import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { formatCount } from 'functions/contract';
import { Link as RouterLink } from 'react-router-dom';
import { useOpenOrders } from '../../../domain/order/useOrders.ts';
import { messageOf } from '../../../lib/api/messages.ts';
import { paths } from '../../../lib/router/paths.ts';

const maxShown = 5;

/** Names the open orders of an account, which stay valid when it is deleted. */
export const OpenOrderNumbers = ({ email }: { email: string }) => {
  const { data, error, isPending, hasNextPage } = useOpenOrders(email);
  const orders = data ?? [];
  if (isPending) return <Typography role="status">Looking for open orders</Typography>;
  if (error) {
    return (
      <Typography role="alert" sx={{ color: 'error.main' }}>
        {`Your open orders could not be loaded: ${messageOf(error)}`}
      </Typography>
    );
  }
  if (orders.length === 0) return <Typography>You have no open orders.</Typography>;
  const rest = orders.length - maxShown;
  return (
    <>
      <Typography>
        {orders.length === 1 ? 'This order is still open: ' : 'These orders are still open: '}
        {orders.slice(0, maxShown).map(({ _id, number }, index) => (
          <span key={_id}>
            {index > 0 && ', '}
            <Link component={RouterLink} to={paths.orderDetails.href(_id)} underline="always">
              {number}
            </Link>
          </span>
        ))}
        {rest > 0 && ` and ${formatCount(rest)}${hasNextPage ? '+' : ''} more`}
      </Typography>
      <Typography sx={{ mt: 1 }}>
        We deliver them, send mails about them, and you pay as agreed. Without the account you can
        neither see nor cancel them here: cancel now what you no longer need.
      </Typography>
    </>
  );
};
