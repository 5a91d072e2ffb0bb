import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { formatCents, formatCount, taxLines } from 'functions/contract';
import { Fragment, type ReactNode } from 'react';
import { useDeliveryDay } from '../../domain/shop/DeliveryDay.tsx';
import { visuallyHidden } from '../../ui/layout/visuallyHidden.ts';
import type { CartTotals } from './cartTotals.ts';

interface CartSummaryProps {
  totals: CartTotals;
  orderMinimum: number;
  /** Whether the tools have been looked up. */
  isPriced: boolean;
  /** The way to the checkout. */
  children: ReactNode;
}

const list = {
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  rowGap: 0.75,
  m: 0,
  mb: 2,
  fontVariantNumeric: 'tabular-nums',
  '& dd': { m: 0, pl: 2, textAlign: 'right' },
} as const;

const total = {
  pt: 1,
  borderTop: 1,
  borderColor: 'divider',
  fontWeight: 750,
  fontSize: '1.25rem',
} as const;

const linesText = ({ lines, orderable }: CartTotals) =>
  lines === orderable
    ? formatCount(lines)
    : `${formatCount(orderable)} of ${formatCount(lines)} can be ordered`;

const Unknown = () => (
  <>
    <span aria-hidden>–</span>
    <span style={visuallyHidden}>not known yet</span>
  </>
);

/** The sum of the lines that can be ordered, and the way to the checkout. */
export const CartSummary = ({ totals, orderMinimum, isPriced, children }: CartSummaryProps) => {
  const day = useDeliveryDay();
  const known = (text: string) => (isPriced ? text : <Unknown />);
  return (
    <Paper variant="outlined" component="section" aria-label="Summary" sx={{ p: 2.5 }}>
      <Typography variant="h2" sx={{ fontSize: '1.25rem', mb: 1.5 }}>
        Summary
      </Typography>
      <Box component="dl" sx={list}>
        <dt>Lines</dt>
        <dd>{isPriced ? linesText(totals) : formatCount(totals.lines)}</dd>
        <dt>Pieces</dt>
        <dd>{known(formatCount(totals.pieces))}</dd>
        <dt>Subtotal</dt>
        <dd>{known(formatCents(totals.subtotal))}</dd>
        {isPriced && totals.missing > 0 && (
          <>
            <dt>{`Order minimum ${formatCents(orderMinimum)}`}</dt>
            <Box component="dd" sx={{ fontWeight: 650 }}>
              {`${formatCents(totals.missing)} missing`}
            </Box>
          </>
        )}
        {isPriced &&
          taxLines(totals).map(({ name, cents }) => (
            <Fragment key={name}>
              <dt>{name}</dt>
              <dd>{formatCents(cents)}</dd>
            </Fragment>
          ))}
        <dt>Delivery</dt>
        <dd>{known(totals.orderable > 0 && day ? day : 'not known')}</dd>
        <Box component="dt" sx={total}>
          Total
        </Box>
        <Box component="dd" sx={total}>
          <output aria-label="Total">{known(formatCents(totals.total))}</output>
        </Box>
      </Box>
      {isPriced && totals.orderable < totals.lines && (
        <Box sx={{ mb: 1.5, fontSize: '0.875rem', color: 'text.secondary' }}>
          Pieces, amounts and the day of delivery are those of the lines that can be ordered.
        </Box>
      )}
      {children}
    </Paper>
  );
};
