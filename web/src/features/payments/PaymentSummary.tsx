import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { countsAsSold, refundDueOf, termsLabel } from 'functions/contract';
import { PaymentStatusChip } from '../../components/payment/PaymentStatusChip.tsx';
import { dueText } from '../../components/payment/paymentTexts.ts';
import { methodTexts } from './entryTexts.ts';
import type { PayableOrder } from './paymentRequests.ts';
import { balanceText } from './stateTexts.ts';

const termsText = (order: PayableOrder): string =>
  [dueText(order, new Date()), termsLabel(order.terms), methodTexts[order.paymentMethod]]
    .filter((text) => text !== null)
    .join(' · ');

const refundReason = (order: PayableOrder): string =>
  countsAsSold(order.status)
    ? 'More was paid than the order costs. The shop refunds the difference.'
    : 'The order was cancelled after a payment. The shop refunds what was paid.';

/** What an order owes or is owed, until when, and why it is owed a refund. */
export const PaymentSummary = ({ order }: { order: PayableOrder }) => (
  <div>
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5 }}>
      <Typography sx={{ fontSize: '1.375rem', fontWeight: 700 }}>{balanceText(order)}</Typography>
      <PaymentStatusChip order={order} />
    </Box>
    <Typography sx={{ color: 'text.secondary' }}>{termsText(order)}</Typography>
    {refundDueOf(order) > 0 && <Typography sx={{ mt: 1 }}>{refundReason(order)}</Typography>}
  </div>
);
