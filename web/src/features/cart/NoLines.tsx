import { useQueryClient } from '@tanstack/react-query';
import { cartSyncKey } from '../../domain/cart/sync/cartSyncKey.ts';
import { useAccountCart } from '../../domain/cart/sync/useCartSync.ts';
import { FailureNotice } from '../../ui/feedback/FailureNotice.tsx';
import { Spinner } from '../../ui/feedback/Spinner.tsx';
import { EmptyCart } from './EmptyCart.tsx';

/**
 * The cart of an account while this browser has no line of it: it may be empty, or not have
 * arrived.
 */
const AccountCart = ({ uid }: { uid: string }) => {
  const client = useQueryClient();
  const state = useAccountCart(uid);
  if (state === 'arrived') return <EmptyCart />;
  if (state === 'loading') return <Spinner label="Loading your cart" />;
  return (
    <FailureNotice
      action="Try again"
      onAction={() => void client.refetchQueries({ queryKey: cartSyncKey(uid) })}
    >
      We cannot reach the cart of your account. Please check your connection.
    </FailureNotice>
  );
};

interface NoLinesProps {
  /** The account that is signed in. */
  uid: string | undefined;
  /** Whether it is not known yet if someone is signed in. */
  isLoading: boolean;
}

/** In place of the lines, if this browser has none: an account's cart may still load. */
export const NoLines = ({ uid, isLoading }: NoLinesProps) => {
  if (uid !== undefined) return <AccountCart uid={uid} />;
  return isLoading ? <Spinner label="Loading your cart" /> : <EmptyCart />;
};
