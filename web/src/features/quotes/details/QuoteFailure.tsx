import { mdiFileDocumentRemoveOutline } from '@mdi/js';
import Button from '@mui/material/Button';
import type { DocumentCaller } from 'functions/contract';
import { Link } from 'react-router-dom';
import { ApiProblem } from '../../../lib/api/apiProblem.ts';
import { shownMessageOf } from '../../../lib/api/messages.ts';
import { buyingFor } from '../../../lib/session/buyingFor.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { ListError } from '../../../ui/feedback/ListError.tsx';
import { quotesLink } from './quotesLink.ts';

const NoSuchQuote = ({ admin }: Pick<DocumentCaller, 'admin'>) => (
  <EmptyState
    icon={mdiFileDocumentRemoveOutline}
    title="There is no such quote"
    action={
      <Button component={Link} to={quotesLink(admin).to} variant="contained">
        {admin ? 'See all quotes' : 'See my quotes'}
      </Button>
    }
  >
    {buyingFor()
      ? 'Please check the address, and for whom you are buying: the choice is at the top of the page.'
      : 'Please check the address, and that you are logged in with the account that requested the quote.'}
  </EmptyState>
);

interface FailureProps extends Pick<DocumentCaller, 'admin'> {
  error: Error;
  onRetry: () => void;
}

export const QuoteFailure = ({ error, admin, onRetry }: FailureProps) =>
  error instanceof ApiProblem && error.code === 'quote-not-found' ? (
    <NoSuchQuote admin={admin} />
  ) : (
    <ListError message={shownMessageOf(error)} onRetry={onRetry} />
  );
