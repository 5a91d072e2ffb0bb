import { mdiAccountLockOutline } from '@mdi/js';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import type { Order } from '../../../domain/order/order.ts';
import { paths } from '../../../lib/router/paths.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';

/** Says that the role of a member does not include to ask for returns. */
export const NoRightToReturn = ({ order: { number } }: { order: Pick<Order, 'number'> }) => (
  <EmptyState
    icon={mdiAccountLockOutline}
    title="Your role does not include this"
    action={
      <Button component={Link} to={paths.orderDetails.href(number)} variant="contained">
        See the order
      </Button>
    }
  >
    Members of the company who place orders can return items and claim the guarantee.
  </EmptyState>
);
