import type { ChangeEvent } from 'react';
import { SelectionBox } from './SelectionBox.tsx';
import type { RowSelection } from './useSelection.ts';

interface SelectionCheckboxProps {
  checked: boolean;
  toggle: RowSelection['toggle'];
  id: string;
  /** The name of the row's item. */
  name: string;
}

/** React's change event of a click or Space has the state of the Shift key. */
const withShift = ({ nativeEvent }: ChangeEvent) =>
  nativeEvent instanceof MouseEvent && nativeEvent.shiftKey;

/** Selects a row; with Shift, all rows from the last toggled one to this one. */
export const SelectionCheckbox = ({ checked, toggle, id, name }: SelectionCheckboxProps) => (
  <SelectionBox
    checked={checked}
    onChange={(event) => toggle(id, withShift(event))}
    aria-label={`Select ${name}`}
  />
);
