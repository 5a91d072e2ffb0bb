import type { Order } from '../order.ts';
import { Fact, Facts } from './Facts.tsx';

/** Whether the buyer added something to an order. */
export const hasReference = ({ poNumber, note }: Order): boolean => poNumber !== '' || note !== '';

/** What the buyer added to an order. */
export const OrderReference = ({ order }: { order: Order }) => (
  <Facts>
    {order.poNumber && <Fact name="PO number">{order.poNumber}</Fact>}
    {order.note && <Fact name="Note">{order.note}</Fact>}
  </Facts>
);
