import Paper from '@mui/material/Paper';
import { SelectAllCards } from '../SelectAllCheckbox.tsx';
import { CompactRow } from './CompactRow.tsx';
import type { CompactListProps, Identified } from './dataListProps.ts';
import { useOpenRows } from './useOpenRows.ts';

/** Rows of two or three short lines, for small screens. */
export const CompactList = <Row extends Identified>({
  label,
  rows,
  compact,
  ...rest
}: CompactListProps<Row>) => {
  const openRows = useOpenRows();
  return (
    <>
      {rest.selection && <SelectAllCards selection={rest.selection} />}
      <Paper
        component="ol"
        variant="outlined"
        aria-label={label}
        sx={{ p: 0, m: 0, listStyle: 'none' }}
      >
        {rows.map((row, index) => (
          <CompactRow
            key={row._id}
            {...rest}
            row={row}
            content={compact(row, index + 1)}
            open={openRows.has(row._id)}
            onToggle={() => openRows.toggle(row._id)}
          />
        ))}
      </Paper>
    </>
  );
};
