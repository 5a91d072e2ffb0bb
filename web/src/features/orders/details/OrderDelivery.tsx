import { isOpen, namesRecipient } from 'functions/contract';
import { deliveryDay } from '../../../domain/order/deliveryDay.ts';
import type { Order } from '../../../domain/order/order.ts';
import { Fact, Facts } from '../../../ui/layout/Facts.tsx';

/** Where an order goes, whom the carrier can call, and when it arrives. */
export const OrderDelivery = ({ order }: { order: Order }) => (
  <Facts>
    {!namesRecipient(order.orderAddress, order.userName) && (
      <Fact name="Recipient">{order.userName}</Fact>
    )}
    <Fact name="Delivery Address">{order.orderAddress}</Fact>
    <Fact name="Phone Number">{order.phoneNumber}</Fact>
    {isOpen(order.status) && <Fact name="Promised delivery">{`By ${deliveryDay(order)}`}</Fact>}
  </Facts>
);
