import Box from '@mui/material/Box';
import { useFormikContext } from 'formik';
import type { Tool } from 'functions/contract';
import { QuantityTotal } from '../../../components/quantity/QuantityTotal.tsx';
import type { OrderDraftValues } from './useOrderDraft.ts';

/** The price of the typed quantity, or a dash if it cannot be ordered. */
export const OrderTotal = ({ tool }: { tool: Tool }) => {
  const { quantity } = useFormikContext<OrderDraftValues>().values;
  return (
    <Box sx={{ borderTop: 1, borderColor: 'divider', pt: 2 }}>
      <QuantityTotal tool={tool} quantity={quantity} htmlFor="quantity" />
    </Box>
  );
};
