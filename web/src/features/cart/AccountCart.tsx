import { useQueryClient } from '@tanstack/react-query';
import { cartSyncKey } from '../../cart/cartSyncKey.ts';
import { useAccountCart } from '../../cart/useCartSync.ts';
import { ListError } from '../../components/ListError.tsx';
import { Spinner } from '../../components/Spinner.tsx';
import { EmptyCart } from './EmptyCart.tsx';

/** The cart of an account while this browser has no line of it: it may be empty, or not have arrived. */
export const AccountCart = ({ uid }: { uid: string }) => {
  const client = useQueryClient();
  const state = useAccountCart(uid);
  if (state === 'arrived') return <EmptyCart />;
  if (state === 'loading') return <Spinner label="Loading your cart" />;
  return (
    <ListError
      message="We cannot reach the cart of your account. Please check your connection."
      onRetry={() => void client.refetchQueries({ queryKey: cartSyncKey(uid) })}
    />
  );
};
