import { type RefObject, useEffect, useState } from 'react';

/** Includes all that is above the window, because fast scrolling can skip the window. */
const rootMargin = '1000000px 0px 0px';

/** Whether an element, which may have no height, is below the window. */
export const useIsBelowWindow = (ref: RefObject<HTMLElement | null>): boolean => {
  const [isBelow, setIsBelow] = useState(false);
  useEffect(() => {
    if (!ref.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => setIsBelow(!entries.at(-1)?.isIntersecting),
      { rootMargin },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref]);
  return isBelow;
};
