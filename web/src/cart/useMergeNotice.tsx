import { useEffect } from 'react';
import { showNotice } from '../components/shownNotices.ts';
import { MergeNotice } from './MergeNotice.tsx';
import { changeCart } from './storedCart.ts';
import { useStoredCart } from './useStoredCart.ts';

const noticeKey = 'merged carts';

const dismiss = () => changeCart((cart) => ({ ...cart, changes: null }));

/** Shows what joining the carts did, on every page and in every tab, until it is dismissed. */
export const useMergeNotice = (): void => {
  const { changes } = useStoredCart();
  useEffect(() => {
    showNotice(noticeKey, changes && <MergeNotice changes={changes} onDismiss={dismiss} />);
    return () => showNotice(noticeKey, null);
  }, [changes]);
};
