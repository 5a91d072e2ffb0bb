import { useLayoutEffect, useRef, useState } from 'react';
import {
  emptySelection,
  extentOf,
  retain,
  type Selection,
  selectAll,
  toggleAll,
  toggleOne,
  toggleRange,
} from './selection.ts';

/** The selection of a list, and the functions that change it. */
export type RowSelection = ReturnType<typeof useSelection>;

/** A function that stays the same, so that a change of one row does not render the others again. */
const useToggle = (
  listed: string[],
  setStored: (change: (current: Selection) => Selection) => void,
) => {
  const latest = useRef(listed);
  useLayoutEffect(() => {
    latest.current = listed;
  });
  const [toggle] = useState(() => (id: string, range: boolean) => {
    setStored((current) =>
      range ? toggleRange(current, id, latest.current) : toggleOne(current, id),
    );
  });
  return toggle;
};

/**
 * Selects rows by id, given the ids of all selectable rows. Rows that leave the list are
 * deselected.
 */
export const useSelection = (listed: string[]) => {
  const [stored, setStored] = useState<Selection>(emptySelection);
  const selection = retain(stored, listed);
  if (selection !== stored) setStored(selection);
  const toggle = useToggle(listed, setStored);
  return {
    has: (id: string) => selection.ids.has(id),
    count: selection.ids.size,
    extent: extentOf(selection, listed),
    /** With `range`, toggles all rows from the one toggled last to this one. */
    toggle,
    toggleAll: () => setStored(toggleAll(selection, listed)),
    selectAll: () => setStored(selectAll(listed)),
    clear: () => setStored(emptySelection),
    /** Deselects all other rows. */
    retain: (ids: string[]) => setStored((current) => retain(current, ids)),
  };
};
