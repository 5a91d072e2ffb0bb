import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import type { DataTableProps, Identified } from '../rows/dataListProps.ts';
import { bodyStyles, useRowHeight } from './cellStyles.ts';
import { DataTableBody } from './DataTableBody.tsx';
import { DataTableFoot } from './DataTableFoot.tsx';
import { DataTableHead } from './DataTableHead.tsx';

const buttonWidth = 36;
const cellPadding = 8;

/**
 * Rows of one height whatever the browser's font, in columns that do not depend on the rows. The
 * header row sticks below what covers the top of the page: `--sticky-top`, which layouts set.
 */
const tableStyles = (rowHeight: number) =>
  ({
    tableLayout: 'fixed',
    '& th, & td': {
      height: rowHeight,
      px: `${cellPadding}px`,
      py: 0,
      fontSize: '0.875rem',
      lineHeight: 1.4,
      whiteSpace: 'nowrap',
    },
    '& .MuiTableCell-head': {
      top: 'var(--sticky-top, 0px)',
      bgcolor: 'background.paper',
      fontSize: '0.8125rem',
      '&:first-of-type': { borderTopLeftRadius: 'inherit' },
      '&:last-of-type': { borderTopRightRadius: 'inherit' },
    },
    '& thead, & thead > tr': { borderRadius: 'inherit' },
    '& .MuiTableCell-paddingCheckbox': { px: '4px' },
    '&& .select': { width: 36, height: 36 },
    '&& .icon-button': { width: 32, height: 32 },
    '&& .text-button': { minHeight: 28 },
  }) as const;

const buttonsWidth = (buttons: number) =>
  buttons === 0 ? 0 : buttons * buttonWidth + 2 * cellPadding;

/** The width of the column with the buttons, or 0 without one. */
const actionsWidthOf = <Row extends Identified>(props: DataTableProps<Row>) => {
  const { rows, actions, actionsWidth, details } = props;
  if (actionsWidth !== undefined) return actionsWidth;
  const most = actions ? Math.max(1, ...rows.map((row) => actions(row).length)) : 0;
  return buttonsWidth(most + (details ? 1 : 0));
};

/** A dense table over the full width. */
export const DataTable = <Row extends Identified>(props: DataTableProps<Row>) => {
  const { label, columns, selection } = props;
  const rowHeight = useRowHeight();
  const actionsWidth = actionsWidthOf(props);
  const span = columns.length + (selection ? 1 : 0) + (actionsWidth > 0 ? 1 : 0);
  return (
    <Paper variant="outlined">
      <Table
        stickyHeader
        aria-label={label}
        sx={{
          ...bodyStyles(columns, rowHeight),
          ...tableStyles(rowHeight),
          borderRadius: 'inherit',
        }}
      >
        <DataTableHead {...props} actionsWidth={actionsWidth} />
        <DataTableBody {...props} span={span} />
        <DataTableFoot
          columns={columns}
          hasSelection={Boolean(selection)}
          hasActions={actionsWidth > 0}
        />
      </Table>
    </Paper>
  );
};
