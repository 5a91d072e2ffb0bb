import { FormikTextField } from '../../ui/inputs/FormikTextField.tsx';

/** The phone number and the address of a delivery. The prefix keeps the ids of two forms apart. */
export const ContactFields = ({ idPrefix = '' }: { idPrefix?: string }) => (
  <>
    <FormikTextField
      id={`${idPrefix}phoneNumber`}
      name="phoneNumber"
      label="Phone Number"
      type="tel"
      autoComplete="tel-national"
      slotProps={{ htmlInput: { inputMode: 'numeric' } }}
    />
    <FormikTextField
      id={`${idPrefix}orderAddress`}
      name="orderAddress"
      label="Delivery Address"
      autoComplete="street-address"
      multiline
      minRows={2}
    />
  </>
);
