import Button, { type ButtonProps } from '@mui/material/Button';
import type { ComponentProps } from 'react';

/** MUI prevents the clicks of a disabled button, also those of Enter in a field. */
const FocusableButton = ({ disabled, ...props }: ComponentProps<'button'>) => (
  <button {...props} tabIndex={0} aria-disabled={disabled || undefined} />
);

/**
 * The button that sends a form. It stays focusable while it is disabled: browsers take the focus
 * from a disabled button, and refuse to give it back as long as there is nothing to send.
 */
export const SendButton = (props: ButtonProps) => (
  <Button {...props} nativeButton component={FocusableButton} />
);
