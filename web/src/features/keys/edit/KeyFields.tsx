import { limits } from 'functions/contract';
import { FormikTextField } from '../../../ui/inputs/forms/FormikTextField.tsx';

/** A field for a day. */
export const KeyDayField = ({
  name,
  label,
  helperText,
}: Record<'name' | 'label' | 'helperText', string>) => (
  <FormikTextField
    id={`key-${name}`}
    name={name}
    label={label}
    type="date"
    helperText={helperText}
    fullWidth
    slotProps={{ inputLabel: { shrink: true }, htmlInput: { max: '9999-12-31' } }}
  />
);

/** The fields that a new key and one that replaces another have in common. */
export const KeyFields = () => (
  <>
    <FormikTextField
      id="key-name"
      name="name"
      label="Name"
      helperText="What uses the key: ERP, for example"
      fullWidth
      autoComplete="off"
      sx={{ mt: 1 }}
      slotProps={{ htmlInput: { maxLength: limits.apiKeys.name } }}
    />
    <KeyDayField name="expiresOn" label="Last day" helperText="Without one, it ends in a year" />
    <FormikTextField
      id="key-addresses"
      name="addresses"
      label="Allowed addresses"
      placeholder="203.0.113.0/24"
      helperText="An address or a network in each line; none for all"
      fullWidth
      multiline
      minRows={2}
      autoComplete="off"
      slotProps={{ inputLabel: { shrink: true } }}
    />
  </>
);
