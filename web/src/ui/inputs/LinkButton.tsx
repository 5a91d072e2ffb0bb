import Button from '@mui/material/Button';
import { Link, type To } from 'react-router-dom';

interface LinkButtonProps {
  to: To;
  children: string;
}

/** A link to what comes next, as a button. */
export const LinkButton = ({ to, children }: LinkButtonProps) => (
  <Button component={Link} to={to} variant="contained">
    {children}
  </Button>
);
