import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type DocumentCaller, offeredTotalsOf, type Quote, roleOn } from 'functions/contract';
import type { PropsWithChildren, ReactNode } from 'react';
import { roleArticles } from '../../../domain/company/companyTexts.ts';
import { QuoteAmounts } from '../../../domain/quote/QuoteAmounts.tsx';
import { listTotalOf, ownTotalOf } from '../../../domain/quote/quoteTexts.ts';
import { DetailsCard } from '../../../ui/layout/DetailsCard.tsx';
import { MessageForm } from './MessageForm.tsx';
import { QuoteCustomer } from './QuoteCustomer.tsx';
import { QuoteLines } from './QuoteLines.tsx';
import { QuoteMessages } from './QuoteMessages.tsx';
import { QuoteProgress } from './QuoteProgress.tsx';

const grid = {
  display: 'grid',
  gap: { xs: 2, md: 3 },
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(300px, 2fr)' },
  maxWidth: 1280,
};

const Column = ({ children }: PropsWithChildren) => (
  <Stack spacing={{ xs: 2, md: 3 }} sx={{ minWidth: 0 }}>
    {children}
  </Stack>
);

/** The form for a message; a member who only looks at the quote reads who can write. */
const Answer = ({ quote, caller }: Pick<QuoteDetailsProps, 'quote' | 'caller'>) => {
  if (roleOn(quote, caller)) return <MessageForm key={quote._id} quote={quote} uid={caller.uid} />;
  return caller.membership ? (
    <Typography sx={{ color: 'text.secondary' }}>
      {`As ${roleArticles[caller.membership.role]}, you see this quote but do not write about it: ${quote.userName} and the members who order can.`}
    </Typography>
  ) : null;
};

interface QuoteDetailsProps {
  quote: Quote;
  caller: DocumentCaller;
  /** The form with the offer, in place of the lines. */
  editor: ReactNode;
}

/** The lines, the messages, the history and, for admins, the customer of a quote. */
export const QuoteDetails = ({ quote, caller, editor }: QuoteDetailsProps) => (
  <Box sx={grid}>
    <Column>
      {editor || (
        <DetailsCard title={quote.totals ? 'Our offer' : 'Tools'}>
          <QuoteLines lines={quote.lines} currency={quote.currency} admin={caller.admin} />
          <QuoteAmounts
            listed={listTotalOf(quote.lines)}
            own={ownTotalOf(quote.lines)}
            currency={quote.currency}
            totals={offeredTotalsOf(quote)}
          />
        </DetailsCard>
      )}
    </Column>
    <Column>
      <DetailsCard title="Messages">
        <QuoteMessages quote={quote} caller={caller} />
        <Answer quote={quote} caller={caller} />
      </DetailsCard>
      <DetailsCard title="Progress">
        <QuoteProgress quote={quote} caller={caller} />
      </DetailsCard>
      {caller.admin && (
        <DetailsCard title="Customer">
          <QuoteCustomer quote={quote} />
        </DetailsCard>
      )}
    </Column>
  </Box>
);

const heights = [
  [96, 360],
  [240, 160],
];

export const QuoteDetailsSkeleton = () => (
  <Box sx={grid} role="status" aria-label="Loading the quote">
    {heights.map((column) => (
      <Column key={column[0]}>
        {column.map((height) => (
          <Skeleton key={height} variant="rounded" height={height} />
        ))}
      </Column>
    ))}
  </Box>
);
