import { SelectionBox } from './SelectionBox.tsx';
import type { RowSelection } from './useSelection.ts';

interface SelectAllProps {
  selection: RowSelection;
}

const label = 'Select all shown';

const stateOf = ({ extent, toggleAll }: RowSelection) => ({
  checked: extent === 'all',
  indeterminate: extent === 'some',
  onChange: toggleAll,
});

/** The checkbox in a table's header that selects all rows. */
export const SelectAllCheckbox = ({ selection }: SelectAllProps) => (
  <SelectionBox {...stateOf(selection)} aria-label={label} />
);

/** The checkbox above a list of cards that selects all of them. */
export const SelectAllCards = ({ selection }: SelectAllProps) => (
  <SelectionBox {...stateOf(selection)}>{label}</SelectionBox>
);
