import { amountDueOf } from 'functions/contract';
import { CardButton } from '../../../domain/card/CardButton.tsx';
import type { Order } from '../../../domain/order/order.ts';
import { usePayByCard } from './usePayByCard.ts';

/** A button that leads to the payment of what is due by card. */
export const PayByCard = ({ order }: { order: Order }) => (
  <CardButton
    amount={amountDueOf(order)}
    currency={order.currency}
    page={usePayByCard(order._id)}
  />
);
