import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import type { CompactListProps, Identified } from '../rows/dataListProps.ts';
import { useOpenRows } from '../rows/useOpenRows.ts';
import { SelectAllCards } from '../selection/SelectAllCheckbox.tsx';
import { CompactRow } from './CompactRow.tsx';

const head = { px: 0.5, borderBottom: 1, borderColor: 'divider', '& label': { mb: 0 } };

/** Rows of two to four short lines, for small screens. */
export const CompactList = <Row extends Identified>({
  label,
  rows,
  selection,
  compact,
  nameOf,
  actions,
  canSelect,
  isNew,
  details,
}: CompactListProps<Row>) => {
  const rowProps = { compact, nameOf, actions, canSelect, isNew, details };
  const openRows = useOpenRows();
  return (
    <Paper variant="outlined">
      {selection && (
        <Box sx={head}>
          <SelectAllCards selection={selection} />
        </Box>
      )}
      <Box component="ol" aria-label={label} sx={{ p: 0, m: 0, listStyle: 'none' }}>
        {rows.map((row, index) => (
          <CompactRow
            key={row._id}
            {...rowProps}
            row={row}
            number={index + 1}
            open={openRows.has(row._id)}
            onToggle={openRows.toggle}
            checked={selection?.has(row._id) ?? false}
            {...(selection && { toggle: selection.toggle })}
          />
        ))}
      </Box>
    </Paper>
  );
};
