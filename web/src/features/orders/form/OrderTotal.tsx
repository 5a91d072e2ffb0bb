import Box from '@mui/material/Box';
import { useFormikContext } from 'formik';
import type { Tool } from 'functions/contract';
import { termsText } from '../../../domain/money/termsTexts.ts';
import { QuantityTotal } from '../../../domain/quantity/QuantityTotal.tsx';
import type { OrderPayment } from '../draft/orderPayment.ts';
import type { OrderDraftValues } from '../draft/useOrderDraft.ts';

interface OrderTotalProps {
  tool: Tool;
  payment: OrderPayment;
}

/**
 * The price of the typed quantity with tax, or a dash if it cannot be ordered, and when it is paid.
 */
export const OrderTotal = ({ tool, payment: { shop, terms } }: OrderTotalProps) => {
  const { quantity } = useFormikContext<OrderDraftValues>().values;
  return (
    <Box sx={{ borderTop: 1, borderColor: 'divider', pt: 2 }}>
      <QuantityTotal tool={tool} quantity={quantity} htmlFor="quantity" taxes={shop} />
      <Box sx={{ minHeight: 24, mt: 0.5, color: 'text.secondary' }}>
        {terms && termsText(terms)}
      </Box>
    </Box>
  );
};
