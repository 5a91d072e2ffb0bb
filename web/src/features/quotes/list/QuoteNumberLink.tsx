import type { Quote } from 'functions/contract';
import { paths } from '../../../lib/router/paths.ts';
import { RowLink } from '../../../ui/lists/rows/RowLink.tsx';

/** The number of a quote, as the link of its row to its page. */
export const QuoteNumberLink = ({ quote: { _id, number } }: { quote: Quote }) => (
  <RowLink to={paths.quote.href(_id)}>{number}</RowLink>
);
