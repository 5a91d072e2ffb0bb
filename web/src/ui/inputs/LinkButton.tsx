import Button from '@mui/material/Button';
import { Link, type To } from 'react-router-dom';

interface LinkButtonProps {
  to: To;
  children: string;
  /** By default, that of the main action. */
  variant?: 'contained' | 'outlined';
}

/** A link to what comes next, as a button. */
export const LinkButton = ({ to, children, variant = 'contained' }: LinkButtonProps) => (
  <Button component={Link} to={to} variant={variant}>
    {children}
  </Button>
);
