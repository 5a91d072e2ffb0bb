import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import type { RowSelection } from './useSelection.ts';

interface SelectAllProps {
  selection: RowSelection;
}

const label = 'Select all shown';

const stateOf = ({ extent, toggleAll }: RowSelection) => ({
  checked: extent === 'all',
  indeterminate: extent === 'some',
  onChange: toggleAll,
  sx: { width: 44, height: 44 },
});

/** The checkbox in a table's header that selects all rows. */
export const SelectAllCheckbox = ({ selection }: SelectAllProps) => (
  <Checkbox {...stateOf(selection)} slotProps={{ input: { 'aria-label': label } }} />
);

/** The checkbox above a list of cards that selects all of them. */
export const SelectAllCards = ({ selection }: SelectAllProps) => (
  <FormControlLabel
    label={label}
    control={<Checkbox {...stateOf(selection)} />}
    sx={{ mx: 0, mb: 1 }}
  />
);
