import type { Quote } from 'functions/contract';
import { RowLink } from '../../../components/dataList/RowLink.tsx';
import { paths } from '../../../paths.ts';

/** The number of a quote, as the link of its row to its page. */
export const QuoteNumberLink = ({ quote: { _id, number } }: { quote: Quote }) => (
  <RowLink to={paths.quote.href(_id)}>{number}</RowLink>
);
