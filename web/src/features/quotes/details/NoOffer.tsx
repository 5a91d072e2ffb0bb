import { mdiFileDocumentOutline } from '@mdi/js';
import Button from '@mui/material/Button';
import type { Quote } from 'functions/contract';
import { Link } from 'react-router-dom';
import { quoteStatusChips, statusNow } from '../../../domain/quote/quoteTexts.ts';
import { paths } from '../../../lib/router/paths.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';

export const NoOffer = ({ quote }: { quote: Quote }) => (
  <EmptyState
    icon={mdiFileDocumentOutline}
    title="There is no offer to accept"
    action={
      <Button component={Link} to={paths.quote.href(quote._id)} variant="contained">
        See the quote
      </Button>
    }
  >
    {`Quote ${quote.number} has the status “${quoteStatusChips[statusNow(quote)].label}”.`}
  </EmptyState>
);
