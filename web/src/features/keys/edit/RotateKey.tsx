import Typography from '@mui/material/Typography';
import type { ApiKey, KeyRotationInput } from 'functions/contract';
import { type DialogState, FormDialog } from '../../../ui/inputs/forms/FormDialog.tsx';
import { KeyDayField, KeyFields } from './KeyFields.tsx';
import { rotationErrors, rotationInputOf, rotationOf } from './keyForm.ts';

interface RotateKeyProps extends DialogState {
  apiKey: ApiKey;
  /** Resolves to a notice of what it did. */
  onRotate: (input: KeyRotationInput) => Promise<string>;
}

/** Creates a key that replaces another one. */
export const RotateKey = ({ apiKey, onRotate, ...state }: RotateKeyProps) => (
  <FormDialog
    question={`Rotate ${apiKey.name}`}
    labels={{ confirm: 'Create new key' }}
    start={rotationOf(apiKey)}
    errorsOf={rotationErrors}
    onSend={(values) => onRotate(rotationInputOf(values))}
    {...state}
  >
    {() => (
      <>
        <Typography sx={{ mb: 2, color: 'text.secondary' }}>
          The new key may do the same. Until the last day of the old one, both are accepted.
        </Typography>
        <KeyFields />
        <KeyDayField
          name="oldExpiresOn"
          label="Last day of the old key"
          helperText="Give the new key to the program before"
        />
      </>
    )}
  </FormDialog>
);
