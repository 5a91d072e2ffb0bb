import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { TermsNote } from '../../../domain/shop/TermsNote.tsx';
import { CheckoutSection } from './CheckoutSection.tsx';
import { checkoutColumn, checkoutGrid } from './checkoutLayout.ts';
import { SummaryFrame } from './SummaryFrame.tsx';

/** In place of the checkout, until the browser has read the cart and the session. */
export const CheckoutSkeleton = () => (
  <Box sx={checkoutGrid} role="status" aria-label="Loading your cart">
    <Box sx={checkoutColumn}>
      <CheckoutSection title="Deliver to">
        <Skeleton variant="rounded" height={120} />
      </CheckoutSection>
      <Skeleton variant="rounded" height={800} />
    </Box>
    <SummaryFrame>
      <Skeleton height={70} sx={{ display: { xs: 'none', md: 'block' } }} />
      <Button variant="contained" size="large" fullWidth disabled>
        Place order
      </Button>
      <TermsNote action="By placing the order" />
    </SummaryFrame>
  </Box>
);
