import { formatCount } from 'functions/contract';
import { ListHeading } from '../../domain/page/ListHeading.tsx';
import { MatchCount } from '../../domain/search/MatchCount.tsx';
import { everyInvoice, useInvoiceCount } from './useInvoices.ts';
import { type InvoiceSearchProps, useNarrowedCount } from './useNarrowedCount.ts';

const title = 'Invoices';

export const InvoicesHeading = (props: InvoiceSearchProps) => {
  const { data: all } = useInvoiceCount(everyInvoice);
  const count = useNarrowedCount(props);
  return (
    <ListHeading title={title} counted={all && `${title} (${formatCount(all.count)})`}>
      {count !== null && <MatchCount found={count} noun="document" />}
    </ListHeading>
  );
};
