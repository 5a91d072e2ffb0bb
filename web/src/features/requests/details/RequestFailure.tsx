import { mdiFileDocumentRemoveOutline } from '@mdi/js';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { ApiProblem } from '../../../lib/api/apiProblem.ts';
import { shownMessageOf } from '../../../lib/api/messages.ts';
import { paths } from '../../../lib/router/paths.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { ListError } from '../../../ui/feedback/ListError.tsx';

interface FailureProps {
  error: Error;
  onRetry: () => void;
}

export const RequestFailure = ({ error, onRetry }: FailureProps) =>
  error instanceof ApiProblem && error.code === 'request-not-found' ? (
    <EmptyState
      icon={mdiFileDocumentRemoveOutline}
      title="There is no such request"
      action={
        <Button component={Link} to={paths.approvals} variant="contained">
          See all requests
        </Button>
      }
    >
      Please check the address, and for which company you are buying.
    </EmptyState>
  ) : (
    <ListError message={shownMessageOf(error)} onRetry={onRetry} />
  );
