import Box from '@mui/material/Box';
import { useFormikContext } from 'formik';
import { formatCents, orderFormSchema, priceLine, type Tool } from 'functions/contract';
import { visuallyHidden } from '../../../components/visuallyHidden.ts';

const isValidQuantity = (tool: Tool, quantity: number | string) =>
  orderFormSchema(tool).pick(['quantity']).isValidSync({ quantity });

const NoTotal = () => (
  <>
    <span aria-hidden>–</span>
    <Box component="span" sx={visuallyHidden}>
      no total for this quantity
    </Box>
  </>
);

/** The price of the typed quantity, or a dash if it cannot be ordered. */
export const OrderTotal = ({ tool }: { tool: Tool }) => {
  const { quantity } = useFormikContext<{ quantity: number | string }>().values;
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
        {isValidQuantity(tool, quantity) ? (
          formatCents(priceLine(tool, Number(quantity)).lineTotal)
        ) : (
          <NoTotal />
        )}
      </Box>
    </Box>
  );
};
