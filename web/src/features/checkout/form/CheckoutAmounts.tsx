import Box from '@mui/material/Box';
import { counted, formatCents, type TaxedTotals, type TaxLine, taxLines } from 'functions/contract';

/** What is ordered, and what it costs. */
export interface OrderAmounts {
  tools: number;
  pieces: number;
  /** Null while the prices are not known. */
  totals: TaxedTotals | null;
}

const amount = { display: 'flex', justifyContent: 'space-between', py: 0.25 } as const;

/** The parts of a total that has any. */
const partsOf = (totals: TaxedTotals): TaxLine[] => {
  const taxes = taxLines(totals);
  return taxes.length > 0 ? [{ name: 'Subtotal', cents: totals.subtotal }, ...taxes] : [];
};

interface CheckoutAmountsProps extends OrderAmounts {
  place: 'summary' | 'lines';
}

/** Where the amounts stand: in the summary, or on a narrow screen, whose summary is a bar, below the lines. */
const shown = {
  summary: { mb: 1, display: { xs: 'none', md: 'block' } },
  lines: { mt: 2, display: { xs: 'block', md: 'none' } },
} as const;

/** The amounts of an order before it is placed. */
export const CheckoutAmounts = ({ tools, pieces, totals, place }: CheckoutAmountsProps) => (
  <Box
    component="dl"
    aria-label="Totals"
    sx={{ m: 0, fontVariantNumeric: 'tabular-nums', ...shown[place] }}
  >
    <Box sx={{ ...amount, color: 'text.secondary' }}>
      <dt>{counted(tools, 'tool')}</dt>
      <Box component="dd" sx={{ m: 0 }}>
        {counted(pieces, 'piece')}
      </Box>
    </Box>
    {totals !== null &&
      partsOf(totals).map(({ name, cents }) => (
        <Box key={name} sx={amount}>
          <dt>{name}</dt>
          <Box component="dd" sx={{ m: 0 }}>
            {formatCents(cents)}
          </Box>
        </Box>
      ))}
    <Box sx={{ ...amount, alignItems: 'baseline', fontWeight: 750 }}>
      <dt>Total</dt>
      <Box component="dd" sx={{ m: 0, fontSize: '1.5rem' }}>
        {totals ? formatCents(totals.total) : '–'}
      </Box>
    </Box>
  </Box>
);
