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

/** A selection of rows, and how it is changed. */
export type RowSelection = ReturnType<typeof useSelection>;

/** Selects rows of a list, given the ids of those that can be; what leaves the list is let go. */
export const useSelection = (listed: string[]) => {
  const [stored, setStored] = useState<Selection>(emptySelection);
  const selection = retain(stored, listed);
  if (selection !== stored) setStored(selection);
  return {
    has: (id: string) => selection.ids.has(id),
    count: selection.ids.size,
    extent: extentOf(selection, listed),
    /** With `range`, all rows from the one toggled last to this one. */
    toggle: (id: string, range: boolean) =>
      setStored(range ? toggleRange(selection, id, listed) : toggleOne(selection, id)),
    toggleAll: () => setStored(toggleAll(selection, listed)),
    clear: () => setStored(emptySelection),
    /** Lets all others go. */
    retain: (ids: string[]) => setStored((current) => retain(current, ids)),
  };
};
