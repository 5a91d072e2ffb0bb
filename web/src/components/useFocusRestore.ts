import { useRef } from 'react';
import { type FocusPosition, focusPosition, positionOf } from './focusPosition.ts';

interface Opener extends FocusPosition {
  element: HTMLElement;
}

/**
 * Keeps the focus near a row of a list that a dialog takes away, and with it the button that opened
 * the dialog. The list's element takes the `ref`.
 */
export const useFocusRestore = () => {
  const ref = useRef<HTMLDivElement>(null);
  const opener = useRef<Opener | null>(null);
  return {
    ref,
    /** For when the dialog opens. */
    remember: () => {
      const element = document.activeElement;
      if (ref.current && element instanceof HTMLElement) {
        opener.current = { element, ...positionOf(ref.current, element) };
      }
    },
    /** For when the dialog has closed. An opener that is still there has the focus already. */
    restore: () => {
      if (ref.current && opener.current && !opener.current.element.isConnected) {
        focusPosition(ref.current, opener.current);
      }
    },
  };
};
