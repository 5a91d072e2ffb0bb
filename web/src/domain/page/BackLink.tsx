import { mdiArrowLeft } from '@mdi/js';
import Button from '@mui/material/Button';
import { Link, type To } from 'react-router-dom';
import { Icon } from '../../ui/media/Icon.tsx';

interface BackLinkProps {
  to: To;
  children: string;
}

/** The way back to the list that led here. */
export const BackLink = ({ to, children }: BackLinkProps) => (
  <Button
    component={Link}
    to={to}
    color="inherit"
    startIcon={<Icon path={mdiArrowLeft} />}
    sx={{ ml: -2, mb: 0.5 }}
  >
    {children}
  </Button>
);
