import { type RefObject, useLayoutEffect, useState } from 'react';
import { freeSide, type Side } from './freeSide.ts';

/** Between notices and the bottom of the window. */
export const edge = 16;

/** Below the header of every page. */
export const topEdge = 72;

const bandsOf = (selector: string) =>
  Array.from(document.querySelectorAll(selector), (element) => element.getBoundingClientRect());

const sideFor = (notices: HTMLElement): Side =>
  freeSide(
    bandsOf('main .MuiButton-contained').filter(({ height }) => height > 0),
    {
      window: window.innerHeight,
      notices: notices.offsetHeight + edge,
      header: topEdge,
    },
  );

/** Keeps notices off the primary buttons of the page, also while it scrolls and changes. */
export const useFreeSide = (ref: RefObject<HTMLElement | null>, isShown: boolean): Side => {
  const [side, setSide] = useState<Side>('bottom');
  // Before the browser paints, so that a notice appears in its place.
  useLayoutEffect(() => {
    if (!isShown) return undefined;
    const update = () => {
      if (ref.current) setSide(sideFor(ref.current));
    };
    update();
    const observer = new ResizeObserver(update);
    observer.observe(document.body);
    window.addEventListener('scroll', update, { passive: true });
    window.addEventListener('resize', update);
    return () => {
      observer.disconnect();
      window.removeEventListener('scroll', update);
      window.removeEventListener('resize', update);
    };
  }, [isShown, ref]);
  return side;
};
