import Box from '@mui/material/Box';
import { formatCents, type Prices, priceLine, type QuantityRules } from 'functions/contract';
import { visuallyHidden } from '../visuallyHidden.ts';
import { isOrderable } from './quantityTexts.ts';
import { numberOf, type QuantityValue } from './quantityValue.ts';

interface QuantityTotalProps {
  tool: Prices & QuantityRules;
  quantity: QuantityValue;
  /** The `id` of the quantity's field. */
  htmlFor: string;
}

const NoTotal = () => (
  <>
    <span aria-hidden>–</span>
    <span style={visuallyHidden}>no total for this quantity</span>
  </>
);

/** The price of a quantity, or a dash if it cannot be ordered. */
export const QuantityTotal = ({ tool, quantity, htmlFor }: QuantityTotalProps) => (
  <Box sx={{ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: 2 }}>
    <span>Total</span>
    <Box
      component="output"
      htmlFor={htmlFor}
      aria-label="Total"
      sx={{ fontSize: '1.75rem', fontWeight: 750, fontVariantNumeric: 'tabular-nums' }}
    >
      {isOrderable(tool, quantity) ? (
        formatCents(priceLine(tool, numberOf(quantity)).lineTotal)
      ) : (
        <NoTotal />
      )}
    </Box>
  </Box>
);
