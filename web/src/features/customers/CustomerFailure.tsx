import { mdiAccountSearchOutline } from '@mdi/js';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { ApiProblem } from '../../lib/api/apiProblem.ts';
import { shownMessageOf } from '../../lib/api/messages.ts';
import { paths } from '../../lib/router/paths.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ListError } from '../../ui/feedback/ListError.tsx';

const NoSuchCustomer = () => (
  <EmptyState
    icon={mdiAccountSearchOutline}
    title="There is no such customer"
    action={
      <Button component={Link} to={paths.makeAdmin} variant="contained">
        See all users
      </Button>
    }
  >
    Please check the address. A customer has a page once they have signed in or ordered.
  </EmptyState>
);

interface FailureProps {
  error: Error;
  onRetry: () => void;
}

export const CustomerFailure = ({ error, onRetry }: FailureProps) =>
  error instanceof ApiProblem && error.code === 'user-not-found' ? (
    <NoSuchCustomer />
  ) : (
    <ListError message={shownMessageOf(error)} onRetry={onRetry} />
  );
