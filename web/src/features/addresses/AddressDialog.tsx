import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { Formik, type FormikHelpers } from 'formik';
import { type Address, type AddressInput, addressSchema, limits } from 'functions/contract';
import { useId } from 'react';
import { AddressFields } from '../../domain/address/AddressFields.tsx';
import { blankParts } from '../../domain/address/blankParts.ts';
import type { FormFailure } from '../../lib/forms/formFailure.ts';
import { SendButton } from '../../ui/feedback/SendButton.tsx';
import { FormFailureText } from '../../ui/inputs/forms/FormFailureText.tsx';
import { FormikCheckbox } from '../../ui/inputs/forms/FormikCheckbox.tsx';
import { FormikForm } from '../../ui/inputs/forms/FormikForm.tsx';
import { FormikTextField } from '../../ui/inputs/forms/FormikTextField.tsx';

const savedPhoneHelp = `${limits.phoneDigits} digits, or + with the country code`;

interface AddressDialogProps {
  /** The address to edit; null for a new one. */
  address: Address | null;
  /** Whether the address can become the default, and is not yet. */
  canBecomeDefault: boolean;
  open: boolean;
  /** Resolves to why the address was not saved, or null. */
  onSave: (input: AddressInput) => Promise<FormFailure | null>;
  onClose: () => void;
  onClosed: () => void;
}

const blankAddress: Required<AddressInput> = { label: '', ...blankParts, isDefault: false };

const startOf = (address: Address | null): Required<AddressInput> => {
  if (!address) return blankAddress;
  const { _id: _, ...values } = address;
  return values;
};

const Fields = ({ canBecomeDefault }: Pick<AddressDialogProps, 'canBecomeDefault'>) => (
  <>
    <FormikTextField
      id="address-label"
      name="label"
      label="Name"
      placeholder="Warehouse"
      helperText="What you call the place"
      autoComplete="off"
      sx={{ mt: 1 }}
    />
    <AddressFields idPrefix="address-" phoneHelp={savedPhoneHelp} />
    {canBecomeDefault && <FormikCheckbox name="isDefault" label="Use as the default address" />}
  </>
);

/** Asks for a new address, or changes a saved one. */
export const AddressDialog = ({
  address,
  canBecomeDefault,
  open,
  onSave,
  onClose,
  onClosed,
}: AddressDialogProps) => {
  const titleId = useId();
  const save = async (
    values: AddressInput,
    { setErrors, setStatus }: FormikHelpers<Required<AddressInput>>,
  ) => {
    setStatus(undefined);
    const failure = await onSave(addressSchema.cast(values));
    if (!failure) return onClose();
    setErrors(failure.errors);
    setStatus(failure.message);
  };
  return (
    <Dialog
      open={open}
      fullWidth
      onClose={onClose}
      aria-labelledby={titleId}
      slotProps={{ transition: { onExited: onClosed } }}
    >
      <Formik initialValues={startOf(address)} validationSchema={addressSchema} onSubmit={save}>
        {({ isSubmitting, status }) => (
          <FormikForm>
            <DialogTitle id={titleId}>{address ? 'Edit address' : 'Add address'}</DialogTitle>
            <DialogContent>
              <Fields canBecomeDefault={canBecomeDefault} />
              <FormFailureText>{status}</FormFailureText>
            </DialogContent>
            <DialogActions>
              <Button onClick={onClose} color="inherit">
                Close
              </Button>
              <SendButton type="submit" variant="contained" loading={isSubmitting}>
                Save address
              </SendButton>
            </DialogActions>
          </FormikForm>
        )}
      </Formik>
    </Dialog>
  );
};
