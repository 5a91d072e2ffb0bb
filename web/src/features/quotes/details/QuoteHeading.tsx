import { isUnasked, type Quote } from 'functions/contract';
import type { ReactNode } from 'react';
import { memberNameOf } from '../../../domain/company/orderedBy.ts';
import { DocumentHeading } from '../../../domain/document/DocumentHeading.tsx';
import { quoteStatusChips, statusNow } from '../../../domain/quote/quoteTexts.ts';
import { formatDateTime } from '../../../domain/time/dates.ts';

interface QuoteHeadingProps {
  /** The quote, once it has loaded. */
  quote: Quote | undefined;
  /** Where the page leads back to. */
  back: { to: string; label: string };
  actions?: ReactNode;
}

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
  <DocumentHeading
    back={back}
    title={quote ? `Quote ${quote.number}` : 'Quote'}
    chip={quote && quoteStatusChips[statusNow(quote)]}
    since={quote ? <RequestedAt quote={quote} /> : null}
    actions={actions}
  />
);
