import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

/** A row's key, and its cells: the name, then the figures. */
export interface FigureRow {
  key: string;
  cells: [name: string, ...figures: string[]];
}

interface FigureTableProps {
  label: string;
  columns: string[];
  rows: FigureRow[];
}

/** The figures of a chart as a table. */
export const FigureTable = ({ label, columns, rows }: FigureTableProps) => (
  <TableContainer tabIndex={0} role="group" aria-label={label} sx={{ maxHeight: 360 }}>
    <Table size="small" stickyHeader aria-label={label}>
      <TableHead>
        <TableRow>
          {columns.map((column, index) => (
            <TableCell key={column} align={index > 0 ? 'right' : 'left'}>
              {column}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map(({ key, cells: [name, ...figures] }) => (
          <TableRow key={key}>
            <TableCell component="th" scope="row" sx={{ overflowWrap: 'anywhere' }}>
              {name}
            </TableCell>
            {figures.map((figure, index) => (
              <TableCell key={columns[index + 1]} align="right">
                {figure}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  </TableContainer>
);
