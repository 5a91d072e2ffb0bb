import Box from '@mui/material/Box';
import { useFormikContext } from 'formik';
import { formatMoney, type Tool, totalBill } from 'functions/contract';

/** What the typed quantity costs; the minimum order counts until there is one. */
const liveTotal = ({ price, minOrder }: Tool, typed: unknown): number => {
  const quantity = Number(typed);
  return totalBill(price, Number.isInteger(quantity) && quantity > 0 ? quantity : minOrder);
};

export const OrderTotal = ({ tool }: { tool: Tool }) => {
  const { values } = useFormikContext<{ orderQuantity: number | string }>();
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
        htmlFor="orderQuantity"
        aria-label="Total"
        sx={{ fontSize: '1.75rem', fontWeight: 750, fontVariantNumeric: 'tabular-nums' }}
      >
        {formatMoney(liveTotal(tool, values.orderQuantity))}
      </Box>
    </Box>
  );
};
