import Checkbox from '@mui/material/Checkbox';
import type { ChangeEvent } from 'react';
import type { RowSelection } from './useSelection.ts';

interface SelectionCheckboxProps {
  checked: boolean;
  toggle: RowSelection['toggle'];
  id: string;
  /** The name of the row's item. */
  name: string;
}

/** Above the link that covers the row, and large enough for touch. */
const inRow = { position: 'relative', zIndex: 1, width: 44, height: 44 } as const;

/** React's change event of a click or Space has the state of the Shift key. */
const withShift = ({ nativeEvent }: ChangeEvent) =>
  nativeEvent instanceof MouseEvent && nativeEvent.shiftKey;

/** Selects a row; with Shift, all rows from the last toggled one to this one. */
export const SelectionCheckbox = ({ checked, toggle, id, name }: SelectionCheckboxProps) => (
  <Checkbox
    checked={checked}
    onChange={(event) => toggle(id, withShift(event))}
    sx={inRow}
    slotProps={{ input: { 'aria-label': `Select ${name}` } }}
  />
);
