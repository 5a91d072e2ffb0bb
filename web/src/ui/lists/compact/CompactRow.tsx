import Box from '@mui/material/Box';
import { useId } from 'react';
import { DetailsButton } from '../rows/DetailsButton.tsx';
import type { CompactContent, CompactListProps, Identified } from '../rows/dataListProps.ts';
import { newItemStyles } from '../rows/newRowStyles.ts';
import { SelectionCheckbox } from '../selection/SelectionCheckbox.tsx';
import { CompactActions } from './CompactActions.tsx';
import { CompactLines } from './CompactLines.tsx';

type CompactRowProps<Row extends Identified> = Pick<
  CompactListProps<Row>,
  'nameOf' | 'actions' | 'selection' | 'canSelect' | 'isNew' | 'details'
> & {
  row: Row;
  content: CompactContent;
  open: boolean;
  onToggle: () => void;
};

const item = {
  position: 'relative',
  px: 1,
  py: 0.75,
  '&:not(:last-of-type)': { borderBottom: 1, borderColor: 'divider' },
} as const;

const inLine = { display: 'flex', alignItems: 'center', gap: 1, minHeight: 52 } as const;

/** A row of a small screen, with its buttons behind a menu. */
export const CompactRow = <Row extends Identified>({
  row,
  content,
  nameOf,
  actions,
  selection,
  canSelect = () => true,
  isNew = () => false,
  details,
  open,
  onToggle,
}: CompactRowProps<Row>) => {
  const nameId = useId();
  const choices = actions?.(row) ?? [];
  const isSelected = selection?.has(row._id) ?? false;
  return (
    <Box
      component="li"
      sx={{
        ...item,
        ...(isSelected && { bgcolor: 'action.selected' }),
        ...(isNew(row) && newItemStyles),
      }}
    >
      <Box sx={inLine}>
        {selection && (
          <Box sx={{ width: 44, flexShrink: 0, mx: -0.5 }}>
            {canSelect(row) && (
              <SelectionCheckbox selection={selection} id={row._id} name={nameOf(row)} />
            )}
          </Box>
        )}
        {content.picture}
        <CompactLines lines={content.lines} nameId={nameId} />
        <CompactActions actions={choices} name={nameOf(row)} nameId={nameId}>
          {details && <DetailsButton open={open} nameId={nameId} onToggle={onToggle} />}
        </CompactActions>
      </Box>
      {details && open && <Box sx={{ px: 1, py: 1 }}>{details(row)}</Box>}
    </Box>
  );
};
