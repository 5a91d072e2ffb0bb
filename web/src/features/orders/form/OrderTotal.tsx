import Box from '@mui/material/Box';
import { useFormikContext } from 'formik';
import { formatMoney, type Tool, totalBill } from 'functions/contract';

/** The price of the typed quantity, or of the minimum order without a valid quantity. */
const liveTotal = ({ price, minOrder }: Tool, typed: unknown): number => {
  const quantity = Number(typed);
  return totalBill(price, Number.isInteger(quantity) && quantity > 0 ? quantity : minOrder);
};

export const OrderTotal = ({ tool }: { tool: Tool }) => {
  const { values } = useFormikContext<{ quantity: number | string }>();
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'baseline',
        justifyContent: 'space-between',
        borderTop: 1,
        borderColor: 'divider',
        pt: 2,
      }}
    >
      <span>Total</span>
      <Box
        component="output"
        htmlFor="quantity"
        aria-label="Total"
        sx={{ fontSize: '1.75rem', fontWeight: 750, fontVariantNumeric: 'tabular-nums' }}
      >
        {formatMoney(liveTotal(tool, values.quantity))}
      </Box>
    </Box>
  );
};
