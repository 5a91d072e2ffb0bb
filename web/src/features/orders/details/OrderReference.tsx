import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import type { Order } from '../../../domain/order/order.ts';
import { paths } from '../../../lib/router/paths.ts';
import { Fact, Facts } from '../../../ui/layout/Facts.tsx';

interface OrderReferenceProps {
  order: Order;
  /** Whether the buyer's note is among them: staff read it at the top of the page. */
  withNote: boolean;
}

/** Whether the buyer added something to an order, or agreed it in a quote. */
export const hasReference = ({ order, withNote }: OrderReferenceProps): boolean =>
  order.poNumber !== '' ||
  (withNote && order.note !== '') ||
  order.quoteId !== null ||
  order.apiKey !== undefined;

const QuoteFact = ({ order: { quoteId, quoteNumber } }: { order: Order }) =>
  quoteId !== null && (
    <Fact name="Quote">
      <Link component={RouterLink} to={paths.quote.href(quoteId)}>
        {quoteNumber}
      </Link>
    </Fact>
  );

/** The buyer's additions to an order, and the quote that it was agreed in. */
export const OrderReference = ({ order, withNote }: OrderReferenceProps) => (
  <Facts>
    <QuoteFact order={order} />
    {order.poNumber && <Fact name="PO number">{order.poNumber}</Fact>}
    {order.apiKey && (
      <Fact name="Placed with the API key">{`${order.apiKey.name} (${order.apiKey.prefix}…)`}</Fact>
    )}
    {withNote && order.note && <Fact name="Note">{order.note}</Fact>}
  </Facts>
);
