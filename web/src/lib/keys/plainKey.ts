import { hasSingleKeys } from './singleKeys.ts';

const editable =
  'input:not([type=checkbox]), textarea, select, [contenteditable], [role=textbox], [role=combobox]';
const overPage = '[role=dialog], [role=alertdialog], [role=menu]';

/**
 * The key of an event that no text field takes, without Ctrl, Alt or ⌘; undefined while one is
 * typing, while a dialog or a menu is open, and for who has switched such shortcuts off.
 */
export const plainKeyOf = (event: KeyboardEvent): string | undefined => {
  const { key, target, ctrlKey, metaKey, altKey, defaultPrevented, isComposing } = event;
  if (ctrlKey || metaKey || altKey || defaultPrevented || isComposing) return undefined;
  if (target instanceof Element && target.closest(editable)) return undefined;
  return document.querySelector(overPage) || !hasSingleKeys() ? undefined : key;
};
