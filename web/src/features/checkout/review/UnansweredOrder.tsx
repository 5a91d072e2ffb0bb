import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  counted,
  formatCents,
  lineTotalOf,
  type OrderLinesBody,
  type TaxRates,
  totalsOf,
} from 'functions/contract';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/router/paths.ts';
import { ReviewNotice } from './ReviewNotice.tsx';

interface UnansweredOrderProps {
  order: OrderLinesBody;
  taxes: TaxRates;
  isSending: boolean;
  onRetry: () => void;
}

const totalOf = ({ lines }: OrderLinesBody, taxes: TaxRates) =>
  totalsOf(
    lines.map(({ unitPrice, quantity }) => ({ lineTotal: lineTotalOf(unitPrice, quantity) })),
    taxes,
  ).total;

const textOf = (order: OrderLinesBody, taxes: TaxRates) =>
  `We have no answer to your order of ${counted(order.lines.length, 'tool')} for ${formatCents(totalOf(order, taxes))}. It may have been placed. Send it once more to find out: it is placed only once.`;

/** Offers to find out about an order whose answer was lost. */
export const UnansweredOrder = ({ order, taxes, isSending, onRetry }: UnansweredOrderProps) => (
  <ReviewNotice severity="warning" title="Your last order has no answer yet">
    {textOf(order, taxes)}
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
      <Button variant="contained" loading={isSending} onClick={onRetry}>
        Send the order once more
      </Button>
      <Button component={Link} to={paths.myOrders}>
        See My Orders
      </Button>
    </Box>
  </ReviewNotice>
);
