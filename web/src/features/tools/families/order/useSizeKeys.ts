import { type ClipboardEvent, type FocusEvent, type KeyboardEvent, useRef } from 'react';
import type { FamilyGrid } from '../grid/familyGrid.ts';
import { movedFrom } from '../grid/gridMoves.ts';
import { blockIn, pastedSizes } from '../grid/pastedSizes.ts';
import { focusSize, placeOf, sizeOf } from './sizeFocus.ts';
import type { FamilyOrderState } from './useFamilyOrder.ts';

/** Within a text, the arrows move the cursor first. */
const staysInText = ({ key, target }: KeyboardEvent): boolean => {
  const { selectionStart: start, selectionEnd: end, value } = target as HTMLInputElement;
  const isAll = start === 0 && end === value.length;
  if (key === 'ArrowLeft') return !isAll && end !== 0;
  return key === 'ArrowRight' && !isAll && start !== value.length;
};

/** The keys of a spreadsheet: arrows and Enter move, Escape takes back what was typed, a block is pasted. */
export const useSizeKeys = (
  { cells }: FamilyGrid,
  { texts, type, paste, add, ready }: FamilyOrderState,
  onLeave: () => void,
) => {
  const before = useRef('');
  return {
    onFocus: ({ target }: FocusEvent) => {
      const size = sizeOf(target);
      if (size !== null) before.current = texts[size] ?? '';
    },
    onPaste: (event: ClipboardEvent) => {
      const size = sizeOf(event.target);
      const block = blockIn(event.clipboardData.getData('text'));
      if (size === null || !block) return;
      event.preventDefault();
      onLeave();
      paste(pastedSizes(cells, placeOf(cells, size), block));
    },
    onKeyDown: (event: KeyboardEvent) => {
      const size = sizeOf(event.target);
      const { key, shiftKey, altKey, ctrlKey, metaKey } = event;
      if (size === null || altKey || event.nativeEvent.isComposing || staysInText(event)) return;
      const isCommand = ctrlKey || metaKey;
      const place = movedFrom(cells, placeOf(cells, size), { key, shiftKey, isCommand });
      if (key === 'Escape') type(size, before.current);
      else if (key === 'Enter' && isCommand) {
        if (ready.length > 0) add();
      } else if (place === undefined) return;
      event.preventDefault();
      if (place === undefined) return;
      onLeave();
      if (place) focusSize(cells[place.row]?.[place.column]?._id);
    },
  };
};
