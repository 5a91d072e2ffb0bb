import { type RefObject, useEffect } from 'react';
import { plainKeyOf } from '../../lib/keys/plainKey.ts';

/** Moves the focus to the field of the search with `/`, unless one types or a dialog is open. */
export const useSearchKey = (input: RefObject<HTMLInputElement | null>): void =>
  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      if (plainKeyOf(event) !== '/') return;
      event.preventDefault();
      input.current?.focus();
      input.current?.select();
    };
    document.addEventListener('keydown', focus);
    return () => document.removeEventListener('keydown', focus);
  }, [input]);
