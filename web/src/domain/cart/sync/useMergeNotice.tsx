import { useEffect, useRef } from 'react';
import { showNotice } from '../../../ui/feedback/shownNotices.ts';
import { changeCart } from '../stored/storedCart.ts';
import { areSameLines } from '../stored/unsavedChanges.ts';
import { useStoredCart } from '../stored/useStoredCart.ts';
import { MergeNotice } from './MergeNotice.tsx';

const noticeKey = 'merged carts';

const dismiss = () => changeCart((cart) => ({ ...cart, changes: null }));

/**
 * Shows what joining the carts did, on every page and in every tab, for a short time, or until the cart
 * changes or the customer dismisses it.
 */
export const useMergeNotice = (): void => {
  const { changes, lines } = useStoredCart();
  const until = changes?.until ?? null;
  const joined = useRef({ until, lines });
  useEffect(() => {
    showNotice(noticeKey, changes && <MergeNotice changes={changes} onDismiss={dismiss} />);
    return () => showNotice(noticeKey, null);
  }, [changes]);
  useEffect(() => {
    if (until === null) return undefined;
    const timer = setTimeout(dismiss, until - Date.now());
    return () => clearTimeout(timer);
  }, [until]);
  useEffect(() => {
    if (joined.current.until !== until) joined.current = { until, lines };
    else if (until !== null && !areSameLines(joined.current.lines, lines)) dismiss();
  }, [until, lines]);
};
