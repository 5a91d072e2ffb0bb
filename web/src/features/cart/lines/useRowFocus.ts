import { useCallback, useEffect, useRef, useState } from 'react';
import { focusPosition, positionOf } from '../../../lib/browser/focusPosition.ts';

/**
 * Keeps the focus near after a change that removes the focused element: in the next line, or on the
 * page's heading. Set `ref` on an element that stays.
 */
export const useRowFocus = () => {
  const ref = useRef<HTMLDivElement>(null);
  const [position, setPosition] = useState<{ row: number; control: number } | null>(null);
  useEffect(() => {
    if (position && ref.current) focusPosition(ref.current, position);
  }, [position]);
  const restore = useCallback(() => {
    const { activeElement } = document;
    if (!ref.current || !(activeElement instanceof HTMLElement)) return;
    const { row } = positionOf(ref.current, activeElement);
    // -1 of the controls is the last one: the button that removes the line.
    setPosition({ row, control: -1 });
  }, []);
  return { ref, restore };
};
