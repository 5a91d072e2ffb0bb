import type { Order } from '../order.ts';
import { paymentMethodTexts } from '../orderTexts.ts';
import { Fact, Facts } from './Facts.tsx';

/** What the buyer added to an order, and how it is paid. */
export const OrderReference = ({ order }: { order: Order }) => (
  <Facts>
    {order.poNumber && <Fact name="PO number">{order.poNumber}</Fact>}
    {order.note && <Fact name="Note">{order.note}</Fact>}
    <Fact name="Payment method">{paymentMethodTexts[order.paymentMethod]}</Fact>
  </Facts>
);
