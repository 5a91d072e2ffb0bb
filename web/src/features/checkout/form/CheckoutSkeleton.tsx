import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { CheckoutSection } from './CheckoutSection.tsx';
import { checkoutColumn, checkoutGrid } from './checkoutLayout.ts';

/** In place of the checkout, until the browser has read the cart and the session. */
export const CheckoutSkeleton = () => (
  <Box sx={checkoutGrid} role="status" aria-label="Loading your cart">
    <Box sx={checkoutColumn}>
      <CheckoutSection title="Deliver to">
        <Skeleton variant="rounded" height={120} />
      </CheckoutSection>
      <Skeleton variant="rounded" height={800} />
    </Box>
    <Skeleton variant="rounded" height={220} />
  </Box>
);
