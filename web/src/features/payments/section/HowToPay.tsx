import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { OrderPayments } from 'functions/contract';
import type { Order } from '../../../domain/order/order.ts';
import { PayByCard } from '../card/PayByCard.tsx';
import { BankTransfer } from './BankTransfer.tsx';
import { SubHeading } from './SubHeading.tsx';

interface HowToPayProps {
  order: Order;
  payments: Pick<OrderPayments, 'bank' | 'cardPayments'>;
}

const isWithoutCard = (order: Order, { cardPayments }: HowToPayProps['payments']) =>
  order.paymentMethod === 'card' && !cardPayments;

/** For the customer: how to pay what is due. */
export const HowToPay = ({ order, payments }: HowToPayProps) => (
  <div>
    <SubHeading>How to pay</SubHeading>
    <Stack spacing={1}>
      {payments.cardPayments && <PayByCard order={order} />}
      {isWithoutCard(order, payments) && (
        <Typography>
          This order cannot be paid by card at the moment. Please pay it by bank transfer.
        </Typography>
      )}
      <div>
        <BankTransfer bank={payments.bank} order={order} />
      </div>
    </Stack>
  </div>
);
