import Box from '@mui/material/Box';

/** A row's key, and its cells: the name, then the figures. */
interface FigureRow {
  key: string;
  cells: [name: string, ...figures: string[]];
}

interface FigureTableProps {
  label: string;
  columns: string[];
  rows: FigureRow[];
}

/** One style for all cells. A component for each of hundreds of cells would block the page. */
const table = {
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  typography: 'body2',
  fontVariantNumeric: 'tabular-nums',
  '& :is(th, td)': {
    px: 2,
    py: 0.75,
    borderBottom: '1px solid',
    borderColor: 'divider',
    textAlign: 'right',
  },
  '& tbody th': { textAlign: 'left', fontWeight: 'inherit', overflowWrap: 'anywhere' },
  '& thead th': {
    position: 'sticky',
    top: 0,
    bgcolor: 'background.default',
    color: 'text.secondary',
    fontSize: '0.8125rem',
    fontWeight: 650,
    whiteSpace: 'nowrap',
  },
  '& thead th:first-of-type': { textAlign: 'left' },
} as const;

/** The figures of a chart as a table. */
export const FigureTable = ({ label, columns, rows }: FigureTableProps) => (
  <Box tabIndex={0} role="group" aria-label={label} sx={{ maxHeight: 360, overflow: 'auto' }}>
    <Box component="table" aria-label={label} sx={table}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells: [name, ...figures] }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            {figures.map((figure, index) => (
              <td key={columns[index + 1]}>{figure}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Box>
  </Box>
);
