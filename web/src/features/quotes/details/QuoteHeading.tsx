import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { isUnasked, type Quote } from 'functions/contract';
import type { ReactNode } from 'react';
import { memberNameOf } from '../../../domain/company/orderedBy.ts';
import { BackLink } from '../../../domain/page/BackLink.tsx';
import { PageTitle } from '../../../domain/page/PageTitle.tsx';
import { quoteStatusChips, statusNow } from '../../../domain/quote/quoteTexts.ts';
import { formatDateTime } from '../../../domain/time/dates.ts';
import { StatusChip } from '../../../ui/feedback/StatusChip.tsx';

interface QuoteHeadingProps {
  /** The quote, once it has loaded. */
  quote: Quote | undefined;
  /** Where the page leads back to. */
  back: { to: string; label: string };
  actions?: ReactNode;
}

const bar = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 } as const;

const RequestedAt = ({ quote }: { quote: Quote }) => {
  const member = memberNameOf(quote);
  return (
    <>
      {isUnasked(quote) ? 'Offered on ' : 'Requested on '}
      <time dateTime={quote.createdAt}>{formatDateTime(quote.createdAt)}</time>
      {member !== null &&
        ` for ${quote.payerName} · ${isUnasked(quote) ? 'Offered to' : 'Requested by'} ${member}`}
    </>
  );
};

/** The number, the status and the date of a quote, and what the caller can do with it. */
export const QuoteHeading = ({ quote, back, actions }: QuoteHeadingProps) => (
  <Box sx={{ mb: 2.5, maxWidth: 1280 }}>
    <BackLink to={back.to}>{back.label}</BackLink>
    <Box sx={bar}>
      <Box sx={{ flexGrow: 1 }}>
        <Box sx={{ ...bar, minHeight: 32 }}>
          <PageTitle>{quote ? `Quote ${quote.number}` : 'Quote'}</PageTitle>
          {quote && <StatusChip {...quoteStatusChips[statusNow(quote)]} />}
        </Box>
        <Typography sx={{ color: 'text.secondary', minHeight: '1.5em', overflowWrap: 'anywhere' }}>
          {quote && <RequestedAt quote={quote} />}
        </Typography>
      </Box>
      {actions}
    </Box>
  </Box>
);
