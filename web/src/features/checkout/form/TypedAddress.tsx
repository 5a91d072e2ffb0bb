import { useFormikContext } from 'formik';
import { AddressFields } from '../../../domain/address/AddressFields.tsx';
import { FormikCheckbox } from '../../../ui/inputs/forms/FormikCheckbox.tsx';
import { FormikTextField } from '../../../ui/inputs/forms/FormikTextField.tsx';
import type { CheckoutValues } from './checkoutForm.ts';

const SaveFields = () => {
  const { values } = useFormikContext<CheckoutValues>();
  return (
    <>
      <FormikCheckbox name="isSaved" label="Save to my address book" />
      {values.isSaved && (
        <FormikTextField name="label" label="Name" autoComplete="off" sx={{ mt: 1 }} />
      )}
    </>
  );
};

/** The fields of an address that is not in the address book, which the first one can go into. */
export const TypedAddress = ({ canBeSaved }: { canBeSaved: boolean }) => (
  <>
    <AddressFields />
    {canBeSaved && <SaveFields />}
  </>
);
