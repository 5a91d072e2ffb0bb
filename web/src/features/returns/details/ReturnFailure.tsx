import { mdiPackageVariantRemove } from '@mdi/js';
import Button from '@mui/material/Button';
import type { DocumentCaller } from 'functions/contract';
import { Link } from 'react-router-dom';
import { ApiProblem } from '../../../lib/api/apiProblem.ts';
import { shownMessageOf } from '../../../lib/api/messages.ts';
import { buyingFor } from '../../../lib/session/buyingFor.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { ListError } from '../../../ui/feedback/ListError.tsx';
import { returnBackLink } from './returnBackLink.ts';

const NoSuchReturn = ({ admin }: Pick<DocumentCaller, 'admin'>) => (
  <EmptyState
    icon={mdiPackageVariantRemove}
    title="There is no such return"
    action={
      <Button component={Link} to={returnBackLink(undefined, admin).to} variant="contained">
        {admin ? 'See all returns' : 'See my orders'}
      </Button>
    }
  >
    {buyingFor()
      ? 'Please check the address, and for whom you are buying: the choice is at the top of the page.'
      : 'Please check the address, and that you are logged in with the account that placed the order.'}
  </EmptyState>
);

interface FailureProps extends Pick<DocumentCaller, 'admin'> {
  error: Error;
  onRetry: () => void;
}

export const ReturnFailure = ({ error, admin, onRetry }: FailureProps) =>
  error instanceof ApiProblem && error.code === 'return-not-found' ? (
    <NoSuchReturn admin={admin} />
  ) : (
    <ListError message={shownMessageOf(error)} onRetry={onRetry} />
  );
