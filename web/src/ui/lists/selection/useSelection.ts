import { useState } from 'react';
import {
  emptySelection,
  extentOf,
  retain,
  type Selection,
  toggleAll,
  toggleOne,
  toggleRange,
} from './selection.ts';

/** The selection of a list, and the functions that change it. */
export type RowSelection = ReturnType<typeof useSelection>;

/**
 * Selects rows by id, given the ids of all selectable rows. Rows that leave the list are
 * deselected.
 */
export const useSelection = (listed: string[]) => {
  const [stored, setStored] = useState<Selection>(emptySelection);
  const selection = retain(stored, listed);
  if (selection !== stored) setStored(selection);
  return {
    has: (id: string) => selection.ids.has(id),
    count: selection.ids.size,
    extent: extentOf(selection, listed),
    /** With `range`, toggles all rows from the one toggled last to this one. */
    toggle: (id: string, range: boolean) =>
      setStored(range ? toggleRange(selection, id, listed) : toggleOne(selection, id)),
    toggleAll: () => setStored(toggleAll(selection, listed)),
    clear: () => setStored(emptySelection),
    /** Deselects all other rows. */
    retain: (ids: string[]) => setStored((current) => retain(current, ids)),
  };
};
