import Box from '@mui/material/Box';
import { useCartSync } from '../../domain/cart/sync/useCartSync.ts';

/** Says when changes of the cart are not saved to the account yet. */
export const SyncState = () => {
  const isUnsaved = useCartSync() === 'offline';
  return (
    <Box role="status" sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>
      {isUnsaved && (
        <Box sx={{ mt: 2, px: 0.5 }}>
          Not saved to your account yet. The cart is safe in this browser, and is saved as soon as
          we reach the shop.
        </Box>
      )}
    </Box>
  );
};
