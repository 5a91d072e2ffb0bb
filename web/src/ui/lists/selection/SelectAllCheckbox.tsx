import { styled } from '@mui/material/styles';
import { visuallyHidden } from '../../layout/visuallyHidden.ts';
import { SelectionBox } from './SelectionBox.tsx';
import { selectionBarId } from './selectionBarId.ts';
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

const Skip = styled('button')({
  '&:not(:focus-visible)': visuallyHidden,
  position: 'absolute',
  zIndex: 3,
  padding: '8px 16px',
  border: 0,
  borderRadius: 6,
  backgroundColor: 'var(--mui-palette-primary-main)',
  color: 'var(--mui-palette-primary-contrastText)',
  font: 'inherit',
  fontWeight: 700,
  whiteSpace: 'nowrap',
});

/** Leads a keyboard past all rows to the bar with the actions on the selected ones. */
const ToActions = ({ selection: { count } }: SelectAllProps) =>
  count > 0 && (
    <Skip type="button" onClick={() => document.getElementById(selectionBarId)?.focus()}>
      Go to the actions
    </Skip>
  );

/** The checkbox in a table's header that selects all rows. */
export const SelectAllCheckbox = ({ selection }: SelectAllProps) => (
  <>
    <SelectionBox {...stateOf(selection)} aria-label={label} />
    <ToActions selection={selection} />
  </>
);

/** The checkbox above a list of cards that selects all of them. */
export const SelectAllCards = ({ selection }: SelectAllProps) => (
  <>
    <SelectionBox {...stateOf(selection)}>{label}</SelectionBox>
    <ToActions selection={selection} />
  </>
);
