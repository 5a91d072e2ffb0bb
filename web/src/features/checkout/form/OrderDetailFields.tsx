import Box from '@mui/material/Box';
import { useField } from 'formik';
import { formatCount, limits } from 'functions/contract';
import { useDeliveryDay } from '../../../domain/shop/DeliveryDay.tsx';
import { useShop } from '../../../domain/shop/useShop.ts';
import { FormikCheckbox } from '../../../ui/inputs/forms/FormikCheckbox.tsx';
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

/** The day that the buyer requests. The shop checks it when the order is sent. */
const RequestedDayField = () => {
  const { data: shop } = useShop();
  const day = useDeliveryDay();
  return (
    <FormikTextField
      name="requestedDay"
      label="Requested delivery day"
      type="date"
      autoComplete="off"
      helperText={`Optional · a work day. Without one, we deliver ${day ?? 'as soon as we can'}`}
      slotProps={{
        inputLabel: { shrink: true },
        htmlInput: { min: shop?.deliveryDay, max: shop?.lastRequestedDay },
      }}
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
    <RequestedDayField />
    <FormikCheckbox name="completeOnly" label="Deliver complete only: no part before the rest" />
    <NoteField />
  </Box>
);
