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

/** Selects every row of a table, from its head. */
export const SelectAllCheckbox = ({ selection }: SelectAllProps) => (
  <Checkbox {...stateOf(selection)} slotProps={{ input: { 'aria-label': label } }} />
);

/** Selects every card of a list, which has no head. */
export const SelectAllCards = ({ selection }: SelectAllProps) => (
  <FormControlLabel
    label={label}
    control={<Checkbox {...stateOf(selection)} />}
    sx={{ mx: 0, mb: 1 }}
  />
);
