import { mdiFileDocumentOutline } from '@mdi/js';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/router/paths.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';

export const NothingToRequest = () => (
  <EmptyState
    icon={mdiFileDocumentOutline}
    title="Your cart is empty"
    action={
      <Button component={Link} to={paths.tools} variant="contained">
        Browse the tools
      </Button>
    }
  >
    Put the tools that you need into the cart and come back, or ask on the page of a tool.
  </EmptyState>
);
