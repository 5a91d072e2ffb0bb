import { useEffect, useRef } from 'react';
import { changeCart } from '../stored/storedCart.ts';
import { areSameLines } from '../stored/unsavedChanges.ts';
import { useStoredCart } from '../stored/useStoredCart.ts';

const dismiss = () => changeCart((cart) => ({ ...cart, changes: null }));

/**
 * The changes that joining the carts made, in every tab, for a short time, or until the cart
 * changes or the customer dismisses them; otherwise null.
 */
export const useMergeNotice = () => {
  const { changes, lines } = useStoredCart();
  const until = changes?.until ?? null;
  const joined = useRef({ until, lines });
  useEffect(() => {
    if (until === null) return undefined;
    const timer = setTimeout(dismiss, until - Date.now());
    return () => clearTimeout(timer);
  }, [until]);
  useEffect(() => {
    if (joined.current.until !== until) joined.current = { until, lines };
    else if (until !== null && !areSameLines(joined.current.lines, lines)) dismiss();
  }, [until, lines]);
  return { changes, dismiss };
};
