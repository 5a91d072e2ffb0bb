import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { useContext } from 'react';
import { ListLayoutContext } from '../layout/listLayout.ts';
import type { CompactListProps, Identified } from '../rows/dataListProps.ts';
import { newItemStyles } from '../rows/newRowStyles.ts';
import { SelectAllCards } from '../selection/SelectAllCheckbox.tsx';
import { undrawnStyles } from '../slices/undrawnStyles.ts';
import { useRows } from '../slices/useRows.ts';
import { CompactRow } from './CompactRow.tsx';

const head = { px: 0.5, borderBottom: 1, borderColor: 'divider' };

/** The height of a usual row in pixels. */
const heights = { dense: 64, comfortable: 80 };

/**
 * The rows are plain elements with classes, because a list has up to a hundred. No selector depends
 * on siblings: each new row would style all others again.
 */
const listStyles = (rowHeight: number) =>
  ({
    p: 0,
    m: 0,
    listStyle: 'none',
    '& > .row': {
      position: 'relative',
      px: 1,
      py: rowHeight === heights.dense ? 0.75 : 1.75,
    },
    '& > .ruled': { borderTop: 1, borderColor: 'divider' },
    '& > .selected': { bgcolor: 'action.selected' },
    '& > .new': newItemStyles,
    '& > .row > .in-line': { display: 'flex', alignItems: 'center', gap: '8px', minHeight: 52 },
    '& > .row > .in-line > .checkbox': { width: 44, flexShrink: 0, mx: '-4px' },
    '& > .row > .details': { p: 1 },
    '& > .undrawn': { position: 'relative', ...undrawnStyles(rowHeight) },
  }) as const;

/** Rows of two to four short lines, for small screens. */
export const CompactList = <Row extends Identified>(props: CompactListProps<Row>) => {
  const { label, selection, compact } = props;
  const { isComfortable } = useContext(ListLayoutContext);
  const rowHeight = isComfortable ? heights.comfortable : heights.dense;
  const { drawn, undrawn } = useRows(props);
  return (
    <Paper variant="outlined">
      {selection && (
        <Box sx={head}>
          <SelectAllCards selection={selection} />
        </Box>
      )}
      <Box component="ol" aria-label={label} sx={listStyles(rowHeight)}>
        {drawn.map((rowProps) => (
          <CompactRow key={rowProps.row._id} {...rowProps} compact={compact} />
        ))}
        {/* Another element for each slice, so that none moves. */}
        {undrawn > 0 && (
          <li
            key={undrawn}
            aria-hidden
            className="undrawn"
            style={{ height: undrawn * rowHeight }}
          />
        )}
      </Box>
    </Paper>
  );
};
