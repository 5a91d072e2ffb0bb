import { type RefObject, useLayoutEffect, useState } from 'react';
import { freeTop } from './freeTop.ts';

/** Between notices and the bottom of the window. */
export const edge = 16;

/** Below the header of every page. */
const header = 80;

/** The primary buttons of the page and of an open dialog, which is beside the page. */
const primaryButtons = ':is(main, .MuiDialog-root) .MuiButton-contained';

const bandsOf = (selector: string) =>
  Array.from(document.querySelectorAll(selector), (element) => element.getBoundingClientRect());

const raiseOf = ({ offsetHeight }: HTMLElement): number | null => {
  const notices = offsetHeight + edge;
  const { innerHeight } = window;
  const buttons = bandsOf(primaryButtons).filter(({ height }) => height > 0);
  const top = freeTop(buttons, { window: innerHeight, notices, header });
  return top === null ? null : top + notices - innerHeight;
};

/**
 * Keeps notices off the primary buttons of the page, also while it scrolls and changes: how far to
 * move them down, in pixels; null where they fit nowhere.
 */
export const useRaise = (ref: RefObject<HTMLElement | null>): number | null => {
  const [raise, setRaise] = useState<number | null>(0);
  const update = () => {
    if (ref.current?.offsetHeight) setRaise(raiseOf(ref.current));
  };
  // Before the browser paints, so that a notice appears in its place.
  useLayoutEffect(update);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the function reads the page alone
  useLayoutEffect(() => {
    const sizes = new ResizeObserver(update);
    for (const element of [document.body, ref.current]) if (element) sizes.observe(element);
    const dialogs = new MutationObserver(update);
    dialogs.observe(document.body, { childList: true });
    window.addEventListener('scroll', update, { passive: true });
    window.addEventListener('resize', update);
    return () => {
      sizes.disconnect();
      dialogs.disconnect();
      window.removeEventListener('scroll', update);
      window.removeEventListener('resize', update);
    };
  }, []);
  return raise;
};
