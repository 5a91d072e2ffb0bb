import { useMemo, useRef } from 'react';
import { type FocusPosition, focusPosition, positionOf } from './focusPosition.ts';

interface Opener extends FocusPosition {
  element: HTMLElement;
}

/**
 * Restores the focus in a list after a dialog has removed a row, and with it the button that opened
 * the dialog. Set `ref` on the list's element. The functions stay the same.
 */
export const useFocusRestore = () => {
  const ref = useRef<HTMLDivElement>(null);
  const opener = useRef<Opener | null>(null);
  return useMemo(() => {
    /** Call it when the dialog opens. */
    const remember = () => {
      const element = document.activeElement;
      if (ref.current && element instanceof HTMLElement) {
        opener.current = { element, ...positionOf(ref.current, element) };
      }
    };
    /** Call it when the dialog has closed. If the opener still exists, MUI has focused it. */
    const restore = () => {
      if (ref.current && opener.current && !opener.current.element.isConnected) {
        focusPosition(ref.current, opener.current);
      }
    };
    return { ref, remember, restore };
  }, []);
};
