import Checkbox from '@mui/material/Checkbox';
import type { ChangeEvent } from 'react';
import type { RowSelection } from './useSelection.ts';

interface SelectionCheckboxProps {
  selection: RowSelection;
  id: string;
  /** What the row is about. */
  name: string;
}

/** Above a link that fills the row, and large enough for a finger. */
const inRow = { position: 'relative', zIndex: 1, width: 44, height: 44 } as const;

/** A click, or Space, comes with the state of the Shift key. */
const withShift = ({ nativeEvent }: ChangeEvent) =>
  nativeEvent instanceof MouseEvent && nativeEvent.shiftKey;

/** Selects a row; with Shift, all rows from the one before to this one. */
export const SelectionCheckbox = ({ selection, id, name }: SelectionCheckboxProps) => (
  <Checkbox
    checked={selection.has(id)}
    onChange={(event) => selection.toggle(id, withShift(event))}
    sx={inRow}
    slotProps={{ input: { 'aria-label': `Select ${name}` } }}
  />
);
