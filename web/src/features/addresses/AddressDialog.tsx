import { type Address, type AddressInput, addressSchema } from 'functions/contract';
import { AddressFields } from '../../domain/address/AddressFields.tsx';
import { blankParts } from '../../domain/address/blankParts.ts';
import type { FormFailure } from '../../lib/forms/formFailure.ts';
import { schemaErrors } from '../../lib/forms/schemaErrors.ts';
import { toFormFailure } from '../../lib/forms/toFormFailure.ts';
import {
  type DialogState,
  FormDialog,
  type FormDialogProps,
} from '../../ui/inputs/forms/FormDialog.tsx';
import { FormikCheckbox } from '../../ui/inputs/forms/FormikCheckbox.tsx';
import { FormikTextField } from '../../ui/inputs/forms/FormikTextField.tsx';

type Send = Pick<FormDialogProps<Required<AddressInput>>, 'onSend'>;

interface AddressDialogProps extends DialogState, Send {
  /** The address to edit; null for a new one. */
  address: Address | null;
  /** Whether the address can become the default, and is not yet. */
  canBecomeDefault: boolean;
}

const blankAddress: Required<AddressInput> = { label: '', ...blankParts, isDefault: false };

const startOf = (address: Address | null): Required<AddressInput> => {
  if (!address) return blankAddress;
  const { _id: _, ...values } = address;
  return values;
};

/** A full address book is no failure of a field. */
const addressFailure = (error: unknown): FormFailure => {
  const failure = toFormFailure(error, '');
  const { addresses: full } = failure.errors;
  return full === undefined ? failure : { message: full, errors: {} };
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
    <AddressFields idPrefix="address-" />
    {canBecomeDefault && <FormikCheckbox name="isDefault" label="Use as the default address" />}
  </>
);

/** Asks for a new address, or changes a saved one. */
export const AddressDialog = ({ address, canBecomeDefault, ...dialog }: AddressDialogProps) => (
  <FormDialog
    question={address ? 'Edit address' : 'Add address'}
    labels={{ confirm: 'Save address', close: 'Close' }}
    start={startOf(address)}
    errorsOf={(values) => schemaErrors(addressSchema, values)}
    failureOf={addressFailure}
    {...dialog}
  >
    {() => <Fields canBecomeDefault={canBecomeDefault} />}
  </FormDialog>
);
