import { mdiEyeOffOutline, mdiEyeOutline } from '@mdi/js';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import { useState } from 'react';
import { FormikTextField } from '../../../ui/inputs/forms/FormikTextField.tsx';
import { Icon } from '../../../ui/media/Icon.tsx';

interface PasswordFieldProps {
  autoComplete: 'current-password' | 'new-password';
  /** The rule for a new password. */
  helperText?: string;
}

/** A password field with a button that shows the password. */
export const PasswordField = ({ autoComplete, helperText }: PasswordFieldProps) => {
  const [shown, setShown] = useState(false);
  const toggle = (
    <InputAdornment position="end">
      <IconButton
        edge="end"
        aria-label={shown ? 'Hide password' : 'Show password'}
        onClick={() => setShown(!shown)}
      >
        <Icon path={shown ? mdiEyeOffOutline : mdiEyeOutline} />
      </IconButton>
    </InputAdornment>
  );
  return (
    <FormikTextField
      name="password"
      label="Password"
      type={shown ? 'text' : 'password'}
      autoComplete={autoComplete}
      {...(helperText && { helperText })}
      slotProps={{
        input: { endAdornment: toggle },
        htmlInput: { autoCapitalize: 'none', spellCheck: false },
      }}
    />
  );
};
