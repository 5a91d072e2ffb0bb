import { mdiFileDocumentRemoveOutline } from '@mdi/js';
import { apiRoutes } from 'functions/contract';
import type { DocumentKind } from '../../../domain/document/DocumentFailure.tsx';
import { callApi } from '../../../lib/api/api.ts';
import { paths } from '../../../lib/router/paths.ts';

export const quotesLink = (admin: boolean) =>
  admin ? { to: paths.allQuotes, label: 'Quotes' } : { to: paths.quotes, label: 'My quotes' };

/** The page of a quote. */
export const quoteKind = (id: string, admin: boolean): DocumentKind => ({
  noun: 'quote',
  icon: mdiFileDocumentRemoveOutline,
  missing: 'quote-not-found',
  advice: {
    done: 'requested the quote',
    read: (options) => callApi(apiRoutes.getQuote, { params: { id }, ...options }),
  },
  others: { to: quotesLink(admin).to, label: admin ? 'See all quotes' : 'See my quotes' },
});
