import { mdiFileDocumentRemoveOutline } from '@mdi/js';
import { apiRoutes, type DocumentCaller } from 'functions/contract';
import { DocumentFailure } from '../../../domain/company/DocumentFailure.tsx';
import { callApi } from '../../../lib/api/api.ts';
import { quotesLink } from './quotesLink.ts';

interface QuoteFailureProps extends Pick<DocumentCaller, 'admin'> {
  id: string;
  error: Error;
  onRetry: () => void;
}

export const QuoteFailure = ({ id, admin, ...failure }: QuoteFailureProps) => (
  <DocumentFailure
    {...failure}
    code="quote-not-found"
    kind="quote"
    icon={mdiFileDocumentRemoveOutline}
    back={{ to: quotesLink(admin).to, label: admin ? 'See all quotes' : 'See my quotes' }}
    done="requested the quote"
    read={(options) => callApi(apiRoutes.getQuote, { params: { id }, ...options })}
  />
);
