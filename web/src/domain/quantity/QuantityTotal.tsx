import Box from '@mui/material/Box';
import {
  formatCents,
  noTaxes,
  type Prices,
  priceLine,
  type QuantityRules,
  type TaxLine,
  type TaxRates,
  taxedTotalsOf,
  taxLines,
} from 'functions/contract';
import { visuallyHidden } from '../../ui/layout/visuallyHidden.ts';
import { isOrderable } from './quantityTexts.ts';
import { numberOf, type QuantityValue } from './quantityValue.ts';

interface QuantityTotalProps {
  tool: Prices & QuantityRules;
  quantity: QuantityValue;
  /** The `id` of the quantity's field. */
  htmlFor: string;
  /** Without them, the total is that without tax. */
  taxes?: TaxRates | undefined;
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

/** The amount that is added to the price of the pieces. */
const Parts = ({ amounts }: { amounts: TaxLine[] }) => (
  <Box component="dl" aria-label="Subtotal and tax" sx={{ m: 0 }}>
    {amounts.map(({ name, cents }) => (
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
export const QuantityTotal = ({ tool, quantity, htmlFor, taxes = noTaxes }: QuantityTotalProps) => {
  const totals = isOrderable(tool, quantity)
    ? taxedTotalsOf([priceLine(tool, numberOf(quantity))], taxes)
    : null;
  const charged = totals ? taxLines(totals) : [];
  return (
    <>
      {totals && charged.length > 0 && (
        <Parts amounts={[{ name: 'Subtotal', cents: totals.subtotal }, ...charged]} />
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
