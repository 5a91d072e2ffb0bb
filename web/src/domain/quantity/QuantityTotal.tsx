import Box from '@mui/material/Box';
import {
  formatCents,
  type Prices,
  priceLine,
  type QuantityRules,
  taxLabel,
  totalsOf,
} from 'functions/contract';
import { visuallyHidden } from '../../ui/layout/visuallyHidden.ts';
import { isOrderable } from './quantityTexts.ts';
import { numberOf, type QuantityValue } from './quantityValue.ts';

interface QuantityTotalProps {
  tool: Prices & QuantityRules;
  quantity: QuantityValue;
  /** The `id` of the quantity's field. */
  htmlFor: string;
  /** In basis points; without it, the total is that without tax. */
  taxRate?: number | undefined;
}

const NoTotal = () => (
  <>
    <span aria-hidden>–</span>
    <span style={visuallyHidden}>no total for this quantity</span>
  </>
);

const row = {
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: 2,
  fontVariantNumeric: 'tabular-nums',
} as const;

/** What is added to the price of the pieces. */
const Parts = ({ amounts }: { amounts: [name: string, cents: number][] }) => (
  <Box component="dl" aria-label="Subtotal and tax" sx={{ m: 0 }}>
    {amounts.map(([name, cents]) => (
      <Box key={name} sx={row}>
        <dt>{name}</dt>
        <Box component="dd" sx={{ m: 0 }}>
          {formatCents(cents)}
        </Box>
      </Box>
    ))}
  </Box>
);

/** The price of a quantity, with tax if there is any, or a dash if it cannot be ordered. */
export const QuantityTotal = ({ tool, quantity, htmlFor, taxRate = 0 }: QuantityTotalProps) => {
  const totals = isOrderable(tool, quantity)
    ? totalsOf([priceLine(tool, numberOf(quantity))], taxRate)
    : null;
  return (
    <>
      {totals && totals.tax > 0 && (
        <Parts
          amounts={[
            ['Subtotal', totals.subtotal],
            [taxLabel(taxRate), totals.tax],
          ]}
        />
      )}
      <Box sx={row}>
        <span>Total</span>
        <Box
          component="output"
          htmlFor={htmlFor}
          aria-label="Total"
          sx={{ fontSize: '1.75rem', fontWeight: 750 }}
        >
          {totals ? formatCents(totals.total) : <NoTotal />}
        </Box>
      </Box>
    </>
  );
};
