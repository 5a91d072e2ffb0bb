import { mdiAccountLockOutline } from '@mdi/js';
import type { Order } from '../../../domain/order/order.ts';
import { paths } from '../../../lib/router/paths.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { LinkButton } from '../../../ui/inputs/LinkButton.tsx';

/** Says that the role of a member does not include to ask for returns. */
export const NoRightToReturn = ({ order: { number } }: { order: Pick<Order, 'number'> }) => (
  <EmptyState
    icon={mdiAccountLockOutline}
    title="Your role does not include this"
    action={<LinkButton to={paths.orderDetails.href(number)}>See the order</LinkButton>}
  >
    Members of the company who place orders can return items and claim the guarantee.
  </EmptyState>
);
