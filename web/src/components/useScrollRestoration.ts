import { useLayoutEffect, useRef, useState } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';

/** How long scrolling rests, in milliseconds, before the place is noted. */
const scrollPause = 100;

/** The place noted with the browser's entry for this page; the router leaves it alone. */
const notedPlace = (): number | null => {
  const place: unknown = globalThis.history?.state?.scrollTop;
  return typeof place === 'number' ? place : null;
};

const notePlace = () =>
  window.history.replaceState({ ...window.history.state, scrollTop: window.scrollY }, '');

const useNotedPlace = () => {
  useLayoutEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(notePlace, scrollPause);
    };
    window.addEventListener('scroll', wait, { passive: true });
    // A link may be followed before the scrolling has rested.
    window.addEventListener('click', notePlace, { capture: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', wait);
      window.removeEventListener('click', notePlace, { capture: true });
    };
  }, []);
};

/** The browser's own way back would compete: it scrolls as soon as the page is long enough. */
const useOwnRestoration = () => {
  useLayoutEffect(() => {
    window.history.scrollRestoration = 'manual';
    return () => {
      window.history.scrollRestoration = 'auto';
    };
  }, []);
};

/**
 * Returns to where one was on a page that is come back to or reloaded, once `ready` says that it is
 * as long again as it was.
 */
export const useScrollRestoration = (ready: boolean) => {
  const type = useNavigationType();
  // Until the page is ready, what the browser scrolls to is noted over the place to return to.
  const [noted] = useState(() => (type === NavigationType.Pop ? notedPlace() : null));
  const place = useRef(noted);
  useOwnRestoration();
  useNotedPlace();
  useLayoutEffect(() => {
    if (!ready || place.current === null) return;
    window.scrollTo({ top: place.current, behavior: 'instant' });
    place.current = null;
  }, [ready]);
};
