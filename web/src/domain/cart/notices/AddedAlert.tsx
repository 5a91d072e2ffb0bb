import Alert, { type AlertProps } from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../../../lib/router/paths.ts';

interface AddedAlertProps extends AlertProps {
  hasCartLink?: boolean | undefined;
  undo?: (() => void) | null | undefined;
}

/** The result of adding lines, with the way to the cart and a button to undo it. */
export const AddedAlert = ({ hasCartLink, undo, children, ...alert }: AddedAlertProps) => (
  <Alert role="presentation" {...alert}>
    {children}{' '}
    {hasCartLink && (
      <Button component={RouterLink} to={paths.cart} color="inherit" size="small">
        Go to the cart
      </Button>
    )}
    {undo && (
      <Button color="inherit" size="small" onClick={undo}>
        Undo
      </Button>
    )}
  </Alert>
);
