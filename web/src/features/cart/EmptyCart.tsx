import { mdiCartOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/router/paths.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { LinkButton } from '../../ui/inputs/LinkButton.tsx';

/** The cart without a tool, with ways to fill it. */
export const EmptyCart = () => (
  <EmptyState
    icon={mdiCartOutline}
    title="Your cart is empty"
    action={
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1.5 }}>
        <LinkButton to={paths.tools}>Browse the tools</LinkButton>
        <Button component={Link} to={paths.quickOrder} variant="outlined">
          Quick order
        </Button>
      </Box>
    }
  >
    Add tools from the catalogue, or enter a list of SKUs and quantities in the quick order.
  </EmptyState>
);
