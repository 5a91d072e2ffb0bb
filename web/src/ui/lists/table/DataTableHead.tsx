import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import { visuallyHidden } from '../../layout/visuallyHidden.ts';
import type { Column, DataTableProps, Identified, ListSort } from '../rows/dataListProps.ts';
import { SelectAllCheckbox } from '../selection/SelectAllCheckbox.tsx';
import { cellStyles } from './cellStyles.ts';
import { type SortedColumn, sortedColumn } from './columnSort.ts';

const checkboxWidth = 44;

const SortHeader = ({ header, state }: { header: string; state: SortedColumn }) => (
  <TableSortLabel
    active={state.direction !== null}
    direction={state.direction === 'descending' ? 'desc' : 'asc'}
    onClick={state.toggle}
  >
    {header}
  </TableSortLabel>
);

const Header = <Row,>({ column, sort }: { column: Column<Row>; sort: ListSort | undefined }) => {
  const state = sortedColumn(column.sorts, sort);
  return (
    <TableCell
      align={column.align ?? 'left'}
      sx={{ ...cellStyles(column), width: column.width }}
      aria-sort={state?.direction ?? undefined}
    >
      {state ? <SortHeader header={column.header} state={state} /> : column.header}
    </TableCell>
  );
};

type DataTableHeadProps<Row extends Identified> = Pick<
  DataTableProps<Row>,
  'columns' | 'sort' | 'selection' | 'actionsHeader'
> & {
  /** The width of the column with the buttons, or 0 without one. */
  actionsWidth: number;
};

/** The header row, which stays visible while the page scrolls. */
export const DataTableHead = <Row extends Identified>({
  columns,
  sort,
  selection,
  actionsHeader,
  actionsWidth,
}: DataTableHeadProps<Row>) => (
  <TableHead>
    <TableRow>
      {selection && (
        <TableCell padding="checkbox" sx={{ width: checkboxWidth, zIndex: 3 }}>
          <SelectAllCheckbox selection={selection} />
        </TableCell>
      )}
      {columns.map((column) => (
        <Header key={column.id} column={column} sort={sort} />
      ))}
      {actionsWidth > 0 && (
        <TableCell align="right" sx={{ width: actionsWidth }}>
          {actionsHeader ?? <span style={visuallyHidden}>Details</span>}
        </TableCell>
      )}
    </TableRow>
  </TableHead>
);
