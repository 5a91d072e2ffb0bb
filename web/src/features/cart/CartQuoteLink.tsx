import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/router/paths.ts';

/**
 * Leads to the request for a quote for all lines, also for those that cannot be ordered as they
 * are.
 */
export const CartQuoteLink = () => (
  <>
    <Button
      component={Link}
      to={paths.quoteRequest.path}
      variant="outlined"
      size="large"
      fullWidth
      sx={{ mt: 1.5 }}
    >
      Request a quote
    </Button>
    <Box sx={{ mt: 1, fontSize: '0.875rem', color: 'text.secondary' }}>
      For large quantities, or more than is in stock. Your cart stays as it is.
    </Box>
  </>
);
