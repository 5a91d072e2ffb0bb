import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import type { KeyInput, Permission } from 'functions/contract';
import { LevelFields } from '../../../domain/staff/LevelFields.tsx';
import { type DialogState, FormDialog } from '../../../ui/inputs/forms/FormDialog.tsx';
import type { KeyOwner } from '../data/useKeys.ts';
import { KeyFields } from './KeyFields.tsx';
import { blankKey, keyErrors, keyInputOf } from './keyForm.ts';

interface NewKeyProps extends DialogState {
  owner: KeyOwner;
  /** The permissions that the caller can give it. */
  offered: readonly Permission[];
  /** Resolves to a notice of what it did. */
  onCreate: (input: KeyInput) => Promise<string>;
}

const PermissionsError = () => {
  const { errors, submitCount } = useFormikContext<{ permissions?: string }>();
  return (
    <FormHelperText error role="alert" sx={{ minHeight: '1.5em' }}>
      {submitCount > 0 ? errors.permissions : ''}
    </FormHelperText>
  );
};

/** Creates a key. */
export const NewKey = ({ owner, offered, onCreate, ...state }: NewKeyProps) => (
  <FormDialog
    question="Create an API key"
    labels={{ confirm: 'Create key' }}
    start={blankKey}
    errorsOf={(values) => keyErrors(owner, values)}
    onSend={(values) => onCreate(keyInputOf(values))}
    {...state}
  >
    {() => (
      <>
        <KeyFields />
        <Typography sx={{ mt: 1, mb: 2, color: 'text.secondary' }}>
          What it may do never changes, and is never more than what you may do.
        </Typography>
        <LevelFields offered={offered} />
        <PermissionsError />
      </>
    )}
  </FormDialog>
);
