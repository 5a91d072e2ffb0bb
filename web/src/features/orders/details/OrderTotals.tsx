import { amountDueOf, owedOf, refundDueOf, taxLines } from 'functions/contract';
import { AmountList } from '../../../domain/money/AmountList.tsx';
import { signedAmount } from '../../../domain/money/signedAmount.ts';
import type { Order } from '../../../domain/order/order.ts';

interface Amount {
  name: string;
  cents: number;
  isStrong?: boolean;
}

const dueOf = (order: Order): Amount =>
  refundDueOf(order) > 0
    ? { name: 'Refund due', cents: refundDueOf(order), isStrong: true }
    : { name: 'Payment due', cents: amountDueOf(order), isStrong: true };

/** What credit notes have taken off the total, and what the order then comes to. */
const creditedOf = (order: Order): Amount[] =>
  order.credited.total > 0
    ? [
        { name: 'Credited', cents: -order.credited.total },
        { name: 'Total after credit', cents: owedOf(order), isStrong: true },
      ]
    : [];

/** `paid` of an order is what was paid less what was refunded. */
const amountsOf = (order: Order): Amount[] => [
  { name: 'Subtotal', cents: order.subtotal },
  ...taxLines(order),
  { name: 'Total', cents: order.total, isStrong: true },
  ...creditedOf(order),
  { name: 'Paid', cents: order.paid + order.refunded },
  ...(order.refunded > 0 ? [{ name: 'Refunded', cents: order.refunded }] : []),
  dueOf(order),
];

/** The amounts of an order, down to what is still to be paid or refunded. */
export const OrderTotals = ({ order }: { order: Order }) => (
  <AmountList
    amounts={amountsOf(order).map(({ name, cents, isStrong }) => ({
      name,
      text: signedAmount(cents, order.currency),
      ...(isStrong && { look: 'strong' as const }),
    }))}
  />
);
