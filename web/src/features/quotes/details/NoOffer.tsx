import { mdiFileDocumentOutline } from '@mdi/js';
import type { Quote } from 'functions/contract';
import { quoteStatusChips, statusNow } from '../../../domain/quote/quoteTexts.ts';
import { paths } from '../../../lib/router/paths.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { LinkButton } from '../../../ui/inputs/LinkButton.tsx';

export const NoOffer = ({ quote }: { quote: Quote }) => (
  <EmptyState
    icon={mdiFileDocumentOutline}
    title="There is no offer to accept"
    action={<LinkButton to={paths.quote.href(quote._id)}>See the quote</LinkButton>}
  >
    {`Quote ${quote.number} has the status “${quoteStatusChips[statusNow(quote)].label}”.`}
  </EmptyState>
);
