import { mdiDomain } from '@mdi/js';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { ApiProblem } from '../../../lib/api/apiProblem.ts';
import { shownMessageOf } from '../../../lib/api/messages.ts';
import { paths } from '../../../lib/router/paths.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { ListError } from '../../../ui/feedback/ListError.tsx';

interface CompanyFailureProps {
  error: Error;
  onRetry: () => void;
}

/** Why the page of a company shows none. */
export const CompanyFailure = ({ error, onRetry }: CompanyFailureProps) =>
  error instanceof ApiProblem && error.code === 'company-not-found' ? (
    <EmptyState
      icon={mdiDomain}
      title="There is no such company"
      action={
        <Button component={Link} to={paths.companies} variant="contained">
          See all companies
        </Button>
      }
    >
      Please check the address.
    </EmptyState>
  ) : (
    <ListError message={shownMessageOf(error)} onRetry={onRetry} />
  );
