import { paths } from '../../../lib/router/paths.ts';

export const quotesLink = (admin: boolean) =>
  admin ? { to: paths.allQuotes, label: 'Quotes' } : { to: paths.quotes, label: 'My quotes' };
