import { type RefObject, useEffect } from 'react';

// Not `plainKeyOf`: the scripts of the dashboard have it, which no page of the shop should load.
const takesKeys =
  'input:not([type=checkbox]), textarea, select, [contenteditable], [role=textbox], [role=combobox], [role=dialog], [role=alertdialog], [role=menu]';

const isPlainSlash = ({ key, target, ctrlKey, metaKey, altKey, defaultPrevented }: KeyboardEvent) =>
  key === '/' &&
  !(ctrlKey || metaKey || altKey || defaultPrevented) &&
  !(target instanceof Element && target.closest(takesKeys));

/** Moves the focus to the field of the search with `/`, unless one types or a dialog is open. */
export const useSearchKey = (input: RefObject<HTMLInputElement | null>): void =>
  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      if (!isPlainSlash(event)) return;
      event.preventDefault();
      input.current?.focus();
      input.current?.select();
    };
    document.addEventListener('keydown', focus);
    return () => document.removeEventListener('keydown', focus);
  }, [input]);
