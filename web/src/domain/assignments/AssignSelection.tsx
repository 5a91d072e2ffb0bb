import { SelectionBar } from '../../ui/lists/selection/SelectionBar.tsx';
import type { RowSelection } from '../../ui/lists/selection/useSelection.ts';
import { AssignMenu, type AssignMenuProps } from './AssignMenu.tsx';

/** A bar that assigns the selected rows to someone of the staff. */
export const AssignSelection = ({
  selection,
  ...menu
}: AssignMenuProps & { selection: RowSelection }) => (
  <SelectionBar selection={selection}>
    <AssignMenu selection={selection} {...menu} />
  </SelectionBar>
);
