import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';

/** The debounce time of saving the scroll position. */
const debounceMs = 100;

/** The position saved in this page's history entry. The router preserves it. */
const savedPosition = (): number | null => {
  const position: unknown = globalThis.history?.state?.scrollTop;
  return typeof position === 'number' ? position : null;
};

const savePosition = () =>
  window.history.replaceState({ ...window.history.state, scrollTop: window.scrollY }, '');

/** Saves the position after each scroll and before a click, unless one is still to be restored. */
const usePositionSaving = (toRestore: RefObject<number | null>) => {
  useLayoutEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const save = () => {
      if (toRestore.current === null) savePosition();
    };
    const saveLater = () => {
      clearTimeout(timer);
      timer = setTimeout(save, debounceMs);
    };
    window.addEventListener('scroll', saveLater, { passive: true });
    // A click may navigate before the debounce time is over.
    window.addEventListener('click', save, { capture: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', saveLater);
      window.removeEventListener('click', save, { capture: true });
    };
  }, [toRestore]);
};

/** Disables the browser's scroll restoration, which scrolls before the page has its content. */
const useManualRestoration = () => {
  useLayoutEffect(() => {
    window.history.scrollRestoration = 'manual';
    return () => {
      window.history.scrollRestoration = 'auto';
    };
  }, []);
};

/**
 * Restores the scroll position after Back, Forward or a reload, as soon as `ready` is true: the
 * page has its full height again.
 */
export const useScrollRestoration = (ready: boolean) => {
  const type = useNavigationType();
  const [saved] = useState(() => (type === NavigationType.Pop ? savedPosition() : null));
  const position = useRef(saved);
  useManualRestoration();
  usePositionSaving(position);
  useLayoutEffect(() => {
    if (!ready || position.current === null) return;
    window.scrollTo({ top: position.current, behavior: 'instant' });
    position.current = null;
  }, [ready]);
};
