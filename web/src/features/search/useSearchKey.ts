import { type RefObject, useEffect } from 'react';

const editable = 'input, textarea, select, [contenteditable], [role=textbox], [role=combobox]';
const overPage = '[role=dialog], [role=alertdialog], [role=menu]';

/** Whether a key leads to the search: `/`, unless it is typed into something, or below a dialog. */
const leadsToSearch = (event: KeyboardEvent): boolean => {
  const { key, target, ctrlKey, metaKey, altKey, defaultPrevented, isComposing } = event;
  if (key !== '/' || ctrlKey || metaKey || altKey || defaultPrevented || isComposing) return false;
  const isTyped = target instanceof Element && target.closest(editable) !== null;
  return !isTyped && document.querySelector(overPage) === null;
};

/** Moves the focus to the field of the search with `/`. */
export const useSearchKey = (input: RefObject<HTMLInputElement | null>): void =>
  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      if (!leadsToSearch(event)) return;
      event.preventDefault();
      input.current?.focus();
      input.current?.select();
    };
    document.addEventListener('keydown', focus);
    return () => document.removeEventListener('keydown', focus);
  }, [input]);
