import TableCell from '@mui/material/TableCell';
import TableFooter from '@mui/material/TableFooter';
import TableRow from '@mui/material/TableRow';
import type { DataTableProps, Identified } from '../rows/dataListProps.ts';
import { cellStyles } from './cellStyles.ts';

type DataTableFootProps<Row extends Identified> = Pick<DataTableProps<Row>, 'columns'> & {
  hasSelection: boolean;
  hasActions: boolean;
};

const look = {
  color: 'text.primary',
  fontWeight: 720,
  borderTop: 1,
  borderBottom: 0,
  borderColor: 'divider',
};

/** The row with the totals, if the columns have any. */
export const DataTableFoot = <Row extends Identified>({
  columns,
  hasSelection,
  hasActions,
}: DataTableFootProps<Row>) =>
  columns.some(({ total }) => total !== undefined) && (
    <TableFooter>
      <TableRow>
        {hasSelection && <TableCell sx={look} />}
        {columns.map((column) => (
          <TableCell
            key={column.id}
            align={column.align ?? 'left'}
            sx={{ ...cellStyles(column), ...look }}
            {...(column.isName && { component: 'th', scope: 'row' })}
          >
            {column.total}
          </TableCell>
        ))}
        {hasActions && <TableCell sx={look} />}
      </TableRow>
    </TableFooter>
  );
