import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { memo, useId } from 'react';
import { DetailsButton } from '../rows/DetailsButton.tsx';
import type { CompactListProps, Identified } from '../rows/dataListProps.ts';
import { newItemStyles } from '../rows/newRowStyles.ts';
import { SelectionCheckbox } from '../selection/SelectionCheckbox.tsx';
import type { RowSelection } from '../selection/useSelection.ts';
import { CompactActions } from './CompactActions.tsx';
import { CompactLines } from './CompactLines.tsx';

type RowFunctions<Row extends Identified> = Pick<
  CompactListProps<Row>,
  'actions' | 'canSelect' | 'isNew' | 'details'
>;

type CompactRowProps<Row extends Identified> = Pick<CompactListProps<Row>, 'nameOf' | 'compact'> & {
  [Name in keyof RowFunctions<Row>]: RowFunctions<Row>[Name] | undefined;
} & {
  row: Row;
  number: number;
  open: boolean;
  onToggle: (id: string) => void;
  checked: boolean;
  /** Changes the selection; without it, rows cannot be selected. */
  toggle?: RowSelection['toggle'];
};

const item = {
  position: 'relative',
  px: 1,
  py: 0.75,
  '&:not(:last-of-type)': { borderBottom: 1, borderColor: 'divider' },
} as const;

const InLine = styled('div')({ display: 'flex', alignItems: 'center', gap: 8, minHeight: 52 });
const CheckboxRoom = styled('div')({ width: 44, flexShrink: 0, margin: '0 -4px' });

const RowOfLines = <Row extends Identified>({
  row,
  number,
  compact,
  nameOf,
  actions,
  checked,
  toggle,
  canSelect = () => true,
  isNew = () => false,
  details,
  open,
  onToggle,
}: CompactRowProps<Row>) => {
  const nameId = useId();
  const choices = actions?.(row) ?? [];
  const content = compact(row, number);
  return (
    <Box
      component="li"
      sx={{
        ...item,
        ...(checked && { bgcolor: 'action.selected' }),
        ...(isNew(row) && newItemStyles),
      }}
    >
      <InLine>
        {toggle && (
          <CheckboxRoom>
            {canSelect(row) && (
              <SelectionCheckbox
                checked={checked}
                toggle={toggle}
                id={row._id}
                name={nameOf(row)}
              />
            )}
          </CheckboxRoom>
        )}
        {content.picture}
        <CompactLines lines={content.lines} nameId={nameId} />
        <CompactActions actions={choices} name={nameOf(row)} nameId={nameId}>
          {details && (
            <DetailsButton open={open} nameId={nameId} onToggle={() => onToggle(row._id)} />
          )}
        </CompactActions>
      </InLine>
      {details && open && <Box sx={{ px: 1, py: 1 }}>{details(row)}</Box>}
    </Box>
  );
};

/** A row of a small screen, with its buttons behind a menu. It renders again only if it changes. */
export const CompactRow = memo(RowOfLines) as typeof RowOfLines;
