import Box from '@mui/material/Box';
import { useField } from 'formik';
import { formatCount, limits } from 'functions/contract';
import { DeliveryFields } from '../../../domain/shop/DeliveryFields.tsx';
import { FormikTextField } from '../../../ui/inputs/forms/FormikTextField.tsx';

const NoteField = () => {
  const [{ value }] = useField<string>('note');
  return (
    <FormikTextField
      name="note"
      label="Note for us"
      autoComplete="off"
      multiline
      minRows={2}
      helperText={`Optional · ${formatCount(value.length)} of ${limits.orderNote} characters`}
    />
  );
};

/** The optional fields of an order. */
export const OrderDetailFields = () => (
  <Box sx={{ display: 'grid', gap: 1 }}>
    <FormikTextField
      name="poNumber"
      label="PO number"
      autoComplete="off"
      helperText="Optional · your own number for this order"
    />
    <DeliveryFields />
    <NoteField />
  </Box>
);
