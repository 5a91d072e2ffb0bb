import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useFormikContext } from 'formik';
import { formatCents, priceLine, type Tool } from 'functions/contract';
import { numberOf } from '../../../domain/quantity/quantityValue.ts';
import type { OrderDraftValues } from '../draft/useOrderDraft.ts';

interface PriceChangeNoticeProps {
  /** The tool when the form was opened. */
  seen: Tool;
  tool: Tool;
}

/** Marks a price of the typed quantity that has changed since the form was opened. */
export const PriceChangeNotice = ({ seen, tool }: PriceChangeNoticeProps) => {
  const quantity = numberOf(useFormikContext<OrderDraftValues>().values.quantity);
  const before = priceLine(seen, quantity).unitPrice;
  const now = priceLine(tool, quantity).unitPrice;
  return (
    <Box role="status" sx={{ '&:empty': { display: 'none' } }}>
      {before !== now && (
        <Alert severity="info" role="none">
          {`While you were here, the price has changed from ${formatCents(before)} to ${formatCents(now)} a piece. The total is up to date.`}
        </Alert>
      )}
    </Box>
  );
};
