import Box from '@mui/material/Box';
import { useFormikContext } from 'formik';
import type { Tool } from 'functions/contract';
import { AgreementNote } from '../../../domain/prices/AgreementNote.tsx';
import { FormikQuantityInput } from '../../../domain/quantity/FormikQuantityInput.tsx';
import { PriceBreakTable } from '../../../domain/quantity/PriceBreakTable.tsx';
import type { OrderDraftValues } from '../draft/useOrderDraft.ts';

/** The quantity of an order, with the prices that depend on it. */
export const OrderQuantityFields = ({ tool }: { tool: Tool }) => {
  const { values, setFieldValue } = useFormikContext<OrderDraftValues>();
  return (
    <Box sx={{ display: 'grid', gap: 1.5, pb: 2.5 }}>
      <FormikQuantityInput name="quantity" label="Order Quantity" rules={tool} />
      <PriceBreakTable
        tool={tool}
        quantity={values.quantity}
        onTake={(quantity) => void setFieldValue('quantity', quantity)}
      />
      <AgreementNote tool={tool} quantity={values.quantity} />
    </Box>
  );
};
