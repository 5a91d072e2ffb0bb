import { mdiFileDocumentOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { apiRoutes, type Quote } from 'functions/contract';
import { Link } from 'react-router-dom';
import type { ListKind } from '../../../domain/list/listKind.ts';
import { quoteFilterTexts } from '../../../domain/quote/quoteTexts.ts';
import { quoteKeys } from '../../../domain/quote/useQuotes.ts';
import { keptList } from '../../../lib/queries/kept/keptQuery.ts';
import { pagedList } from '../../../lib/queries/pagedList.ts';
import { paths } from '../../../lib/router/paths.ts';
import { buyingFor } from '../../../lib/session/buyingFor.ts';
import { LinkButton } from '../../../ui/inputs/LinkButton.tsx';
import {
  compactOwnQuote,
  companyQuoteColumns,
  ownQuoteColumns,
  quoteName,
} from './quoteColumns.tsx';
import { noOwnQuotesText, type OwnQuoteFilter } from './quoteListTexts.ts';

const HowToRequest = () => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1.5 }}>
    <LinkButton to={paths.tools}>See our tools</LinkButton>
    <Button component={Link} to={paths.cart} variant="outlined">
      Go to the cart
    </Button>
  </Box>
);

const { open, all } = quoteFilterTexts;

/** The quotes of the payer for whom the page buys, newest first. */
export const ownQuoteList = (email: string): ListKind<Quote, OwnQuoteFilter> => ({
  title: 'Quotes',
  isForCustomers: true,
  noun: 'quote',
  queryKey: quoteKeys.lists,
  pages: ({ filter }) =>
    keptList(
      pagedList(quoteKeys.lists, apiRoutes.listQuotesByEmail, {
        params: { email },
        query: { status: filter },
      }),
    ),
  filter: {
    name: 'status',
    label: 'Quotes to show',
    texts: { all, open, offered: 'To answer' },
    initial: 'all',
    all: 'all',
  },
  columns: buyingFor() ? companyQuoteColumns : ownQuoteColumns,
  compact: compactOwnQuote,
  nameOf: quoteName,
  icon: mdiFileDocumentOutline,
  empty: ({ filter }) => ({ ...noOwnQuotesText(filter), action: <HowToRequest /> }),
});
