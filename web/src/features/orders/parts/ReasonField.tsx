import { FormikTextField } from '../../../ui/inputs/forms/FormikTextField.tsx';

/** Why a part of an order changes. */
export const ReasonField = () => (
  <FormikTextField
    id="part-reason"
    name="reason"
    label="Reason"
    multiline
    minRows={2}
    autoComplete="off"
    sx={{ mt: 2 }}
  />
);
