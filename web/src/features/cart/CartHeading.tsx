import Box from '@mui/material/Box';
import type { usePricedCart } from '../../domain/cart/priced/usePricedCart.ts';
import { PageTitle } from '../../domain/page/PageTitle.tsx';
import { PricesAsOf } from './PricesAsOf.tsx';

const heading = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 2,
  minHeight: 44,
  mb: { xs: 2, md: 3 },
};

export const CartHeading = ({ cart }: { cart: ReturnType<typeof usePricedCart> }) => (
  <Box sx={heading}>
    <PageTitle>Cart</PageTitle>
    {cart.lines.length > 0 && (
      <PricesAsOf
        hasFailed={cart.isError}
        updatedAt={cart.dataUpdatedAt}
        onRetry={() => void cart.refetch()}
      />
    )}
  </Box>
);
