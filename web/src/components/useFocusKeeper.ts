import { useRef } from 'react';
import { type FocusPlace, focusPlace, placeOf } from './focusPlace.ts';

interface Opener extends FocusPlace {
  element: HTMLElement;
}

/**
 * Keeps the focus near a row of a list that a dialog takes away, and with it the button that opened
 * the dialog. The list's element takes the `ref`.
 */
export const useFocusKeeper = () => {
  const ref = useRef<HTMLDivElement>(null);
  const opener = useRef<Opener | null>(null);
  return {
    ref,
    /** For when the dialog opens. */
    remember: () => {
      const element = document.activeElement;
      if (ref.current && element instanceof HTMLElement) {
        opener.current = { element, ...placeOf(ref.current, element) };
      }
    },
    /** For when the dialog has closed. An opener that is still there has the focus already. */
    restore: () => {
      if (ref.current && opener.current && !opener.current.element.isConnected) {
        focusPlace(ref.current, opener.current);
      }
    },
  };
};
