import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  countsAsSold,
  formatCentsIn,
  methodLabels,
  owedOf,
  refundDueOf,
  termsLabel,
} from 'functions/contract';
import { PaymentStatusChip } from '../../../domain/money/PaymentStatusChip.tsx';
import { dueText } from '../../../domain/money/paymentTexts.ts';
import type { Order } from '../../../domain/order/order.ts';
import { balanceText } from '../data/stateTexts.ts';

/** Without a due date, the text about it says the terms. */
const dueTexts = (order: Order): string[] => {
  const due = dueText(order, new Date());
  if (due === null) return [termsLabel(order.terms)];
  return order.dueAt === null ? [due] : [due, termsLabel(order.terms)];
};

const termsText = (order: Order): string =>
  [...dueTexts(order), methodLabels[order.paymentMethod]].join(' · ');

const refundReason = (order: Order): string => {
  if (!countsAsSold(order.status))
    return 'The order was cancelled after a payment. The shop refunds what was paid.';
  return order.credited.total > 0
    ? 'More was paid than the order costs after its credit notes. The shop refunds the difference.'
    : 'More was paid than the order costs. The shop refunds the difference.';
};

/** What the order comes to after credit notes; empty without one. */
const creditedText = (order: Order): string => {
  const { currency, total, credited } = order;
  const [before, less, after] = [total, credited.total, owedOf(order)].map((cents) =>
    formatCentsIn(currency, cents),
  );
  return credited.total > 0 ? `The order comes to ${after}: ${before} less ${less} credited.` : '';
};

/** The amount due or to be refunded of an order, its due date, and the reason for a refund. */
export const PaymentSummary = ({ order }: { order: Order }) => (
  <div>
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px' }}>
      <Typography sx={{ fontSize: '1.375rem', fontWeight: 700 }}>{balanceText(order)}</Typography>
      <PaymentStatusChip order={order} />
    </Box>
    <Typography sx={{ color: 'text.secondary' }}>{termsText(order)}</Typography>
    {creditedText(order) && (
      <Typography sx={{ color: 'text.secondary' }}>{creditedText(order)}</Typography>
    )}
    {refundDueOf(order) > 0 && <Typography sx={{ mt: 1 }}>{refundReason(order)}</Typography>}
  </div>
);
