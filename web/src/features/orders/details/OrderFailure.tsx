import { mdiPackageVariantRemove } from '@mdi/js';
import Button from '@mui/material/Button';
import type { DocumentCaller } from 'functions/contract';
import { Link } from 'react-router-dom';
import { ApiProblem } from '../../../lib/api/apiProblem.ts';
import { shownMessageOf } from '../../../lib/api/messages.ts';
import { paths } from '../../../lib/router/paths.ts';
import { buyingFor } from '../../../lib/session/buyingFor.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { ListError } from '../../../ui/feedback/ListError.tsx';

const NoSuchOrder = ({ admin }: Pick<DocumentCaller, 'admin'>) => (
  <EmptyState
    icon={mdiPackageVariantRemove}
    title="There is no such order"
    action={
      <Button
        component={Link}
        to={`${admin ? paths.allOrders : paths.myOrders}?status=all`}
        variant="contained"
      >
        {admin ? 'See all orders' : 'See my orders'}
      </Button>
    }
  >
    {buyingFor()
      ? 'Please check the address, and for whom you are buying: the choice is at the top of the page.'
      : 'Please check the address, and that you are logged in with the account that placed the order.'}
  </EmptyState>
);

interface OrderFailureProps extends Pick<DocumentCaller, 'admin'> {
  error: Error;
  onRetry: () => void;
}

export const OrderFailure = ({ error, admin, onRetry }: OrderFailureProps) =>
  error instanceof ApiProblem && error.code === 'order-not-found' ? (
    <NoSuchOrder admin={admin} />
  ) : (
    <ListError message={shownMessageOf(error)} onRetry={onRetry} />
  );
