import Box from '@mui/material/Box';
import type { RowAction } from './dataListProps.ts';
import { RowActions } from './RowActions.tsx';
import { RowMenu } from './RowMenu.tsx';

interface CompactActionsProps {
  actions: RowAction[];
  /** The name of the row. */
  name: string;
  /** The id of the element with that name. */
  nameId: string;
}

/** Large enough for touch. */
const touch = { flexShrink: 0, '& .MuiButton-root': { minHeight: 44 } };

/** The actions of a row on a small screen: one as a button, more in a menu. */
export const CompactActions = ({ actions, name, nameId }: CompactActionsProps) => {
  if (actions.length > 1) return <RowMenu actions={actions} name={name} />;
  return (
    <Box sx={touch}>
      <RowActions actions={actions} nameId={nameId} />
    </Box>
  );
};
