import { Spinner } from '../../ui/feedback/Spinner.tsx';
import { AccountCart } from './AccountCart.tsx';
import { EmptyCart } from './EmptyCart.tsx';

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
